import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageFacts } from '#contract/rendering.ts';
import { browserApi as api } from '#web/api/browser-api.ts';
import { ChunkFailure, loadChunk, setOwnBuild } from '#web/api/chunk.ts';
import { endSession } from '#web/api/end-session.ts';
import {
  keepAsked,
  keepLanguage,
  mayReloadFor,
  readLanguage,
  readVisitor,
  remember,
  settle,
  takeAsked,
} from '#web/api/session.ts';
import { startVisit } from '#web/api/visit.ts';
import { loadBengali } from '#web/i18n/bengali.ts';
import { App } from './App.tsx';
import { showChunkNotice } from './chunk-notice.ts';
import { routes } from './routes.tsx';

interface PageData extends HydrationState {
  facts: PageFacts;
}

async function start(): Promise<void> {
  const page: PageData = JSON.parse(document.getElementById('data')?.textContent ?? '');
  const { facts, ...hydrationData } = page;
  setOwnBuild(facts.build);
  settleLanguage(facts);
  const isTold = facts.marker !== '' || !page.errors;
  if (isTold && isFresh() && settle(facts.visitor, facts.marker) && (await comeAgain())) return;

  const language = readLanguage() ?? facts.language;
  await Promise.all([loadPageOf(location.pathname), language === 'bn' && loadChunk(loadBengali)]);
  const router = createBrowserRouter(routes, { hydrationData, getContext: () => contextFor(facts) });
  const root = document.getElementById('root');
  if (!root) return;
  // In slices: a slow phone answers its reader's fingers in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <App facts={facts}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

function contextFor(facts: PageFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  const language = readLanguage() ?? facts.language;
  const ours = { asked: takeAsked(), keepAsked, remember, isOnServer: false };
  startVisit(context, { api, visitor: readVisitor(), language, trouble: null, ...ours });
  return context;
}

// A page that comes back from the browser's own cache tells of a session as it was, not as it is.
function isFresh(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !(entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');
}

function settleLanguage({ language, marker }: PageFacts): void {
  const kept = marker === 'language' ? language : readLanguage();
  if (kept && (kept !== language || marker === 'language')) keepLanguage(kept);
}

// No pid is kept, so the reader counts as logged out: the session ends, and the page comes again without it.
async function comeAgain(): Promise<boolean> {
  const minute = Math.floor(Date.now() / 60_000);
  if (!(await endSession(api)) || !mayReloadFor(`no pid ${minute}`)) return false;
  location.reload();
  return true;
}

// Hydration needs the page at once, and a lazy route would come too late.
async function loadPageOf(path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

// The oldest browsers we hold (scripts/floor/floor.ts) brought these. In older ones, and after a fault of ours, the page
// stays as it is without its program: that needs no word.
if ('at' in [] && 'HTMLDialogElement' in window) {
  start().catch((error) => {
    if (error instanceof ChunkFailure) showChunkNotice();
    throw error;
  });
}
