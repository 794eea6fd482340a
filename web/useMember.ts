import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from 'react-router';
import { showProfile } from '#contract/own-profile.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { laterStyles } from '#web/later-styles.ts';

/** The page to which a suspended member is redirected. */
export const SUSPENDED_PAGE = '/suspended';
/** The page to which a recovering session is redirected. */
export const RECOVERING_PAGE = '/recovering';
/** The only pages that a recovering session can open, because all their calls are open to it. */
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
/** The only pages that a suspended member can open. */
const OPEN_TO_SUSPENDED = [SUSPENDED_PAGE, '/change-password', '/sessions', '/delete-profile'];

/** The page to which an account with a missing consent is redirected. */
export const CONSENTS_PAGE = '/my-consents';
/**
 * The paths closed to an account with a missing consent: /matching-profile and all below it, except the pages named
 * here. They redirect to the consents.
 */
const CLOSED_TO_UNAGREED = /^\/matching-profile(?!\/(family|settings|about-me)$)(\/|$)/;

/**
 * Loads the data of the frame around a member's pages, once for all of them. Throws a redirect if the page is closed to
 * this member: suspended, recovering, or without a consent.
 */
export async function loadMember({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const loading = load(visit, showProfile, { withCompleteness: 'Yes' });
  const [member] = await Promise.all([loading, laterStyles('members')]);
  visit.tab?.learnAccount(member.account);
  const path = new URL(request.url).pathname;
  if (member.isSuspended && !OPEN_TO_SUSPENDED.includes(path)) throw redirect(SUSPENDED_PAGE);
  const isRecovering = member.recoversUntil !== '';
  if (isRecovering && !OPEN_TO_RECOVERING.includes(path)) throw redirect(RECOVERING_PAGE);
  if (member.isUnagreed && CLOSED_TO_UNAGREED.test(path)) throw redirect(CONSENTS_PAGE);
  return member;
}

/** Returns the member of the current pages, as loaded by the frame. */
export function useMember() {
  const member = useRouteLoaderData<typeof loadMember>('DashboardFrame');
  if (!member) throw new Error('This page is outside the dashboard.');
  return member;
}
