import { type Kysely, sql } from 'kysely';
import { loadFirstAccount } from '#server/domain/accounts/accounts.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** By a call or a messenger the office has spoken to the person at that phone or address; or finds that it is not theirs. */
export async function setConfirmed(
  db: Kysely<Database>,
  profileId: string,
  kind: 'phone' | 'email',
  isConfirmed: boolean,
): Promise<boolean> {
  const account = await loadFirstAccount(db, profileId);
  if (account === undefined) return false;
  const column = kind === 'phone' ? 'phone_verified_at' : 'email_verified_at';
  const changed = await db
    .updateTable('accounts')
    .set({ [column]: isConfirmed ? sql<Date>`now()` : null })
    .where('id', '=', account.id)
    .where(column, isConfirmed ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
