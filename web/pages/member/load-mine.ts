import { showCard } from '#contract/member.ts';
import type { Visit } from '#web/api/visit.ts';

/** One's own card as other families see it; null where there is none to be had, as for a session of the Power Link. */
export async function loadMine({ api, visitor }: Visit) {
  if (visitor.isRestricted) return null;
  const answer = await api(showCard);
  return answer.ok ? answer.values : null;
}
