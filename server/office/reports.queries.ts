import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { tell } from '#server/notices/tell.queries.ts';

/** Who reported: a member, or a reader of a link, of whom nothing is known. */
const reporter = sql<string>`case when by_link then 'by a link' else reporter_id end`.as('reporter');

/**
 * What was reported about members, the oldest first; those that wait unless all are asked for. `returned`: about a
 * former member of the same phone. */
export async function listReports(db: Kysely<Database>, isAll: boolean) {
  let query = db
    .selectFrom('reports')
    .select([
      'id',
      'reported_at as reported',
      'returned_at as returned',
      'member_id as member',
      reporter,
      'reason',
      'settled_at as settled',
    ])
    .orderBy('id');
  if (!isAll) query = query.where('settled_at', 'is', null);
  return query.execute();
}

export async function loadReport(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('reports')
    .select([
      'id',
      'reported_at as reported',
      'returned_at as returned',
      'member_id as member',
      reporter,
      'reason',
      'words',
      'settled_at as settled',
      'settled_note as note',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether there is such a report that waits. */
export async function settleReport(db: Kysely<Database>, id: number, note: string): Promise<boolean> {
  const settled = await db
    .updateTable('reports')
    .set({ settled_at: new Date(), settled_note: note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('reporter_id as reporterId')
    .executeTakeFirst();
  // Whoever reported may have left.
  if (settled?.reporterId) await tell(db, { kind: 'officeAnswered', profileId: settled.reporterId });
  return settled !== undefined;
}
