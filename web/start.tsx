import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageFacts } from '#contract/rendering.ts';
import { browserApi as api } from '#web/api/browser-api.ts';
import { ChunkFailure, loadChunk, setOwnBuild } from '#web/api/chunk.ts';
import {
  isAnothers,
  isFromBeforeLoginChange,
  isUnkept,
  keepAsked,
  keepLanguage,
  learnAccount,
  readLanguage,
  readReader,
  readVisitor,
  remember,
  setRenderedFor,
  subscribe,
  takeAsked,
} from '#web/api/session.ts';
import { startVisit } from '#web/api/visit.ts';
import { loadBengali } from '#web/i18n/message.ts';
import { App } from './App.tsx';
import { showChunkNotice } from './chunk-notice.ts';
import { setClock } from './clock.ts';
import { holdEarlyTyping } from './forms/early-typing.ts';
import { lazyPartsOf, PAGES } from './page-handle.ts';
import { patchDomForTranslation } from './translated.ts';

/** The data that the server sends with a page. */
export interface PageData extends HydrationState {
  facts: PageFacts;
}

/**
 * The addresses of a program. The functions in `more` load further children of `PAGES` when no route matches, those
 * behind the login last.
 */
export interface Addresses {
  routes: RouteObject[];
  more?: readonly (() => Promise<RouteObject[]>)[];
}

/** Hydrates the page from the server. `mayStart` returns false to prevent this when another page is being loaded. */
export function startPages(addresses: Addresses, mayStart: (page: PageData) => Promise<boolean>): void {
  // The oldest supported browsers (scripts/floor/floor.ts) have both. In older ones, and after a programming error, the
  // page works without its program, so no message is needed.
  if (!('at' in [] && 'HTMLDialogElement' in window)) return;
  start(addresses, mayStart).catch((error) => {
    if (error instanceof ChunkFailure) showChunkNotice();
    throw error;
  });
}

async function start({ routes, more = [] }: Addresses, mayStart: (page: PageData) => Promise<boolean>): Promise<void> {
  const page: PageData = JSON.parse(document.getElementById('data')?.textContent ?? '');
  const { facts, ...hydrationData } = page;
  setOwnBuild(facts.build);
  setClock(facts.madeAt);
  settleLanguage(facts);
  if (!(await mayStart(page))) return;
  setRenderedFor(facts.drawnFor);

  const language = readLanguage() ?? facts.language;
  const bengali = language === 'bn' && loadChunk(loadBengali);
  // The functions in `more` that have not been called yet.
  const remainingLoads = facts.visitor.pid ? [...more].reverse() : [...more];
  while (isUnknown(routes, location.pathname)) {
    const nextLoad = remainingLoads.shift();
    if (!nextLoad) break;
    addPages(routes, await loadChunk(nextLoad));
  }
  await Promise.all([loadPageOf(routes, location.pathname), bengali]);
  let openPath = location.pathname;
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => contextFor(facts),
    ...(remainingLoads.length > 0 && {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        // A form of the open page needs no other routes. Without a network its action reports this and keeps the input.
        if (path === openPath) return;
        const pages = await Promise.all(remainingLoads.map((load) => loadChunk(load, () => path)));
        // Another navigation may have loaded the same routes meanwhile.
        if (remainingLoads.splice(0).length > 0) patch(PAGES, pages.flat());
      },
    }),
  });
  router.subscribe((state) => {
    openPath = state.location.pathname;
  });
  const { matches, loaderData } = router.state;
  const shownRoutes = matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));
  await Promise.all(lazyPartsOf(shownRoutes).map((part) => part.bring()));
  const root = document.getElementById('root');
  if (!root) return;
  // Input that the browser restores from before a login or logout belongs to another reader.
  if (isFromBeforeLoginChange(isOpenedByBack())) for (const form of document.forms) form.reset();
  holdEarlyTyping();
  patchDomForTranslation();
  addEventListener('pageshow', leaveKeptPage);
  subscribe(askOneByOne);
  askOneByOne();
  // In slices, so that a slow phone can handle input in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <App facts={facts}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

/** Whether the page was opened by Back or Forward. */
export function isOpenedByBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

/**
 * Reloads a member's page that the browser restores from its back/forward cache, because the reader may have changed
 * since.
 */
function leaveKeptPage({ persisted }: PageTransitionEvent): void {
  if (!persisted || readReader().pid === '') return;
  document.documentElement.hidden = true;
  location.replace(location.pathname + location.search);
}

/** Loads the code that shows long forms one question at a time. It is needed only with large letters. */
function askOneByOne(): void {
  if (document.documentElement.dataset.letters === 'large') void import('./large/one-question.ts').catch(() => {});
}

function contextFor(facts: PageFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  const language = readLanguage() ?? facts.language;
  const tabState = {
    asked: takeAsked(),
    keepAsked,
    remember,
    tab: { isAnothers, learnAccount, isUnkept },
    isOnServer: false,
  };
  startVisit(context, { api, visitor: readVisitor(), language, trouble: null, ...tabState });
  return context;
}

/** Stores the language that the server has just set; otherwise copies the browser's own to the cookie if it differs. */
function settleLanguage({ language, marker }: PageFacts): void {
  const isNew = marker === 'language';
  const chosenLanguage = isNew ? language : readLanguage();
  if (chosenLanguage && (chosenLanguage !== language || isNew)) keepLanguage(chosenLanguage);
}

/** Whether the loaded routes match this path only with the page of unknown addresses (`*`). */
const isUnknown = (routes: RouteObject[], path: string) => matchRoutes(routes, path)?.at(-1)?.route.path === '*';

/** Adds loaded pages to the route `PAGES`. */
function addPages(routes: RouteObject[], pages: RouteObject[]): void {
  const parent = routes.flatMap(({ children = [] }) => children).find(({ id }) => id === PAGES);
  parent?.children?.push(...pages);
}

/** Loads the modules of the matched routes now, because hydration needs them and a lazy route would load too late. */
async function loadPageOf(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
