import { type Kysely, sql } from 'kysely';
import type { Channel } from '#contract/notice-kinds.ts';
import type { DeliveryState } from '#server/platform/db/notice-tables.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Lists every suspension of a member, the latest first. */
export async function listSuspensions(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('suspensions')
    .select(['suspended_at as suspended', 'reason', 'told', 'restored_at as restored', 'restored_because as because'])
    .where('profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the current suspension with the reason that the member may read, never the office's own reason. */
export async function findSuspension(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('members as m')
    .leftJoin('suspensions as s', (join) =>
      join.onRef('s.profile_id', '=', 'm.profile_id').on('s.restored_at', 'is', null),
    )
    .select(['m.suspended_at as since', 's.told'])
    .where('m.profile_id', '=', profileId)
    .where('m.suspended_at', 'is not', null)
    .orderBy('s.id', 'desc')
    .executeTakeFirst();
}

interface Why {
  /** The reason, which only the office reads. */
  reason: string;
  /** The reason that the member reads. */
  told: string;
}

/** Suspends a member. Returns false if there is no such member, or if the member is suspended already. */
export async function beginSuspension(
  db: Kysely<Database>,
  profileId: string,
  { reason, told }: Why,
): Promise<boolean> {
  const changed = await db
    .updateTable('members')
    .set({ suspended_at: sql<Date>`now()` })
    .where('profile_id', '=', profileId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await db.insertInto('suspensions').values({ profile_id: profileId, reason, told }).execute();
  return true;
}

/**
 * Ends the suspension of a member and returns its reasons. Returns undefined if there is no such member, or if the
 * member is not suspended.
 */
export async function endSuspension(
  db: Kysely<Database>,
  profileId: string,
  because: string,
): Promise<string[] | undefined> {
  const changed = await db
    .updateTable('members')
    .set({ suspended_at: null })
    .where('profile_id', '=', profileId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return undefined;
  const ended = await db
    .updateTable('suspensions')
    .set({ restored_at: sql<Date>`now()`, restored_because: because })
    .where('profile_id', '=', profileId)
    .where('restored_at', 'is', null)
    .returning('reason')
    .execute();
  return ended.map(({ reason }) => reason);
}

/** Returns the suspensions with the reason told to the family. The office's own reason may be about other people. */
export async function suspensionsInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('suspensions')
    .select(['suspended_at', 'told', 'restored_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** A family that was warned about a suspended member. */
interface Warned {
  memberId: string;
  name: string;
  at: Date;
  /** When the family read the warning on the site; null if not yet. */
  seenAt: Date | null;
  ways: { channel: Channel | 'office'; state: DeliveryState }[];
}

/** Lists the accounts of families that were warned about a suspended member, with each channel used and its result. */
export async function listWarned(db: Kysely<Database>, profileId: string): Promise<Warned[]> {
  const { rows } = await sql<Warned>`
    select n.profile_id as "memberId", m.name, n.made_at as at, n.seen_at as "seenAt",
      coalesce((select jsonb_agg(jsonb_build_object('channel', d.channel, 'state', d.state) order by d.channel)
        from notice_deliveries d where d.notice_id = n.id), '[]') as ways
    from notices n join members m on m.profile_id = n.profile_id
    where n.kind = 'contactSuspended' and n.about_id = ${profileId} order by n.made_at, n.profile_id`.execute(db);
  return rows;
}

/** Prefix of the office's reason if a suspension came from a rejection. */
export const REJECTED = 'rejected: ';
