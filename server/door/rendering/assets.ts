import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** The built files, compressed beforehand. Names with a hash never change; the others may. */
export async function serveAssets(room: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets') + sep;
  await room.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? YEAR : HOUR);
    },
  });
}
