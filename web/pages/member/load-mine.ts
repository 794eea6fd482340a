import { showCard } from '#contract/member.ts';
import type { Visit } from '#web/api/visit.ts';

/** Loads the member's own card as other families see it. Returns null if there is none, as in a Power Link session. */
export async function loadMine({ api, visitor }: Visit) {
  if (visitor.isRestricted) return null;
  const answer = await api(showCard);
  return answer.ok ? answer.values : null;
}
