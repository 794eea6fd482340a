import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A picture or a horoscope of five megabytes and the form around it. */
const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

const BASE = 'http://localhost';

/** Page posts are kept as they came: the page's action reads them as a form. */
export function readPageBodies(room: FastifyInstance): void {
  room.removeAllContentTypeParsers();
  room.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    async (_: FastifyRequest, body: Buffer) => body,
  );
}

/** The request as React Router reads it. A page that only says what went wrong is read, never posted. */
export function toWebRequest(request: FastifyRequest, isReadOnly = false): Request {
  // A path alone: neither the Host header nor an absolute address in the request line has a say.
  const url = URL.parse(`${BASE}${request.url}`) ?? new URL(BASE);
  if (request.method !== 'POST' || isReadOnly) return new Request(url);
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  const contentType = request.headers['content-type'];
  return new Request(url, { method: 'POST', body, headers: contentType ? { 'content-type': contentType } : {} });
}
