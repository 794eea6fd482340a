import { data, redirect } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { Trouble } from '#contract/rendering.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import type { Refused } from './answer.ts';
import { LOGIN_PAGE, NO_COOKIES } from './redirects.ts';
import type { Visit } from './visit.ts';

/** HTTP status. */
const NOT_LOGGED_IN = 401;

/** Loads required data of a page. Throws the value of `refusalResponse` for a refusal. */
export async function load<S extends Fields, R extends Fields>(
  visit: Pick<Visit, 'api' | 'remember' | 'tab'>,
  call: Call<S, R>,
  draft?: Draft<S>,
): Promise<Draft<R>> {
  const answer = await visit.api(call, draft);
  if (answer.ok) return answer.values;
  throw refusalResponse(visit, answer);
}

/**
 * Returns the value that a loader throws for a refusal that its page does not handle: a redirect to the login, or the
 * data of the error page.
 */
export function refusalResponse(
  { remember, tab }: Pick<Visit, 'remember' | 'tab'>,
  { status, message, requestId }: Refused,
) {
  if (status === NOT_LOGGED_IN) {
    const to = tab?.isUnkept() ? NO_COOKIES : LOGIN_PAGE;
    remember({ kind: 'logout' });
    return redirect(to);
  }
  return errorPageData({ status, message, ...(requestId && { requestId }) });
}

/** The status of a page whose call got no answer. */
const UNAVAILABLE = 503;

/** Returns the value that a loader throws so that the error page shows the message and status. */
export const errorPageData = (shown: Trouble) => data(shown, { status: shown.status || UNAVAILABLE });
