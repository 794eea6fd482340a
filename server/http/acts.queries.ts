import { type Kysely, sql } from 'kysely';
import type { Act } from '#contract/acts.ts';
import type { Role } from '#contract/roles.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The person who acted. `accountId` is null for the office, which has no account of the profile. */
export interface Actor {
  profileId: string;
  accountId: number | null;
  role: Role | 'office';
  /** The office's reason for the act. */
  reason?: string;
}

/**
 * Records an act. A repetition on the same day in India updates the existing entry. `aboutId`: the other member
 * concerned, or null.
 */
export async function recordAct(
  db: Kysely<Database>,
  { profileId, accountId, role, reason = '' }: Actor,
  act: Act,
  aboutId: string | null = null,
): Promise<void> {
  const repetition = await db
    .updateTable('acts')
    .set({ done_at: sql<Date>`now()`, role, reason })
    .where('profile_id', '=', profileId)
    .where('account_id', 'is not distinct from', accountId)
    .where('act', '=', act)
    .where('about_id', 'is not distinct from', aboutId)
    .where('done_at', '>=', sql<Date>`date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`)
    .executeTakeFirst();
  if (repetition.numUpdatedRows > 0n) return;
  await db
    .insertInto('acts')
    .values({ profile_id: profileId, account_id: accountId, role, act, about_id: aboutId, reason })
    .execute();
}

/** Deletes acts that are older than their retention. */
export async function expireActs(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('acts').where('done_at', '<', expiryCutoff('acts')).execute();
}
