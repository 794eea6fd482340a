import type { RouteObject } from 'react-router';
import { browserApi as api } from '#web/api/browser-api.ts';
import { endSession } from '#web/api/end-session.ts';
import { hasUnsent, mayReloadFor, settle } from '#web/api/session.ts';
import { serverNow } from './clock.ts';
import { importSubmitCode } from './forms/form-action.ts';
import { routesOf, visitorPages } from './routes.tsx';
import { isOpenedByBack, startPages } from './start.tsx';

// Unsent saves on this device expire.
if (hasUnsent())
  void importSubmitCode().then(
    ({ deleteExpired }) => deleteExpired(serverNow()),
    () => {},
  );

startPages({ routes: routesOf(visitorPages), more: [loadSeldomPages, loadMemberPages] }, async ({ facts, errors }) => {
  const isTold = facts.marker !== '' || !errors;
  // A page restored from the browser's back/forward cache shows an earlier state of the session.
  return !(isTold && !isOpenedByBack() && settle(facts.visitor, facts.marker) && (await comeAgain()));
});

// No pid is stored, so the reader counts as logged out. Ends the session and reloads the page without it.
async function comeAgain(): Promise<boolean> {
  const minute = Math.floor(Date.now() / 60_000);
  if (!(await endSession(api)) || !mayReloadFor(`no pid ${minute}`)) return false;
  location.reload();
  return true;
}

async function loadSeldomPages(): Promise<RouteObject[]> {
  return (await import('./public-routes.tsx')).seldomPages;
}

async function loadMemberPages(): Promise<RouteObject[]> {
  return (await import('./member-routes.tsx')).memberPages;
}
