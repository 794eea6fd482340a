import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Smaller answers are not worth compressing. */
const LEAST_BYTES = 1024;
/** Content types that compression makes smaller. */
const PACKABLE = /^(text\/|application\/(json|xml|manifest\+json))/;

/** Brotli's level, from 0 (fast) to 11 (small). */
const BROTLI_QUALITY = 4;

const packers = {
  br: (answer: string | Buffer) =>
    brotliCompressSync(answer, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (answer: string | Buffer) => gzipSync(answer),
};

const negotiator = new Negotiator<keyof typeof packers>({ supportedValues: ['br', 'gzip'] });

/**
 * Compresses the answers of pages and calls in an encoding that the client accepts. Assets are compressed in the build.
 */
export function registerCompression(app: FastifyInstance): void {
  // biome-ignore lint/complexity/useMaxParams: the hook's own shape
  app.addHook('onSend', (request, reply, answer, done) => {
    if (!isPackable(reply, answer)) return done(null, answer);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
    const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '');
    if (encoding === null) return done(null, answer);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    done(null, packers[encoding](answer));
  });
}

function isPackable(reply: FastifyReply, answer: unknown): answer is string | Buffer {
  if (typeof answer !== 'string' && !Buffer.isBuffer(answer)) return false;
  if (Buffer.byteLength(answer) < LEAST_BYTES || reply.hasHeader('content-encoding')) return false;
  return PACKABLE.test(String(reply.getHeader('content-type') ?? ''));
}
