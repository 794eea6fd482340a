import type { FastifyInstance } from 'fastify';
import type { Entry, Outer, RawAnswer, Rendered } from '#contract/rendering.ts';

/** Sends a call for a page that is being rendered, and returns its answer. Refused calls are answers, too. */
export type Send = (method: 'GET' | 'POST', url: string, sent: { form?: FormData }) => Promise<RawAnswer>;

/** The server bundle's function: runs a page's loaders and its action, and renders the page. */
export type Render = (request: Request, outer: Outer<Send>) => Promise<Rendered>;

/** The addresses of the files that a page links. */
export interface Assets {
  /** The script to run. */
  entry: string;
  preloads: string[];
  styles: string[];
  /** Styles that only other pages need. They are named here and loaded with the first page that needs them. */
  laterStyles: string[];
  /** Scripts that send a form. They are named here and loaded when a field is touched. */
  laterScripts: string[];
}

/** The source of pages: the build, or Vite in development. */
export interface Pages {
  /** The name of the build. */
  build: string;
  /** Serves the files that pages link. */
  serveAssets: (scope: FastifyInstance) => Promise<void>;
  /** Loads the function that renders pages. */
  load: () => Promise<Render>;
  /** Returns the files for a page, by its modules and the program that runs it in the browser. */
  assetsOf: (modules: readonly string[], entry: Entry) => Assets;
  /** Adds Vite's client to a page, in development only. */
  complete?: (url: string, html: string) => Promise<string>;
}
