import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { showProfile } from '#contract/own-profile.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';

export const SUSPENDED_PAGE = '/suspended';
export const RECOVERING_PAGE = '/recovering';
/** Pages all of whose calls are open to a recovering session. */
const OPEN_TO_RECOVERING = [
  ...[
    RECOVERING_PAGE,
    SUSPENDED_PAGE,
    '/dashboard',
    '/register2',
    '/personal-information',
    '/matching-profile/about-me',
  ],
  ...['/matching-profile', '/matching-profile/search', '/matching-profile/wishes', '/notices', '/sessions'],
];
const OPEN_TO_SUSPENDED = [SUSPENDED_PAGE, '/change-password', '/sessions', '/delete-profile'];

/** Pages of which the calls are open to an account that has still to agree; from the others it comes to where it does. */
export const CONSENTS_PAGE = '/my-consents';
const CLOSED_TO_UNAGREED = /^\/matching-profile(?!\/(family|settings|about-me)$)(\/|$)/;

/** What the frame around a member's pages loads, once for all of them. While the office has suspended it, few of them open. */
export async function loadMember({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const loading = load(visit, showProfile, { withCompleteness: 'Yes' });
  const [member] = await Promise.all([loading, styles()]);
  visit.tab?.learnAccount(member.account);
  if (member.isSuspended && !OPEN_TO_SUSPENDED.includes(new URL(request.url).pathname)) throw redirect(SUSPENDED_PAGE);
  if (member.recoversUntil !== '' && !OPEN_TO_RECOVERING.includes(new URL(request.url).pathname))
    throw redirect(RECOVERING_PAGE);
  if (member.isUnagreed && CLOSED_TO_UNAGREED.test(new URL(request.url).pathname)) throw redirect(CONSENTS_PAGE);
  return member;
}

/** Visitors' pages name the styles of members' pages without loading them; without them a page stands all the same. */
function styles() {
  const link = globalThis.document?.querySelector<HTMLLinkElement>('link[rel=later]');
  return (
    link &&
    new Promise((resolve) => {
      link.rel = 'stylesheet';
      link.onload = resolve;
      link.onerror = resolve;
    })
  );
}

/** The member whose pages these are, as the frame has loaded them. */
export function useMember() {
  const member = useRouteLoaderData<typeof loadMember>('DashboardFrame');
  if (!member) throw new Error('This page stands outside the dashboard.');
  return member;
}
