import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { Pages, Render } from '#server/http/rendering/bundle.ts';

const ENTRY = '/web/entry.client.tsx';

/** The pages as they are being written: Vite in middleware mode, in the server's own process. */
export async function openVitePages(app: FastifyInstance): Promise<Pages> {
  const vite = await createServer({
    root: resolve(import.meta.dirname, '..'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  return {
    build: 'development',
    serveAssets: async (room) => {
      room.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, () => next()));
    },
    load: async () => {
      const entry: { render: Render } = await vite.ssrLoadModule('/web/entry.server.tsx');
      return entry.render;
    },
    assetsOf: () => ({ entry: ENTRY, preloads: [], styles: [] }),
    complete: (url, html) => vite.transformIndexHtml(url, html),
  };
}
