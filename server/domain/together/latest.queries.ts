import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { rowsOfPair } from './together.queries.ts';

/** What two families have or had with each other last, as long as it is kept; null for nothing. */
export async function findLatest(db: Kysely<Database>, one: string, other: string): Promise<number | null> {
  const row = await rowsOfPair(db, one, other).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
