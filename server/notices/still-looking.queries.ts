import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { notifyAll } from './tell.queries.ts';

/** The days without a visit in which a family is asked once. From day `until` on its profile rests. */
const STILL_LOOKING = { from: 76, until: 90 } as const;

/** Asks each family that has not visited for some weeks whether it is still looking, once. */
export async function askWhoIsStillLooking(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ profileId: string }>`
      select s.profile_id as "profileId" from member_visibility s
      where s.last_active_on <= (now() at time zone 'Asia/Kolkata')::date - ${STILL_LOOKING.from}::int
        and s.last_active_on > (now() at time zone 'Asia/Kolkata')::date - ${STILL_LOOKING.until}::int
        and not s.is_absent
        and not exists (select from notices n where n.profile_id = s.profile_id and n.kind = 'stillLooking'
          and n.made_at > s.last_active_on)`.execute(transaction);
    await notifyAll(
      transaction,
      rows.map(({ profileId }) => ({ kind: 'stillLooking' as const, profileId })),
    );
  });
}
