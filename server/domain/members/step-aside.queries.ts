import type { Kysely } from 'kysely';
import { noteRegistered } from '#server/domain/old-register/rows.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * A phone that only the old register knows is free for whoever registers with it: the profile that was made of the register goes, with its
 * account, and its row says that the family has registered by itself.
 */
export async function stepAside(transaction: Kysely<Database>, phone: string): Promise<void> {
  const profileId = await noteRegistered(transaction, phone);
  if (profileId !== undefined) await transaction.deleteFrom('members').where('profile_id', '=', profileId).execute();
}
