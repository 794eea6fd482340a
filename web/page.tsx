import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import type { Language } from '#contract/choices.ts';
import { loadChunk } from '#web/api/chunk.ts';
import { guard } from '#web/api/guard.ts';
import { anyone, members, type Rule } from '#web/api/redirects.ts';

/** The title and the description of a page, in both languages. */
export type Head = Record<Language, { title: string; description: string }>;

/** What a page's file exports. */
export interface PageModule {
  Component: ComponentType;
  /** A page that stands at several addresses has a head for each. */
  head: Head | ((path: string) => Head);
  loader?: LoaderFunction;
  action?: ActionFunction;
}

/** What the server and the shell know of a page that has been matched. */
export interface PageHandle {
  /** A frame around pages has none. */
  head?: Head;
  /** The page's source file, as Vite's manifest names it. */
  module: string;
  /** What a frame around pages adds to the site's menu on phones. */
  Menu?: ComponentType;
}

/** What the file of a frame around pages exports. */
export interface FrameModule {
  Component: ComponentType;
  Menu: ComponentType;
  loader: LoaderFunction;
}

const modules = import.meta.glob<PageModule>(['./features/*/*Page.tsx', './pages/*Page.tsx']);
const frames = import.meta.glob<FrameModule>('./layout/*Frame.tsx');

/** One line of the table of routes: an exact path, the page's file (`pages/…` or a noun's own below `features/`), and who may see it. */
export function page(path: string, file: string, rule: Rule = anyone): RouteObject {
  const source = `./${file.startsWith('pages/') ? '' : 'features/'}${file}.tsx`;
  const load = modules[source];
  if (!load) throw new Error(`There is no page ${source}.`);
  return {
    path,
    caseSensitive: true,
    // A visitor's page that has just logged its reader in stays until its own delay is over.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (formMethod !== 'POST' || rule === members || rule === anyone),
    lazy: async () => {
      const { Component, head, loader, action } = await loadChunk(load, () =>
        path.includes(':') ? location.pathname : path,
      );
      const handle: PageHandle = {
        head: typeof head === 'function' ? head(path) : head,
        module: `web${source.slice(1)}`,
      };
      return { Component, handle, loader: guard(rule, loader), ...(action && { action }) };
    },
  };
}

/** What stands around several pages, loaded once for all of them; its data is known by its file's name. */
export function frame(file: string, rule: Rule, pages: RouteObject[]): RouteObject {
  const source = `./layout/${file}.tsx`;
  const load = frames[source];
  if (!load) throw new Error(`There is no frame ${source}.`);
  return {
    id: file,
    children: pages,
    lazy: async () => {
      const { Component, Menu, loader } = await loadChunk(load, () => location.pathname);
      const handle: PageHandle = { module: `web${source.slice(1)}`, Menu };
      return { Component, handle, loader: guard(rule, loader) };
    },
  };
}

/** What is known of a page, or undefined where nothing is. */
export function handleOf(handle: unknown): PageHandle | undefined {
  return isPageHandle(handle) ? handle : undefined;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'module' in handle;
