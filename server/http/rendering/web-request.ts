import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Visitor } from '#contract/rendering.ts';
import { FORM_LIMIT_BYTES } from '#server/http/forms.ts';
import { Refusal } from '#server/http/refusal.ts';

/** A picture or a horoscope of five megabytes and the form around it. */
const FILES_LIMIT_BYTES = 6 * 1024 * 1024;
/** The pages whose forms take a file. */
const FILE_PAGES = new Set(['/update-profile-image', '/personal-information']);

const BASE = 'http://localhost';

/** Page posts are not read before it is known who sends them. */
export function leaveBodiesUnread(room: FastifyInstance): void {
  room.removeAllContentTypeParsers();
  room.addContentTypeParser('*', async (_: FastifyRequest, payload: Readable) => payload);
}

/** Whether what a visitor sends to a page may hold a file: a member's form that takes one. */
export const mayHoldFile = (request: FastifyRequest, path: string, { pid }: Visitor): boolean =>
  request.method === 'POST' && pid !== '' && FILE_PAGES.has(path);

/** A page post as it came, which the page's action reads as a form; throws a 413 where it is too large. */
export async function readBody({ method, body }: FastifyRequest, holdsFile: boolean): Promise<Buffer | null> {
  if (method !== 'POST' || !(body instanceof Readable)) return null;
  const most = holdsFile ? FILES_LIMIT_BYTES : FORM_LIMIT_BYTES;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // What is left unread is thrown away after the answer; to end it here would cut off the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > most) throw new Refusal(413, 'tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'malformed');
  }
  return Buffer.concat(chunks);
}

/** The request as React Router reads it. A page that only says what went wrong is read, never posted. */
export function toWebRequest(request: FastifyRequest, body: Buffer | null): Request {
  // A path alone: neither the Host header nor an absolute address in the request line has a say.
  const url = URL.parse(`${BASE}${request.url}`) ?? new URL(BASE);
  if (body === null) return new Request(url);
  const contentType = request.headers['content-type'];
  return new Request(url, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: contentType ? { 'content-type': contentType } : {},
  });
}
