import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Returns the time of the database's clock, for times that are computed here and compared in the database. */
export async function databaseNow(db: Kysely<Database>): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
