import type { Kysely } from 'kysely';
import type { LookupEntry } from '#contract/lookups.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns the entries of each list in their order, by the kind of the list. */
export async function loadLookups(db: Kysely<Database>): Promise<Map<string, LookupEntry[]>> {
  const rows = await db
    .selectFrom('lookups')
    .select(['kind as group', 'id', 'name', 'name_bn as nameBn'])
    .orderBy('kind')
    .orderBy('position')
    .execute();
  return grouped(rows);
}

/** Returns all countries in the order in which forms offer them. */
export function loadCountries(db: Kysely<Database>): Promise<LookupEntry[]> {
  return db
    .selectFrom('countries')
    .select(['id', 'name', 'name_bn as nameBn'])
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** Returns the states of each country, by the country's id. */
export async function loadStates(db: Kysely<Database>): Promise<Map<number, LookupEntry[]>> {
  const rows = await db
    .selectFrom('states')
    .select(['country_id as group', 'id', 'name', 'name_bn as nameBn'])
    .orderBy('name')
    .execute();
  return grouped(rows);
}

/** Returns the entries of each group, in their order. */
function grouped<G>(rows: (LookupEntry & { group: G })[]): Map<G, LookupEntry[]> {
  const lists = new Map<G, LookupEntry[]>();
  for (const { group, ...entry } of rows) {
    const list = lists.get(group) ?? [];
    list.push(entry);
    lists.set(group, list);
  }
  return lists;
}
