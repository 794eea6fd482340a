import type { RouteObject } from 'react-router';
import { MINUTE_MS } from '#contract/durations.ts';
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
  // An error page without a marker does not show the state of the session.
  const showsSession = facts.marker !== '' || !errors;
  // A page that Back or Forward opened shows an earlier state of the session.
  if (!showsSession || isOpenedByBack()) return true;
  const mustEndSession = settle(facts.visitor, facts.marker);
  return !(mustEndSession && (await endSessionAndReload()));
});

/**
 * Ends a session whose pid this browser does not store, and reloads the page, at most once a minute. Returns whether
 * the page is being reloaded.
 */
async function endSessionAndReload(): Promise<boolean> {
  const minute = Math.floor(Date.now() / MINUTE_MS);
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
