import { type Received, sendRequest, writeMultipart } from './send-request.ts';

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

/** The fields of a form by their wire names: texts and files. */
export type TestForm = Record<string, string | Blob>;

/** A browser without pages: it keeps cookies. */
export interface TestClient {
  cookies: Map<string, string>;
  /** Sends a form to a call as multipart. */
  call(path: string, form?: TestForm): Promise<TestAnswer>;
  /** Sends a form to a call url-encoded. */
  callEncoded(path: string, form: Record<string, string>): Promise<TestAnswer>;
  /** Requests a path of the site, e.g. `/dashboard`. */
  get(path: string): Promise<TestAnswer>;
  /** Sends any request with the cookies of this client. Its own headers override those of the client. */
  send(path: string, init: RequestInit): Promise<TestAnswer>;
}

/** Makes a client of the application at an address. `headers` are sent with every request. */
export function makeTestClient(address: string, headers: Record<string, string> = {}): TestClient {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<TestAnswer> {
    const cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const allHeaders = new Headers({ ...headers, ...(cookieHeader ? { cookie: cookieHeader } : {}) });
    for (const [name, value] of new Headers(init.headers)) allHeaders.set(name, value);
    const answer = await ask(`${address}${path}`, { ...init, headers: allHeaders });
    for (const line of answer.headers.getSetCookie()) keepCookie(cookies, line);
    const text = answer.bytes.toString();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { ...answer, body: isJson ? JSON.parse(text) : {}, text };
  }

  return {
    cookies,
    send,
    get: (path) => send(path, {}),
    async call(path, form = {}) {
      const { type, body } = await writeMultipart(form);
      return send(`/api/${path}`, { method: 'POST', headers: { 'content-type': type }, body });
    },
    callEncoded: (path, form) => send(`/api/${path}`, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

/** Sends a request without following redirects. */
async function ask(url: string, init: RequestInit & { headers: Headers }): Promise<Received> {
  const { body, headers, method, ...others } = init;
  const isPlain = !body || typeof body === 'string' || body instanceof URLSearchParams || body instanceof Uint8Array;
  // Our own `sendRequest` is faster. Only `fetch` can send streams and `FormData`, and decompress, as few tests need.
  const encoding = headers.get('accept-encoding') ?? 'identity';
  if (isPlain && encoding === 'identity' && Object.keys(others).length === 0)
    return sendRequest(url, { method, headers, body });
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Stores or removes a cookie as a `Set-Cookie` line says. */
function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
