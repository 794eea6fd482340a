import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction } from 'react-router';
import type { Language } from '#contract/choices.ts';

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
  bring?: Bring;
  named?: Named;
}

/** Whom a page is about, from what it has loaded: its title; `''` where it has the title of its head. */
type Named = (loaded: unknown) => string;

/** Brings what a page that the server has sent with this data needs beside its own file (`part`). */
type Bring = (loaded: unknown) => Promise<unknown>;

/** What the server and the shell know of a page that has been matched. */
export interface PageHandle {
  /** A frame around pages has none. */
  head?: Head;
  /** The page's source file, as Vite's manifest names it. */
  module: string;
  bring?: Bring;
  named?: Named;
  /** What a frame around pages adds to the site's menu on phones. */
  Menu?: ComponentType;
  /** What a frame writes before the title of its pages, from what it has loaded. */
  mark?: Mark;
}

export type Mark = (loaded: unknown, page: { language: Language; path: string }) => string;

/** The head of a page; a heading is a title. */
export const titled = ({ en, bn }: Head | Headed): Head => ({ en: titleIn(en), bn: titleIn(bn) });

const titleIn = (texts: (Head | Headed)[Language]) => ({
  title: 'title' in texts ? texts.title : texts.heading,
  description: texts.description,
});

/** What is known of a page, or undefined where nothing is. */
export function handleOf(handle: unknown): PageHandle | undefined {
  return isPageHandle(handle) ? handle : undefined;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'module' in handle;

/** Whom the page among these matches is about; `''` where it is about nobody. */
export const nameOf = (matches: readonly { handle?: unknown; loaderData?: unknown }[]): string =>
  matches.reduce<string>(
    (found, { handle, loaderData }) => (loaderData ? handleOf(handle)?.named?.(loaderData) : '') || found,
    '',
  );

/** What the frame among these matches writes before the title; `''` for none. */
export const markOf = (
  matches: readonly { handle?: unknown; loaderData?: unknown }[],
  page: Parameters<Mark>[1],
): string =>
  matches.map(({ handle, loaderData }) => (loaderData && handleOf(handle)?.mark?.(loaderData, page)) || '').join('');
