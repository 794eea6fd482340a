import { API_BASE, type Call, OWNER_NAME } from '#contract/call.ts';
import { DRAWN_FOR } from '#contract/drawn-for.ts';
import type { RawAnswer, Visitor } from '#contract/rendering.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import { type Answer, networkLost, pairsOf, parseBody, readAnswer } from './answer.ts';
import { patience } from './patience.ts';

export interface CallOptions {
  /** Files under their contract names. */
  files?: Readonly<Record<string, Blob>>;
  signal?: AbortSignal;
}

/** Makes a call of the documented API and adds the session's own id. */
export type Api = <S extends Fields, R extends Fields>(
  call: Call<S, R>,
  draft?: Draft<S>,
  options?: CallOptions,
) => Promise<Answer<R>>;

/** The transport: `fetch` in the browser, an injected request during server rendering. */
export type Send = (
  method: 'GET' | 'POST',
  url: string,
  sent: { form?: FormData; signal?: AbortSignal | undefined; headers?: Record<string, string> },
) => Promise<RawAnswer>;

export function makeApi(send: Send, visitor: () => Visitor): Api {
  return async (call, draft, { files = {}, signal } = {}) => {
    const reader = visitor();
    const pairs = pairsOf(call, draft, reader);
    const headers: Record<string, string> = OWNER_NAME[call.access] ? { [DRAWN_FOR.header]: reader.account } : {};
    const url = `${API_BASE}/${call.path}`;
    if (call.method === 'GET') {
      const query = new URLSearchParams(pairs).toString();
      return readAnswer(call, await send('GET', query ? `${url}?${query}` : url, { signal, headers }));
    }
    const form = new FormData();
    for (const [name, value] of pairs) form.set(name, value);
    for (const [name, file] of Object.entries(files)) form.set(name, file);
    return readAnswer(call, await send('POST', url, { form, signal, headers }));
  };
}

const PATIENCE_MS = 120_000;

/** The browser's transport. A network failure becomes an answer. */
export const sendByFetch: Send = async (method, url, { form, signal, headers }) => {
  const request: RequestInit = {
    method,
    body: form ?? null,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...headers },
    signal: patience(PATIENCE_MS, signal),
  };
  // Keep only the network request in this block: every error in it is reported as a network failure.
  try {
    const response = await fetch(url, request);
    const body = parseBody(await response.text());
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
  } catch {
    return networkLost;
  }
};
