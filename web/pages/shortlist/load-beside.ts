import { showMember } from '#contract/member.ts';
import { isProfileId } from '#contract/member-id.ts';
import { listBeside, MOST_BESIDE } from '#contract/shortlist.ts';
import { load, refusalResponse } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';

const NOT_FOUND = 404;
const SPENT = 429;
/** A comparison needs this many families. */
export const FEWEST_BESIDE = 2;

/**
 * Loads those of the named families whom the reader has accepted or saved, at most `MOST_BESIDE`. Returns only a
 * message (`spent`) if the reader has used up the profile views of today.
 */
export async function loadBeside(visit: Visit, named: readonly string[]) {
  const { families: choices } = await load(visit, listBeside);
  const asked = [...new Set(named.filter(isProfileId))];
  const known = choices.flatMap(({ member }) => member.memberId);
  const chosen = asked.filter((id) => known.includes(id)).slice(0, MOST_BESIDE);
  const families = [];
  for (const member of chosen.length < FEWEST_BESIDE ? [] : chosen) {
    const answer = await visit.api(showMember, { member });
    if (answer.ok) families.push(answer.values);
    else if (answer.status === SPENT) return { spent: answer.message };
    else if (answer.status !== NOT_FOUND) throw refusalResponse(visit, answer);
  }
  return {
    choices,
    chosen,
    families,
    isTooMany: asked.length > MOST_BESIDE,
    isOneLost: asked.length > families.length,
  };
}

export type LoadedBeside = Awaited<ReturnType<typeof loadBeside>>;
