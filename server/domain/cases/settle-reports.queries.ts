import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Who made a report: a member, a reader of a link, or a stranger. */
export interface Reporter {
  /** The id of the report. */
  id: number;
  /** The profile of the reporter; `''` if the reporter is a reader of a link or a stranger. */
  reporterId: string;
  /** The contact that a stranger gave; `''` if there is none. */
  contact: string;
}

/** Acknowledges the open reports of a case that are not acknowledged yet, and returns their reporters. */
export async function acknowledgeReports(db: Kysely<Database>, caseId: number): Promise<Reporter[]> {
  return db
    .updateTable('reports')
    .set({ acknowledged_at: sql<Date>`now()` })
    .where('case_id', '=', caseId)
    .where('acknowledged_at', 'is', null)
    .where('settled_at', 'is', null)
    .returning(['id', 'reporter_id as reporterId', 'contact'])
    .execute();
}

/** Settles the open reports of a case, acknowledges them if nobody has, and returns their reporters. */
export async function settleReports(db: Kysely<Database>, caseId: number, note: string): Promise<Reporter[]> {
  return db
    .updateTable('reports')
    .set({
      settled_at: sql<Date>`now()`,
      settled_note: note,
      acknowledged_at: sql<Date>`coalesce(acknowledged_at, now())`,
    })
    .where('case_id', '=', caseId)
    .where('settled_at', 'is', null)
    .returning(['id', 'reporter_id as reporterId', 'contact'])
    .execute();
}
