import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Loads the hash of an account's password; undefined for an unknown account. */
export async function loadPasswordHash(db: Kysely<Database>, accountId: number): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return row?.password_hash;
}
