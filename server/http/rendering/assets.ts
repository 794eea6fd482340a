import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { clientFolder } from './built-pages.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

const hashed = join(clientFolder, 'assets') + sep;

/** The built files, compressed beforehand. Names with a hash never change; the others may. */
export async function serveAssets(room: FastifyInstance, folder = clientFolder): Promise<void> {
  await room.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.startsWith(hashed) ? YEAR : HOUR);
    },
  });
}
