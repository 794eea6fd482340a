import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { showProfile } from '#contract/own-profile.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { laterStyles } from '#web/later-styles.ts';

export const SUSPENDED_PAGE = '/suspended';
export const RECOVERING_PAGE = '/recovering';
/** Pages whose calls are all open to a recovering session. */
const OPEN_TO_RECOVERING = [
  RECOVERING_PAGE,
  SUSPENDED_PAGE,
  '/dashboard',
  '/register2',
  '/personal-information',
  '/matching-profile/about-me',
  '/matching-profile',
  '/matching-profile/search',
  '/matching-profile/wishes',
  '/notices',
  '/sessions',
];
const OPEN_TO_SUSPENDED = [SUSPENDED_PAGE, '/change-password', '/sessions', '/delete-profile'];

/** Pages whose calls are open to an account with a missing consent; its other pages redirect to the consents. */
export const CONSENTS_PAGE = '/my-consents';
const CLOSED_TO_UNAGREED = /^\/matching-profile(?!\/(family|settings|about-me)$)(\/|$)/;

/**
 * Loads the data of the frame around a member's pages, once for all of them. A suspended member can open only a few of
 * them.
 */
export async function loadMember({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const loading = load(visit, showProfile, { withCompleteness: 'Yes' });
  const [member] = await Promise.all([loading, laterStyles('members')]);
  visit.tab?.learnAccount(member.account);
  if (member.isSuspended && !OPEN_TO_SUSPENDED.includes(new URL(request.url).pathname)) throw redirect(SUSPENDED_PAGE);
  if (member.recoversUntil !== '' && !OPEN_TO_RECOVERING.includes(new URL(request.url).pathname))
    throw redirect(RECOVERING_PAGE);
  if (member.isUnagreed && CLOSED_TO_UNAGREED.test(new URL(request.url).pathname)) throw redirect(CONSENTS_PAGE);
  return member;
}

/** Returns the member of the current pages, as loaded by the frame. */
export function useMember() {
  const member = useRouteLoaderData<typeof loadMember>('DashboardFrame');
  if (!member) throw new Error('This page stands outside the dashboard.');
  return member;
}
