import { type Kysely, sql } from 'kysely';
import type { StaffRole } from '#contract/staff/roles.ts';
import { inSeconds } from '#server/platform/db/lifetimes.ts';
import type { Database } from '#server/platform/db/tables.ts';

const HOUR_SECONDS = 3_600;
/** Lifetimes in seconds: before the second factor, without use, and at most. */
export const STAFF_LIFETIMES = { halfway: HOUR_SECONDS / 4, idle: HOUR_SECONDS / 2, absolute: 12 * HOUR_SECONDS };

/** The authenticated member of staff. */
export interface Staff {
  id: number;
  name: string;
  email: string;
  roles: StaffRole[];
  hasFactor: boolean;
  /** Whether keyboard shortcuts of single keys are on. */
  hasKeys: boolean;
  /** Whether the second factor was given in this session. */
  isProven: boolean;
  tokenHash: Buffer;
}

/** Starts a session without the second factor, which must be given within the lifetime `halfway`. */
export async function insertStaffSession(db: Kysely<Database>, tokenHash: Buffer, staffId: number): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: tokenHash, staff_id: staffId, expires_at: inSeconds(STAFF_LIFETIMES.halfway) })
    .execute();
}

/** Gives the session a new token after the second factor, so that the earlier token gives no access. */
export async function proveSession(db: Kysely<Database>, former: Buffer, next: Buffer): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({
      token_hash: next,
      is_proven: true,
      created_at: sql<Date>`now()`,
      expires_at: inSeconds(STAFF_LIFETIMES.idle),
    })
    .where('token_hash', '=', former)
    .execute();
}

/** Returns the member of staff of a session and extends it; undefined if it has expired. */
export async function findStaffSession(db: Kysely<Database>, tokenHash: Buffer): Promise<Staff | undefined> {
  const { idle, absolute } = STAFF_LIFETIMES;
  const staff = await db
    .updateTable('staff_sessions as t')
    .from('staff as p')
    .set({
      expires_at: sql<Date>`case when t.is_proven
        then least(${inSeconds(idle)}, t.created_at + make_interval(secs => ${absolute})) else t.expires_at end`,
    })
    .whereRef('p.id', '=', 't.staff_id')
    .where('t.token_hash', '=', tokenHash)
    .where('t.expires_at', '>', sql<Date>`now()`)
    // A clock that was ahead must not extend the session.
    .where('t.expires_at', '<=', sql<Date>`now() + make_interval(secs => ${absolute})`)
    .where('p.ended_at', 'is', null)
    .returning(['p.id', 'p.name', 'p.email', 'p.roles', 't.is_proven as isProven', 'p.has_keys as hasKeys'])
    .returning(sql<boolean>`p.factor_set_at is not null`.as('hasFactor'))
    .executeTakeFirst();
  return staff && { ...staff, tokenHash };
}

/** Ends a session. Does nothing if it has ended before. */
export async function deleteStaffSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}

/** Records that a member of staff is at work. */
export async function noteSeen(db: Kysely<Database>, staffId: number): Promise<void> {
  await db.updateTable('staff').set({ seen_at: sql<Date>`now()` }).where('id', '=', staffId).execute();
}

/** Deletes expired sessions. */
export async function expireStaffSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', sql<Date>`now()`).execute();
}
