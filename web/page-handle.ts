import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { LazyPart } from './part.tsx';

/** The route that all pages of the site are children of. */
export const PAGES = 'pages';

/** The title and description of a page, in both languages. */
export type Head = Record<Language, { title: string; description: string }>;
/** The texts of a page whose heading is also its title. */
type Headed = Record<Language, { heading: string; description: string }>;

/** The exports of a page's file. */
export interface PageModule {
  Component: ComponentType;
  /** A page with several addresses has a head for each. */
  head: Head | Headed | ((path: string) => Head);
  loader?: LoaderFunction;
  action?: ActionFunction;
  parts?: Parts;
  named?: Named;
}

/**
 * The name of the person that a page is about, from its loaded data: used as its title; `''` to use the title of its
 * head.
 */
type Named = (loaded: unknown, language: Language) => string;

/**
 * The parts (`part`) that a page shows with this data. The server names their files, and hydration loads them first.
 */
type Parts = (loaded: unknown) => readonly LazyPart[];

/** What server and layout know about a matched page. */
export interface PageHandle {
  /** Absent for a frame around pages. */
  head?: Head;
  /** The page's source file, as named in Vite's manifest. */
  module: string;
  parts?: Parts;
  named?: Named;
  /** Added by a frame to the site's menu on phones. */
  Menu?: ComponentType;
  /** Added by a frame to the header's row. */
  Bell?: ComponentType;
  /** The prefix that a frame adds to the titles of its pages, from its loaded data. */
  mark?: Mark;
}

/** Returns a prefix for the title of a page, from the data that its frame has loaded; `''` for none. */
export type Mark = (loaded: unknown, page: { language: Language; path: string }) => string;

/**
 * Makes the handle of a page from the exports of its file. The site and the office both use it, so that neither drops
 * an export. `source` is the file, as named in Vite's manifest.
 */
export const makePageHandle = ({ head, parts, named }: PageModule, path: string, source: string): PageHandle => ({
  head: typeof head === 'function' ? head(path) : titled(head),
  module: source,
  ...(parts && { parts }),
  ...(named && { named }),
});

/** Returns the head of a page. A heading is used as the title if there is no title. */
const titled = ({ en, bn }: Head | Headed): Head => ({ en: titleIn(en), bn: titleIn(bn) });

const titleIn = (texts: (Head | Headed)[Language]) => ({
  title: 'title' in texts ? texts.title : texts.heading,
  description: texts.description,
});

/** Returns the handle of a page or frame; undefined for a route that has none. */
export function handleOf(handle: unknown): PageHandle | undefined {
  return isPageHandle(handle) ? handle : undefined;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'module' in handle;

/** A matched route with its loaded data, if it has any. */
interface Loaded {
  handle?: unknown;
  loaderData?: unknown;
}

/** Returns the name of the person that the matched page is about; `''` for none. */
export function personNameOf(matches: readonly Loaded[], language: Language): string {
  let name = '';
  // The innermost match with a name decides.
  for (const { handle, loaderData } of matches) {
    if (loaderData) name = handleOf(handle)?.named?.(loaderData, language) || name;
  }
  return name;
}

/** Returns the parts that the matched frames and page show, from their loaded data. */
export const lazyPartsOf = (matches: readonly Loaded[]): LazyPart[] =>
  matches.flatMap(({ handle, loaderData }) => (loaderData ? [...(handleOf(handle)?.parts?.(loaderData) ?? [])] : []));

/** Returns the title prefix of the matched frame; `''` for none. */
export const titlePrefixOf = (matches: readonly Loaded[], page: Parameters<Mark>[1]): string =>
  matches.map(({ handle, loaderData }) => (loaderData && handleOf(handle)?.mark?.(loaderData, page)) || '').join('');
