import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Where a visitor who made a report without a login is told of it; undefined where they gave nothing, or it is forgotten. */
export async function findReporter(db: Kysely<Database>, reportId: number) {
  const found = await db
    .selectFrom('reports')
    .select(['contact', 'language', 'reference'])
    .where('id', '=', reportId)
    .where('contact', '<>', '')
    .executeTakeFirst();
  return found && { ...found, reference: found.reference ?? '' };
}
