import { type Kysely, sql } from 'kysely';
import { tellAll } from '#server/notices/tell.queries.ts';
import { lockKeys } from '#server/platform/db/lock-keys.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Whether this connection writes the letters of the week, until `endWriting`; another process does otherwise. */
export async function tryToWrite(connection: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(${lockKeys.weekly}) as "isMine"`.execute(connection);
  return rows[0]?.isMine ?? false;
}

export async function endWriting(connection: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_unlock(${lockKeys.weekly})`.execute(connection);
}

/** The next of those who have asked for the letter, and have had none within six days, by their ids. */
export async function listWhoWants(
  db: Kysely<Database>,
  { after, count }: { after: string; count: number },
): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    select c.profile_id as "profileId" from consents c
    where c.kind = 'weekly' and c.withdrawn_at is null and c.profile_id > ${after} and not exists (
      select from notices n where n.profile_id = c.profile_id and n.kind = 'weeklyFits' and n.made_at > now() - interval '6 days')
    order by 1 limit ${count}`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** After so many days without a visit a family is asked once, before its profile rests. */
export const STILL_LOOKING = { from: 76, until: 90 } as const;

export async function askWhoIsStillLooking(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ profileId: string }>`
      select s.profile_id as "profileId" from showings s
      where s.last_active_on <= (now() at time zone 'Asia/Kolkata')::date - ${STILL_LOOKING.from}::int
        and s.last_active_on > (now() at time zone 'Asia/Kolkata')::date - ${STILL_LOOKING.until}::int
        and not exists (select from absent_members a where a.profile_id = s.profile_id)
        and not exists (select from notices n where n.profile_id = s.profile_id and n.kind = 'stillLooking'
          and n.made_at > s.last_active_on)`.execute(transaction);
    await tellAll(
      transaction,
      rows.map(({ profileId }) => ({ kind: 'stillLooking' as const, profileId })),
    );
  });
}
