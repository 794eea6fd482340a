import { type Kysely, sql } from 'kysely';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** Days before the end of an interest at which both families are notified. */
export const TOLD_BEFORE_DAYS = 3;

/** A family to notify, and the other families of its ending interests. */
interface Ending {
  profileId: string;
  aboutIds: string[];
}

/**
 * Returns families to notify once that an interest they sent or received ends soon. For the sender a silent decline
 * counts as waiting. The recipient is notified only if the interest is unanswered and was notified before.
 */
async function listEnding(db: Kysely<Database>): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select e."profileId", array_agg(distinct e."aboutId") as "aboutIds" from (
      select recipient_id as "profileId", sender_id as "aboutId", sent_at from introductions
        where answer is null and was_welcome and withdrawn_at is null
      union all
      select sender_id, recipient_id, sent_at from introductions
        where answer is distinct from 'accepted' and told_because is null and withdrawn_at is null
    ) e
    where e.sent_at > now() - make_interval(days => ${INTEREST_DAYS})
      and e.sent_at <= now() - make_interval(days => ${INTEREST_DAYS - TOLD_BEFORE_DAYS})
      and not exists (select from notices n where n.profile_id = e."profileId" and n.kind = 'interestExpiring'
        and n.about_id = e."aboutId" and n.made_at > e.sent_at)
    group by e."profileId" order by e."profileId"`.execute(db);
  return rows;
}

/** Notifies families of ending interests, if they still see each other. A vanished member is no reason for a letter. */
export async function tellExpiring(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { profileId, aboutIds } of await listEnding(transaction)) {
      const seenIds = await loadSeen({ db: transaction }, profileId, aboutIds);
      await notifyAll(
        transaction,
        [...seenIds].map((aboutId) => ({ kind: 'interestExpiring' as const, profileId, aboutId })),
      );
    }
  });
}
