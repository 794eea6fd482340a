import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { isOftenOpened } from '#contract/often-opened.ts';
import { loadChunk } from '#web/api/chunk.ts';
import { guard } from '#web/api/guard.ts';
import { anyone, members, type Rule } from '#web/api/redirects.ts';
import { laterStyles } from './later-styles.ts';
import { type Mark, makePageHandle, type PageHandle, type PageModule } from './page-handle.ts';

/** The exports of the file of a frame around pages. */
export interface FrameModule {
  Component: ComponentType;
  Menu?: ComponentType;
  Bell?: ComponentType;
  mark?: Mark;
  parts?: PageHandle['parts'];
  loader: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

type Files<Module> = Record<string, () => Promise<Module>>;

/**
 * Returns a function that creates the route of a page: exact path, file below `pages/` without its ending, and access
 * rule. It throws if there is no such file.
 */
export const pagesIn = (modules: Files<PageModule>) => {
  return (path: string, file: string, rule: Rule = anyone): RouteObject => {
    const source = `./pages/${file}.tsx`;
    const load = modules[source];
    if (!load) throw new Error(`There is no page ${source}.`);
    return {
      // The page's data is found by this id, whatever routes are loaded.
      id: path,
      path,
      caseSensitive: true,
      // A visitors' page that has just logged its reader in must not reload, because it stays until its own delay has
      // ended.
      shouldRevalidate: ({ formMethod, actionResult, defaultShouldRevalidate }) =>
        defaultShouldRevalidate &&
        (formMethod !== 'POST' || rule === members || rule === anyone || actionResult?.deed !== undefined),
      lazy: async () => {
        const [module] = await Promise.all([
          loadChunk(load, () => (path.includes(':') ? location.pathname : path)),
          rule === members && !isOftenOpened(file) && laterStyles('seldom'),
        ]);
        const { Component, loader, action } = module;
        const handle = makePageHandle(module, path, `web${source.slice(1)}`);
        return { Component, handle, loader: guard(rule, loader), ...(action && { action }) };
      },
    };
  };
};

/**
 * Returns a function that creates the route of a frame around several pages. The frame is loaded once for all of them,
 * and the id of the route is the name of the frame's file. It throws if there is no such file.
 */
export const framesIn = (frames: Files<FrameModule>) => {
  return (file: string, rule: Rule, pages: RouteObject[]): RouteObject => {
    const source = `./${file.startsWith('pages/') ? '' : 'layout/'}${file}.tsx`;
    const load = frames[source];
    if (!load) throw new Error(`There is no frame ${source}.`);
    return {
      id: file,
      children: pages,
      lazy: async () => {
        const { Component, Menu, Bell, mark, parts, loader, shouldRevalidate } = await loadChunk(
          load,
          () => location.pathname,
        );
        const handle: PageHandle = {
          module: `web${source.slice(1)}`,
          ...(Menu && { Menu }),
          ...(Bell && { Bell }),
          ...(mark && { mark }),
          ...(parts && { parts }),
        };
        return { Component, handle, loader: guard(rule, loader), ...(shouldRevalidate && { shouldRevalidate }) };
      },
    };
  };
};
