import { type LoaderFunction, redirect } from 'react-router';
import { NO_COOKIES } from './redirects.ts';
import { visitOf } from './visit.ts';

/** A path of this site without a query, with or without a fragment. The path `/` alone does not match. */
const OWN_PATH = /^(\/[\w-]+)+(#[\w-]+)?$/;

/** Returns the path to which the reader returns after the login; `''` if the parameter is no page of this site. */
export function backOf(params: URLSearchParams): string {
  const back = params.get('back') ?? '';
  return OWN_PATH.test(back) ? back : '';
}

/** The address after a successful plain-form login. Only the next request shows whether the browser stores cookies. */
export const afterLogin = (to: string): string => `/logged-in?${new URLSearchParams({ back: to })}`;

/**
 * Handles the request after a plain-form login: continues if the cookie was sent, otherwise reports blocked cookies.
 */
export const loggedIn: LoaderFunction = ({ request, context }) => {
  const { visitor, remember } = visitOf(context);
  if (visitor.pid === '') return redirect(NO_COOKIES);
  // Remember the login again, because this request has consumed the marker that the login left for the next page.
  remember({ kind: 'login', pid: visitor.pid, ...(visitor.isRestricted && { isRestricted: true as const }) });
  return redirect(backOf(new URL(request.url).searchParams) || '/dashboard');
};
