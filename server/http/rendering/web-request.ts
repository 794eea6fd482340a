import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Visitor } from '#contract/rendering.ts';
import { FORM_LIMIT_BYTES } from '#server/http/forms.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Maximum number of bytes of a body with a file: a picture or a horoscope, and the form around it. */
const FILES_LIMIT_BYTES = 6 * 1024 * 1024;
/** The addresses of the pages whose forms take a file. The page of two families takes the photo of their story. */
const FILE_PAGES = /^\/(?:update-profile-image|personal-information|matching-profile\/[^/]+\/together)$/;

/** Makes a path an absolute address. The host is not used. */
const BASE = 'http://localhost';

/** Leaves the bodies of page posts unread until the sender is known. */
export function leaveBodiesUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (_: FastifyRequest, payload: Readable) => payload);
}

/** Whether a post to a page may contain a file: a member's form that accepts one. */
export const mayHoldFile = (request: FastifyRequest, path: string, { pid }: Visitor): boolean =>
  request.method === 'POST' && pid !== '' && FILE_PAGES.test(path);

/**
 * Reads the body of a page post, which the page's action parses as a form; null for a request without a body. Throws a
 * 413 if it is too large, and a 400 if it cannot be read.
 */
export async function readBody({ method, body }: FastifyRequest, holdsFile: boolean): Promise<Buffer | null> {
  if (method !== 'POST' || !(body instanceof Readable)) return null;
  const limitBytes = holdsFile ? FILES_LIMIT_BYTES : FORM_LIMIT_BYTES;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // The unread rest is discarded after the answer. To end it here would cut off the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > limitBytes) throw new Refusal(413, 'tooLarge');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'malformed');
  }
  return Buffer.concat(chunks);
}

/** Converts the request for React Router. With a null body the page is only read, as an error page always is. */
export function toWebRequest(request: FastifyRequest, body: Buffer | null): Request {
  // Only the path is used. Neither the Host header nor an absolute address in the request line has an effect.
  const url = URL.parse(`${BASE}${request.url}`) ?? new URL(BASE);
  if (body === null) return new Request(url);
  const contentType = request.headers['content-type'];
  return new Request(url, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: contentType ? { 'content-type': contentType } : {},
  });
}
