import { GATHERED_KINDS, type GatheredKind, isGathered } from '#contract/notices.ts';
import { loadSeen } from '#server/people/view/load-views.ts';
import type { Services } from '#server/services.ts';

import { countGathered, type Recipient } from './recipients.queries.ts';

/** How many of each kind that gathers wait to be read, of those about families that are still there. */
export async function unseenOfGathered(
  { db }: Pick<Services, 'db'>,
  { noticeId }: Pick<Recipient, 'noticeId'>,
): Promise<Partial<Record<GatheredKind, number>>> {
  const unseen = await countGathered(db, { noticeId, kinds: GATHERED_KINDS });
  const counts: Partial<Record<GatheredKind, number>> = {};
  for (const profileId of new Set(unseen.map((each) => each.profileId))) {
    const own = unseen.filter((each) => each.profileId === profileId);
    const others = own.flatMap(({ aboutId }) => aboutId ?? []);
    const seen = profileId === null ? new Set(others) : await loadSeen({ db }, profileId, others);
    for (const { kind, aboutId } of own)
      if (isGathered(kind) && (aboutId === null || seen.has(aboutId))) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
