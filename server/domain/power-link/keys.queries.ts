import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Whose own code this is, by its keyed hash; undefined for nobody who is at work. */
export async function findByLinkCode(db: Kysely<Database>, codeHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom('staff')
    .select('email')
    .where('link_code_hash', '=', codeHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found?.email;
}

/** Since when a key of the Power Link is known, by its keyed hash: from now on, where it is new. */
export async function noteKey(db: Kysely<Database>, keyHash: Buffer): Promise<Date> {
  await db
    .insertInto('power_link_keys')
    .values({ key_hash: keyHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seen_at } = await db
    .selectFrom('power_link_keys')
    .select('seen_at')
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  return seen_at;
}
