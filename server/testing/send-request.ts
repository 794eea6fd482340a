import { Agent, type IncomingMessage, request } from 'node:http';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The request of a test: a body in one piece, or none. */
export interface Sent {
  method?: string | undefined;
  headers: Headers;
  body?: string | URLSearchParams | Uint8Array | null | undefined;
}

/** The answer to a request. */
export interface Received {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Reuses connections between the requests of a test file. */
const agent = new Agent({ keepAlive: true });
/** Half of the time after which the server closes a connection that is idle. */
const LONGEST_IDLE_MS = 5_000;
/** When each connection became idle, by `performance.now()`. */
const idleSince = new WeakMap<Duplex, number>();
agent.on('free', (socket: Duplex) => idleSince.set(socket, performance.now()));

/**
 * Drops idle connections after a test that has blocked the process for long, because the server is about to close them.
 */
function leaveIdleConnections(): void {
  const earliest = performance.now() - LONGEST_IDLE_MS;
  const freeSockets = Object.values(agent.freeSockets).flatMap((sockets) => sockets ?? []);
  for (const socket of freeSockets) if ((idleSince.get(socket) ?? 0) < earliest) socket.destroy();
}

/** The headers of `fetch`, except for compression. */
const FETCH_HEADERS = { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' };

/** Sends a request as `fetch` does, with a third of its CPU time. Follows no redirect. */
export async function sendRequest(url: string, { method = 'GET', headers, body }: Sent): Promise<Received> {
  const bodyType = typeof body === 'string' ? 'text/plain' : 'application/x-www-form-urlencoded';
  if (body && !(body instanceof Uint8Array) && !headers.has('content-type'))
    headers.set('content-type', `${bodyType};charset=UTF-8`);
  leaveIdleConnections();
  const allHeaders = { ...FETCH_HEADERS, ...Object.fromEntries(headers) };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(url), { agent, method, headers: allHeaders }, resolve)
      .on('error', reject)
      .end(body instanceof URLSearchParams ? body.toString() : (body ?? undefined));
  });
  const received = new Headers();
  const { rawHeaders, statusCode = 0 } = answer;
  // Names and values in turn.
  for (let index = 0; index < rawHeaders.length; index += 2)
    received.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return { status: statusCode, headers: received, bytes: await buffer(answer) };
}

/** The end of a line. */
const LINE = '\r\n';
const BOUNDARY = '----of-a-test-e5b1f0a3c97d';

/** Encodes a form with files as browsers do: `multipart/form-data`. */
export async function writeMultipart(form: Record<string, string | Blob>): Promise<{ type: string; body: Buffer }> {
  const parts: (string | Uint8Array)[] = [];
  for (const [name, value] of Object.entries(form)) {
    const quoted = `"${name.replaceAll('"', '%22')}"`;
    parts.push(`--${BOUNDARY}${LINE}content-disposition: form-data; name=${quoted}`);
    if (typeof value === 'string') parts.push(LINE + LINE, value.replaceAll(/\r?\n|\r/g, LINE));
    else {
      const file = value instanceof File ? value.name : 'blob';
      parts.push(`; filename="${file.replaceAll('"', '%22')}"${LINE}`);
      parts.push(`content-type: ${value.type || 'application/octet-stream'}${LINE}${LINE}`);
      parts.push(new Uint8Array(await value.arrayBuffer()));
    }
    parts.push(LINE);
  }
  parts.push(`--${BOUNDARY}--${LINE}`);
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat(parts.map((part) => Buffer.from(part))),
  };
}
