import type { Kysely } from 'kysely';
import { keptSinceDay } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Days end first in the east: the day before may still be somebody's. */
export async function expireReadings(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('reading_days').where('day', '<', keptSinceDay('readingDays')).execute();
  await db.deleteFrom('readings').where('day', '<', keptSinceDay('readings')).execute();
}
