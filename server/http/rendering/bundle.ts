import type { FastifyInstance } from 'fastify';
import type { Entry, Outer, RawAnswer, Rendered } from '#contract/rendering.ts';

/** How a page that is being rendered reaches the API. */
export type Send = (method: 'GET' | 'POST', url: string, sent: { form?: FormData }) => Promise<RawAnswer>;

/** What the program of the pages offers: runs a page's loaders and its action, and renders it. */
export type Render = (request: Request, outer: Outer<Send>) => Promise<Rendered>;

/** What a page's head links: scripts to start, scripts to have ready, styles. */
export interface Assets {
  entry: string;
  preloads: string[];
  styles: string[];
  /** What pages behind the login need: named, and not loaded before one of them comes. */
  laterStyles: string[];
  /** What sending a form needs besides: named, and loaded when a field is touched. */
  laterScripts: string[];
}

/** Where pages come from: the build, or Vite while one develops. */
export interface Pages {
  build: string;
  /** Serves what pages link to. */
  serveAssets: (room: FastifyInstance) => Promise<void>;
  load: () => Promise<Render>;
  assetsOf: (modules: readonly string[], entry: Entry) => Assets;
  /** Development adds Vite's own client to a page. */
  complete?: (url: string, html: string) => Promise<string>;
}
