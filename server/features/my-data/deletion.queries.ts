import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

export async function loadPasswordHash(db: Kysely<Database>, accountId: number): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('password_hash').where('id', '=', accountId).executeTakeFirst();
  return row?.password_hash;
}
