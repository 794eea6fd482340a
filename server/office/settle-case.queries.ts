import { type Kysely, sql } from 'kysely';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import type { ReportOutcome } from '#contract/report.ts';
import { intend, tellAll } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

const SETTLED: Record<ReportOutcome, NoticeKind> = {
  acted: 'reportActed',
  nothing: 'reportNothing',
  unclear: 'reportUnclear',
};

/** Everybody who reported and has not heard yet hears that it was read; false where all have, or there is no such case. */
export async function acknowledge(db: Kysely<Database>, caseId: number): Promise<boolean> {
  const unread = await db
    .updateTable('reports')
    .set({ acknowledged_at: sql<Date>`now()` })
    .where('case_id', '=', caseId)
    .where('acknowledged_at', 'is', null)
    .where('settled_at', 'is', null)
    .returning(['id', 'reporter_id as reporterId', 'contact'])
    .execute();
  await tellReporters(db, unread, 'reportRead');
  return unread.length > 0;
}

interface Settled {
  outcome: ReportOutcome;
  note: string;
  by: string;
  /** The last report that was read; null at the terminal, where all are. */
  seen?: number | null;
}

/** Settles a case and all that was reported in it; false where it is settled already, or something came that was not read. */
export async function settle(
  db: Kysely<Database>,
  caseId: number,
  { outcome, note, by, seen = null }: Settled,
): Promise<boolean> {
  // First: whatever comes from now on waits for this to end.
  await sql`select from cases where id = ${caseId} for update`.execute(db);
  const settled = await db
    .updateTable('cases')
    .set({ settled_at: sql<Date>`now()`, settled_by: by, outcome, note })
    .where('id', '=', caseId)
    .where('settled_at', 'is', null)
    .where(sql<boolean>`not exists (select from reports r where r.case_id = ${caseId} and r.id > ${seen}::bigint)`)
    .returning('id')
    .executeTakeFirst();
  if (settled === undefined) return false;
  const reports = await db
    .updateTable('reports')
    .set({
      ...{ settled_at: sql<Date>`now()`, settled_note: note },
      acknowledged_at: sql<Date>`coalesce(acknowledged_at, now())`,
    })
    .where('case_id', '=', caseId)
    .where('settled_at', 'is', null)
    .returning(['id', 'reporter_id as reporterId', 'contact'])
    .execute();
  await tellReporters(db, reports, SETTLED[outcome]);
  return true;
}

interface Reporter {
  id: number;
  reporterId: string;
  contact: string;
}

/** A member by a notice, a stranger where they said. A reporter who left, or gave nothing, is told nothing. */
async function tellReporters(db: Kysely<Database>, reports: readonly Reporter[], kind: NoticeKind): Promise<void> {
  const members = new Set(reports.map(({ reporterId }) => reporterId).filter(Boolean));
  await tellAll(
    db,
    [...members].map((profileId) => ({ kind, profileId })),
  );
  for (const { id, contact } of reports)
    if (contact !== '') await intend(db, { kind: 'report', subjectId: `${id} ${kind}` });
}
