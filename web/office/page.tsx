import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import { loadChunk } from '#web/api/chunk.ts';
import { errorPageData } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { makePageHandle, type PageModule } from '#web/page-handle.ts';

/** The status of a save against a version that another member of staff has replaced meanwhile. */
const CONFLICT = 409;

const modules = import.meta.glob<PageModule>('./pages/*Page.tsx');

/** Returns the route of an office page: an exact path and its file in `pages/`. Throws if there is no such file. */
export function pageRoute(path: string, file: string): RouteObject {
  const load = modules[`./pages/${file}.tsx`];
  if (!load) throw new Error(`There is no room ${file}.`);
  return {
    path,
    caseSensitive: true,
    // The router does not reload after a refusal. After a conflict it must: an editor then sees the version saved
    // meanwhile.
    shouldRevalidate: ({ actionStatus, defaultShouldRevalidate }) =>
      defaultShouldRevalidate || actionStatus === CONFLICT,
    lazy: async () => {
      const module = await loadChunk(load, () => location.pathname);
      const { Component, loader, action } = module;
      const handle = makePageHandle(module, path, `web/office/pages/${file}.tsx`);
      return { Component, handle, loader: guarded(loader), ...(action && { action }) };
    },
  };
}

/** Returns a loader that first throws the trouble reported by the server, if any, and then calls `loader`. */
export const guarded =
  (loader: LoaderFunction | ActionFunction = () => null): LoaderFunction =>
  async (args, next) => {
    const visit = visitOf(args.context);
    if (visit.trouble) throw errorPageData(visit.trouble);
    return loader(args, next);
  };
