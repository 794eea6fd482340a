import type { Kysely } from 'kysely';
import type { SharedPerson } from '#matching/person.ts';
import { anyOf, everyMember, memberStatement, type PersonRow } from '#server/domain/visibility/person.queries.ts';
import { toSharedPerson } from '#server/domain/visibility/person.ts';
import type { Database } from '#server/platform/db/tables.ts';

const people = memberStatement<{ profileIds: readonly string[] }, PersonRow>((given, db) =>
  everyMember(db).where('m.profile_id', '=', anyOf(given('profileIds'))),
);

/** Loads what the matching engine reads of these members: layer 2 and their wishes. */
export async function loadPeople(
  db: Kysely<Database>,
  profileIds: readonly string[],
): Promise<Map<string, SharedPerson>> {
  const rows = await people(db, { profileIds });
  return new Map(rows.map((row) => [row.profile_id, toSharedPerson(row)]));
}
