import type { Kysely } from 'kysely';
import type { SharedPerson } from '#matching/person.ts';
import type { Database } from '#server/db/tables.ts';
import { loadPersonRows } from './view/person.queries.ts';
import { toSharedPerson } from './view/person.ts';

/** Members as wishes and rank read them: all of layer 2, the wishes, and the day of last activity. Nobody else's are absent. */
export async function loadSharedPersons(
  db: Kysely<Database>,
  profileIds: readonly string[],
): Promise<Map<string, SharedPerson>> {
  if (profileIds.length === 0) return new Map();
  const rows = await loadPersonRows(db, profileIds);
  return new Map(rows.map((row) => [row.profile_id, toSharedPerson(row)]));
}
