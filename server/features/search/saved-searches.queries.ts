import type { Kysely } from 'kysely';
import { SEARCHES_KEPT } from '#contract/search.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Lists the searches that a family has saved, the oldest first. */
export function loadSearches(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'search'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** Saves a search. Returns false if there are too many. Call with the member's row locked. */
export async function insertSearch(
  db: Kysely<Database>,
  profileId: string,
  search: { name: string; search: string },
): Promise<boolean> {
  const savedSearches = await loadSearches(db, profileId);
  if (savedSearches.length >= SEARCHES_KEPT) return false;
  await db
    .insertInto('saved_searches')
    .values({ profile_id: profileId, ...search })
    .execute();
  return true;
}

/** Deletes a saved search. The id of another family's search has no effect. */
export async function deleteSearch(db: Kysely<Database>, profileId: string, id: number): Promise<void> {
  await db.deleteFrom('saved_searches').where('profile_id', '=', profileId).where('id', '=', id).execute();
}
