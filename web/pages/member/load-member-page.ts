import { data, type LoaderFunctionArgs } from 'react-router';
import { openContact, showMember } from '#contract/member.ts';
import { showPairCheck } from '#contract/pair-check.ts';
import { showBiodata } from '#contract/pdf.ts';
import { load } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import { visitOf } from '#web/api/visit.ts';

const NOT_FOUND = 404;
const SPENT = 429;
const FORBIDDEN = 403;

/** All that the page shows; a sentence (and a 404) where there is no such profile for this reader, a sentence where the day is spent. */
export async function loadMemberPage({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const visit = visitOf(context);
  const member = params.profileId ?? '';
  const answer = await visit.api(showMember, { member });
  if (!answer.ok && answer.status === NOT_FOUND) return data({ lost: answer.message }, { status: NOT_FOUND });
  if (!answer.ok && answer.status === SPENT) return data({ spent: answer.message }, { status: SPENT });
  const profile = answer.ok ? answer.values : await load(visit, showMember, { member });
  // A Power Link is no place for health.
  const check =
    profile.standing === 'accepted' ? await loadUnless(FORBIDDEN, load(visit, showPairCheck, { member })) : null;
  const biodata = profile.standing === 'own' ? await loadUnless(FORBIDDEN, load(visit, showBiodata)) : null;
  // By the same call as the button: what it refuses, for a while after a forgotten password for instance, is not here either.
  const contact = profile.hasOpened ? await visit.api(openContact, { member }) : null;
  return data({ ...profile, check, biodata, contact: contact?.ok ? contact.values : null });
}
