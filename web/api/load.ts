import { data, redirect } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { Trouble } from '#contract/rendering.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import type { Refused } from './answer.ts';
import { LOGIN_PAGE, NO_COOKIES } from './redirects.ts';
import type { Visit } from './visit.ts';

/** What a page needs before it can be shown. A refusal becomes the error page, a missing login the login page. */
export async function load<S extends Fields, R extends Fields>(
  visit: Pick<Visit, 'api' | 'remember' | 'tab'>,
  call: Call<S, R>,
  draft?: Draft<S>,
): Promise<Draft<R>> {
  const answer = await visit.api(call, draft);
  if (answer.ok) return answer.values;
  throw refusal(visit, answer);
}

/** What a loader throws for a refusal that its page says nothing of. */
export function refusal({ remember, tab }: Pick<Visit, 'remember' | 'tab'>, { status, message, requestId }: Refused) {
  if (status === 401) {
    const to = tab?.isUnkept() ? NO_COOKIES : LOGIN_PAGE;
    remember({ kind: 'logout' });
    return redirect(to);
  }
  return trouble({ status, message, ...(requestId && { requestId }) });
}

/** Thrown by a loader, it shows the error page with this sentence and status. */
export const trouble = (about: Trouble) => data(about, { status: about.status || 503 });
