import { showMember } from '#contract/member.ts';
import { isProfileId } from '#contract/member-id.ts';
import { listBeside, MOST_BESIDE } from '#contract/shortlist.ts';
import { load, refusalResponse } from '#web/api/load.ts';
import type { Visit } from '#web/api/visit.ts';

/** HTTP status: the reader may not see the profile. */
const NOT_FOUND = 404;
/** HTTP status: the reader has used up the profile views of today. */
const SPENT = 429;
/** A comparison needs this many families. */
export const FEWEST_BESIDE = 2;

/**
 * Loads those of these families whom the reader has accepted or saved, at most `MOST_BESIDE`. Returns only a
 * message (`spent`) if the reader has used up the profile views of today.
 */
export async function loadBeside(visit: Visit, memberIds: readonly string[]) {
  const { families: choices } = await load(visit, listBeside);
  const requestedIds = [...new Set(memberIds.filter(isProfileId))];
  const choiceIds = choices.flatMap(({ member }) => member.memberId);
  const chosen = requestedIds.filter((id) => choiceIds.includes(id)).slice(0, MOST_BESIDE);
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
    isTooMany: requestedIds.length > MOST_BESIDE,
    isOneLost: requestedIds.length > families.length,
  };
}

/** The data of the comparison, or the message that the views of today are used up. */
export type LoadedBeside = Awaited<ReturnType<typeof loadBeside>>;
