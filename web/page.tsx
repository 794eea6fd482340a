import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { Language } from '#contract/choices.ts';
import { loadChunk } from '#web/api/chunk.ts';
import { guard } from '#web/api/guard.ts';
import { anyone, members, type Rule } from '#web/api/redirects.ts';

/** The title and the description of a page, in both languages. */
export type Head = Record<Language, { title: string; description: string }>;
/** The texts of a page, whose heading is its title. */
type Headed = Record<Language, { heading: string; description: string }>;

/** What a page's file exports. */
export interface PageModule {
  Component: ComponentType;
  /** A page that stands at several addresses has a head for each. */
  head: Head | Headed | ((path: string) => Head);
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
  /** What a frame writes before the title of its pages, from what it has loaded. */
  mark?: Mark;
}

type Mark = (loaded: unknown, page: { language: Language; path: string }) => string;

/** What the file of a frame around pages exports. */
export interface FrameModule {
  Component: ComponentType;
  Menu?: ComponentType;
  mark?: Mark;
  loader: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

const modules = import.meta.glob<PageModule>(['./features/*/*Page.tsx', './pages/*Page.tsx']);
const frames = import.meta.glob<FrameModule>(['./layout/*Frame.tsx', './pages/*Frame.tsx']);

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
        head: typeof head === 'function' ? head(path) : titled(head),
        module: `web${source.slice(1)}`,
      };
      return { Component, handle, loader: guard(rule, loader), ...(action && { action }) };
    },
  };
}

const titled = ({ en, bn }: Head | Headed): Head => ({ en: titleIn(en), bn: titleIn(bn) });

const titleIn = (texts: (Head | Headed)[Language]) => ({
  title: 'title' in texts ? texts.title : texts.heading,
  description: texts.description,
});

/** What stands around several pages, loaded once for all of them; its data is known by its file's name. */
export function frame(file: string, rule: Rule, pages: RouteObject[]): RouteObject {
  const source = `./${file.startsWith('pages/') ? '' : 'layout/'}${file}.tsx`;
  const load = frames[source];
  if (!load) throw new Error(`There is no frame ${source}.`);
  return {
    id: file,
    children: pages,
    lazy: async () => {
      const { Component, Menu, mark, loader, shouldRevalidate } = await loadChunk(load, () => location.pathname);
      const handle: PageHandle = { module: `web${source.slice(1)}`, ...(Menu && { Menu }), ...(mark && { mark }) };
      return { Component, handle, loader: guard(rule, loader), ...(shouldRevalidate && { shouldRevalidate }) };
    },
  };
}

/** What is known of a page, or undefined where nothing is. */
export function handleOf(handle: unknown): PageHandle | undefined {
  return isPageHandle(handle) ? handle : undefined;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'module' in handle;

/** What the frame among these matches writes before the title; `''` for none. */
export const markOf = (
  matches: readonly { handle?: unknown; loaderData?: unknown }[],
  page: Parameters<Mark>[1],
): string =>
  matches.map(({ handle, loaderData }) => (loaderData && handleOf(handle)?.mark?.(loaderData, page)) || '').join('');
