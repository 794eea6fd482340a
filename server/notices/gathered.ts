import { GATHERED_KINDS, isGathered } from '#contract/notice-kinds.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { GatheredCounts } from '#words/letters.ts';
import type { NoticeServices } from './notice-services.ts';
import { listGathered, type Recipient } from './recipients.queries.ts';

/** How many of each kind that gathers wait to be read, of those about families that are still there. */
export async function unseenOfGathered(
  { db }: Pick<NoticeServices, 'db'>,
  { noticeId }: Pick<Recipient, 'noticeId'>,
): Promise<GatheredCounts> {
  const unseen = await listGathered(db, { noticeId, kinds: GATHERED_KINDS });
  const counts: GatheredCounts = {};
  for (const profileId of new Set(unseen.map((each) => each.profileId))) {
    const own = unseen.filter((each) => each.profileId === profileId);
    const others = own.flatMap(({ aboutId }) => aboutId ?? []);
    const seen = profileId === null ? new Set(others) : await loadSeen({ db }, profileId, others);
    for (const { kind, aboutId, isOurs } of own) {
      if (!isGathered(kind) || (aboutId !== null && !seen.has(aboutId))) continue;
      const said = kind === 'interestExpiring' && isOurs ? 'ownInterestExpiring' : kind;
      counts[said] = (counts[said] ?? 0) + 1;
    }
  }
  return counts;
}
