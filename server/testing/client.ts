/** An answer as tests read it. `body` is the parsed JSON; the whole answer is in `text` and `bytes`. */
export interface TestAnswer {
  status: number;
  body: TestBody;
  text: string;
  bytes: Buffer;
  headers: Headers;
}

/** Names that many answers share; all others are unknown until a test compares them. */
interface TestBody {
  msgcode: number;
  msg: string;
  errors: Record<string, string>;
  profile_id: string;
  [name: string]: unknown;
}

export type TestForm = Record<string, string | Blob>;

export interface TestClient {
  cookies: Map<string, string>;
  /** Sends a form to a call as multipart. */
  call(path: string, form?: TestForm): Promise<TestAnswer>;
  /** Sends a form to a call url-encoded. */
  callEncoded(path: string, form: Record<string, string>): Promise<TestAnswer>;
  get(path: string): Promise<TestAnswer>;
  send(path: string, init: RequestInit): Promise<TestAnswer>;
}

/** A test's browser: keeps cookies and sends forms. */
export function makeTestClient(address: string, headers: Record<string, string> = {}): TestClient {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<TestAnswer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${address}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...(cookie ? { cookie } : {}), ...Object.fromEntries(new Headers(init.headers)) },
    });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : {}, text, bytes, headers: response.headers };
  }

  return {
    cookies,
    send,
    get: (path) => send(path, {}),
    call(path, form = {}) {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) body.append(name, value);
      return send(`/api/${path}`, { method: 'POST', body });
    },
    callEncoded: (path, form) => send(`/api/${path}`, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
