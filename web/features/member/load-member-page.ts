import { data, type LoaderFunctionArgs } from 'react-router';
import { showMember } from '#contract/member.ts';
import { showPairCheck } from '#contract/pair-check.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import { visitOf } from '#web/api/visit.ts';

const NOT_FOUND = 404;
const FORBIDDEN = 403;

/** All that the page shows, or null (and a 404) where there is no such profile for this reader. */
export async function loadMemberPage({ params, context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const member = params.profileId ?? '';
  const profile = await loadUnless(NOT_FOUND, visit, showMember, { member });
  if (profile === null) return data(null, { status: NOT_FOUND });
  // A Power Link is no place for health.
  const check = profile.standing === 'accepted' ? await loadUnless(FORBIDDEN, visit, showPairCheck, { member }) : null;
  return data({ ...profile, check });
}
