import { data, type LoaderFunctionArgs } from 'react-router';
import { showMember } from '#contract/member.ts';
import { showProfile } from '#contract/own-profile.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';

const NOT_FOUND = 404;
const SPENT = 429;

/**
 * Loads both profiles as this reader may see them. Returns only a message if there is no such pair (404) or the daily
 * view limit is reached (429).
 */
export async function loadPairPage({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const visit = visitOf(context);
  const member = params.profileId ?? '';
  const answer = await visit.api(showMember, { member });
  if (!answer.ok && answer.status === NOT_FOUND) return data({ lost: answer.message }, { status: NOT_FOUND });
  if (!answer.ok && answer.status === SPENT) return data({ spent: answer.message }, { status: SPENT });
  const them = answer.ok ? answer.values : await load(visit, showMember, { member });
  const { sheet } = them;
  if (sheet === null) return data({ lost: null }, { status: NOT_FOUND });
  const { profileId, gender } = await load(visit, showProfile, { withCompleteness: '' });
  const me = await load(visit, showMember, { member: profileId });
  return data({ me, them, sheet, isBride: gender === 'Female' });
}
