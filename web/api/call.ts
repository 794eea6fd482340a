import { API_BASE, type Call, OWNER_NAME } from '#contract/call.ts';
import { PIECE_BYTES } from '#contract/file-kind.ts';
import { DRAWN_FOR } from '#contract/rendered-for.ts';
import type { RawAnswer, Visitor } from '#contract/rendering.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import { type Answer, networkLost, pairsOf, parseBody, readAnswer } from './answer.ts';
import { patience } from './patience.ts';

/** What a call may need besides its draft. */
export interface CallOptions {
  /** Files under their contract names. */
  files?: Readonly<Record<string, Blob>>;
  /** Aborts the call. In the browser its answer is then that of a lost network. */
  signal?: AbortSignal;
}

/** Makes a call of the documented API. A call on the reader's own record also sends the id of its owner. */
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

/** A file that is too large for one request on a bad network, and the call to which it belongs. */
export interface Carried {
  /** The API of the reader who started the transfer. */
  api: Api;
  /** The path of the call. */
  path: string;
  /** The file's name in the contract. */
  name: string;
  file: Blob;
  signal?: AbortSignal | undefined;
  /** Makes the call with `instead` in place of the file. */
  deliver: (instead: Blob | string) => Promise<RawAnswer>;
}

/** Returns the API over a transport. `carry` sends the first file of a member's call that is larger than one piece. */
export function makeApi(
  send: Send,
  visitor: () => Visitor,
  carry: (carried: Carried) => Promise<RawAnswer> = ({ file, deliver }) => deliver(file),
): Api {
  const api: Api = async (call, draft, { files = {}, signal } = {}) => {
    const reader = visitor();
    const pairs = pairsOf(call, draft, reader);
    const headers: Record<string, string> = OWNER_NAME[call.access] ? { [DRAWN_FOR.header]: reader.account } : {};
    const url = `${API_BASE}/${call.path}`;
    if (call.method === 'GET') {
      const query = new URLSearchParams(pairs).toString();
      return readAnswer(call, await send('GET', query ? `${url}?${query}` : url, { signal, headers }));
    }
    const post = (fileValues: Readonly<Record<string, Blob | string>>) => {
      const form = new FormData();
      for (const [name, value] of [...pairs, ...Object.entries(fileValues)]) form.set(name, value);
      return send('POST', url, { form, signal, headers });
    };
    const largeFile = Object.entries(files).find(([, { size }]) => size > PIECE_BYTES);
    if (!largeFile || call.access !== 'member') return readAnswer(call, await post(files));
    const [name, file] = largeFile;
    const deliver = (instead: Blob | string) => post({ ...files, [name]: instead });
    // Another account may log in during the transfer. All pieces are sent for the reader who started it.
    const apiOfReader = makeApi(send, () => reader);
    return readAnswer(call, await carry({ api: apiOfReader, path: call.path, name, file, signal, deliver }));
  };
  return api;
}

/** Timeout of one request. */
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
