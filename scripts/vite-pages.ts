import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { Pages } from '#server/http/rendering/bundle.ts';

/** Serves pages from source: Vite in middleware mode within the server's process. */
export async function openVitePages(): Promise<Pages> {
  const vite = await createServer({
    root: resolve(import.meta.dirname, '..'),
    server: { middlewareMode: true },
  });
  return {
    build: 'development',
    serveAssets: async (app) => {
      app.addHook('onClose', () => vite.close());
      app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, () => next()));
    },
    load: async () => {
      const { render } = await vite.ssrLoadModule('/web/entry.server.tsx');
      return render;
    },
    assetsOf: (_modules, entry) => ({
      entry: `/${entry}`,
      preloads: [],
      styles: [],
      laterStyles: [],
      laterScripts: [],
    }),
    complete: (url, html) => vite.transformIndexHtml(url, html),
  };
}
