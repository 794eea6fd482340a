import { type LoaderFunction, redirect } from 'react-router';
import { NO_COOKIES } from './redirects.ts';
import { visitOf } from './visit.ts';

/** A page of our own, or `''`. */
export function backOf(params: URLSearchParams): string {
  const back = params.get('back') ?? '';
  return /^(\/[\w-]+)+$/.test(back) ? back : '';
}

/** Where a plain form leads whose password was right: only the request that follows shows whether the browser keeps cookies. */
export const afterLogin = (to: string): string => `/logged-in?${new URLSearchParams({ back: to })}`;

/** The request after a plain login: with cookies it goes on, without them it says so. */
export const loggedIn: LoaderFunction = ({ request, context }) => {
  const { visitor, remember } = visitOf(context);
  if (visitor.pid === '') return redirect(NO_COOKIES);
  // Said once more: this answer has used up what the login left for the next page.
  remember({ kind: 'login', pid: visitor.pid, ...(visitor.isRestricted && { isRestricted: true as const }) });
  return redirect(backOf(new URL(request.url).searchParams) || '/dashboard');
};
