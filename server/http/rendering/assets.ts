import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerNothing } from '#server/http/errors.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/**
 * The built files, compressed beforehand. Names with a hash never change; the others may. The hundreds with a hash share one
 * route: with one each, they were a tenth of what a start costs.
 */
export async function serveAssets(room: FastifyInstance, folder: string): Promise<void> {
  await room.register(fastifyStatic, {
    ...served(folder, HOUR),
    wildcard: false,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'assets/**'],
  });

  const hashed = join(folder, 'assets');
  const names = new Set((await readdir(hashed)).filter((name) => !/\.(br|gz)$/.test(name)));
  await room.register(fastifyStatic, { ...served(hashed, YEAR), serve: false });
  room.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    names.has(name) ? reply.sendFile(name) : answerNothing(reply),
  );
}

const served = (root: string, cacheControl: string): FastifyStaticOptions => ({
  root,
  preCompressed: true,
  index: false,
  cacheControl: false,
  setHeaders: (reply) => reply.header('cache-control', cacheControl),
});
