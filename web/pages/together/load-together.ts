import { data, type LoaderFunctionArgs } from 'react-router';
import { showTogether } from '#contract/together.ts';
import { refusal } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { stepAt } from './steps.ts';

const NOT_FOUND = 404;
const CONFLICT = 409;

/**
 * Loads the page with one step, or its overview. Returns only the call's message if the two are not in touch, or if the
 * candidate has not decided yet.
 */
export async function loadTogether({
  params,
  request,
  context,
}: Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>) {
  const visit = visitOf(context);
  const member = params.profileId ?? '';
  const answer = await visit.api(showTogether, { member });
  if (!answer.ok && answer.status === NOT_FOUND) return data({ lost: answer.message }, { status: NOT_FOUND });
  if (!answer.ok && answer.status === CONFLICT) return data({ waits: answer.message }, { status: CONFLICT });
  if (!answer.ok) throw refusal(visit, answer);
  const step = stepAt(request.url);
  return data({
    shown: answer.values,
    step: step?.name ?? null,
    loaded: (await step?.load(visit, member, request.url)) ?? null,
  });
}
