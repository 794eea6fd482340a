import type { Kysely } from 'kysely';
import { readSpelling } from '#server/domain/names/own-spelling.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Deletes the family's spelling of a name if it does not match the changed name. Call within the transaction that
 * changes the name.
 */
export async function dropOtherSpelling(transaction: Kysely<Database>, profileId: string): Promise<void> {
  const row = await transaction
    .selectFrom('members')
    .select(['name', 'name_spelled'])
    .where('profile_id', '=', profileId)
    .where('name_spelled', '<>', '')
    .executeTakeFirst();
  if (row === undefined || readSpelling(row.name, row.name_spelled) !== null) return;
  await transaction.updateTable('members').set({ name_spelled: '' }).where('profile_id', '=', profileId).execute();
}
