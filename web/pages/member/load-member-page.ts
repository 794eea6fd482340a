import { data, type LoaderFunctionArgs } from 'react-router';
import { openContact, showMember } from '#contract/member.ts';
import { showPairCheck } from '#contract/pair-check.ts';
import { showBiodata } from '#contract/pdf.ts';
import { loadChunk } from '#web/api/chunk.ts';
import { load } from '#web/api/load.ts';
import { loadUnless } from '#web/api/load-unless.ts';
import { visitOf } from '#web/api/visit.ts';
import { loadMine } from './load-mine.ts';

/** HTTP status: the reader may not see the profile. */
const NOT_FOUND = 404;
/** HTTP status: the reader has used up the profile views of today. */
const SPENT = 429;
/** HTTP status: the session may not load this, for example a Power Link. */
const FORBIDDEN = 403;

/**
 * Loads all data of the page. Returns only a message if this reader may not see the profile (404) or the daily view
 * limit is reached (429).
 */
export async function loadMemberPage({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const visit = visitOf(context);
  const member = params.profileId ?? '';
  const [answer, { memberPageTexts }] = await Promise.all([
    visit.api(showMember, { member }),
    loadChunk(() => import('#web/features/member/letter-words.ts')),
  ]);
  if (!answer.ok && answer.status === NOT_FOUND) return data({ lost: answer.message }, { status: NOT_FOUND });
  if (!answer.ok && answer.status === SPENT) return data({ spent: answer.message }, { status: SPENT });
  const profile = answer.ok ? answer.values : await load(visit, showMember, { member });
  // A Power Link session shows nothing about health.
  const check =
    profile.standing === 'accepted' ? await loadUnless(FORBIDDEN, load(visit, showPairCheck, { member })) : null;
  // Shown beside the other family once both have accepted.
  const mine = profile.standing === 'accepted' ? await loadMine(visit) : null;
  const biodata = profile.standing === 'own' ? await loadUnless(FORBIDDEN, load(visit, showBiodata)) : null;
  // This makes the same call as the button, so its refusals apply here too, for example for a while after a password
  // reset.
  const contact = profile.hasOpened ? await visit.api(openContact, { member }) : null;
  const letter = memberPageTexts(profile, visit.language);
  return data({
    ...profile,
    letter,
    hasSaid: profile.told !== null || profile.openTo.length > 0 || profile.religionWords !== '',
    check,
    biodata,
    us: mine?.shared ?? null,
    contact: contact?.ok ? contact.values : null,
  });
}
