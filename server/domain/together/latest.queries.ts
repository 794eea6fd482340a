import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { rowsOfPair } from './together.queries.ts';

/** Returns the latest row of two families, open or ended, as long as it is kept; null if there is none. */
export async function findLatest(db: Kysely<Database>, one: string, other: string): Promise<number | null> {
  const row = await rowsOfPair(db, one, other).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
