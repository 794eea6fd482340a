import { type Kysely, sql } from 'kysely';
import { lockKeys } from '#server/db/lock-keys.ts';
import type { Database } from '#server/db/tables.ts';
import { tellAll } from '#server/notices/tell.queries.ts';

/** Whether this process writes the letters of the week; another one does otherwise. Until the transaction ends. */
export async function tryToWrite(transaction: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${lockKeys.weekly}) as "isMine"`.execute(transaction);
  return rows[0]?.isMine ?? false;
}

/** Who has asked for the letter, and has had none within six days. */
export async function listWhoWants(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ profileId: string }>`
    select c.profile_id as "profileId" from consents c
    where c.kind = 'weekly' and c.withdrawn_at is null and not exists (
      select from notices n where n.profile_id = c.profile_id and n.kind = 'weeklyFits' and n.made_at > now() - interval '6 days')
    order by 1`.execute(db);
  return rows.map(({ profileId }) => profileId);
}

/** Whether somebody of these was first shown within the last seven days. */
export async function hasNewcomer(db: Kysely<Database>, memberIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select exists (select from showings s join members m on m.profile_id = s.profile_id
      where s.profile_id = any(${[...memberIds]})
        and coalesce(m.first_shown_on, (s.shown_at at time zone 'Asia/Kolkata')::date)
          > (now() at time zone 'Asia/Kolkata')::date - 7) as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
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
