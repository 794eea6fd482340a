import { type Kysely, sql } from 'kysely';
import { INTEREST_DAYS } from '#contract/introductions.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { tellAll } from './tell.queries.ts';

/** So many days before an interest ends, both families are told. */
export const TOLD_BEFORE_DAYS = 3;

interface Ending {
  profileId: string;
  aboutIds: string[];
}

/**
 * Who is to be told, once, that an interest of theirs or one that waits for them ends soon. To its sender one that was declined in
 * silence waits like any other; the family that got it is told while they have not answered, and only where they were told of it.
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

/** Tells it, of families who see each other: who has vanished is no reason for a letter. */
export async function tellExpiring(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { profileId, aboutIds } of await listEnding(transaction)) {
      const seen = await loadSeen({ db: transaction }, profileId, aboutIds);
      await tellAll(
        transaction,
        [...seen].map((aboutId) => ({ kind: 'interestExpiring' as const, profileId, aboutId })),
      );
    }
  });
}
