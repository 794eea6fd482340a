import { data, redirect } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { Trouble } from '#contract/rendering.ts';
import type { Draft, Fields } from '#contract/wire.ts';
import type { Refused } from './answer.ts';
import { LOGIN_PAGE } from './redirects.ts';
import type { Visit } from './visit.ts';

/** What a page needs before it can be shown. A refusal becomes the error page, a missing login the login page. */
export async function load<S extends Fields, R extends Fields>(
  { api, remember }: Pick<Visit, 'api' | 'remember'>,
  call: Call<S, R>,
  draft?: Draft<S>,
): Promise<Draft<R>> {
  const answer = await api(call, draft);
  if (answer.ok) return answer.values;
  throw refusal({ remember }, answer);
}

/** What a loader throws for a refusal that its page says nothing of. */
export function refusal({ remember }: Pick<Visit, 'remember'>, { status, message, requestId }: Refused) {
  if (status === 401) {
    remember({ kind: 'logout' });
    return redirect(LOGIN_PAGE);
  }
  return trouble({ status, message, ...(requestId && { requestId }) });
}

/** Thrown by a loader, it shows the error page with this sentence and status. */
export const trouble = (about: Trouble) => data(about, { status: about.status || 503 });
