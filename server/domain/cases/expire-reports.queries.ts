import { type Kysely, sql } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Of a profile that is here all reports stay. What a stranger reported of nobody we know, and where to answer strangers, goes a year after the
 * end; a case goes with the last of its reports.
 */
export async function expireReports(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('reports').where('left_at', '<', keptSince('reports')).execute();
  await db
    .deleteFrom('reports')
    .where('member_id', '=', '')
    .where('left_at', 'is', null)
    .where('settled_at', '<', keptSince('strangersReports'))
    .execute();
  await db
    .updateTable('reports')
    .set({ contact: '' })
    .where('contact', '<>', '')
    .where('settled_at', '<', keptSince('strangersReports'))
    .execute();
  await sql`delete from cases c where not exists (select from reports r where r.case_id = c.id)`.execute(db);
}
