import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/** The moment by the clock that notes all others: what is reckoned in the program, and then compared in the database, begins with it. */
export async function databaseNow(db: Kysely<Database>): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
