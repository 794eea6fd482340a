import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Any other transaction that locks one of these members waits until this one ends. In one order, so that no two wait for each other. */
export async function lockMembers(transaction: Kysely<Database>, profileIds: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('members')
    .select('profile_id')
    .where('profile_id', 'in', [...profileIds])
    .orderBy('profile_id')
    .forNoKeyUpdate()
    .execute();
}
