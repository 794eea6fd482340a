import type { Kysely } from 'kysely';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import type { ReportOutcome } from '#contract/report.ts';
import { closeCase } from '#server/domain/cases/cases.queries.ts';
import { acknowledgeReports, type Reporter } from '#server/domain/cases/settle-reports.queries.ts';
import { intend, tellAll } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

const SETTLED: Record<ReportOutcome, NoticeKind> = {
  acted: 'reportActed',
  nothing: 'reportNothing',
  unclear: 'reportUnclear',
};

/** Everybody who reported and has not heard yet hears that it was read; false where all have, or there is no such case. */
export async function acknowledge(db: Kysely<Database>, caseId: number): Promise<boolean> {
  const unread = await acknowledgeReports(db, caseId);
  await tellReporters(db, unread, 'reportRead');
  return unread.length > 0;
}

/** Settles a case, and everybody who reported hears of it; false where it is settled already, or something came that was not read. */
export async function settle(
  db: Kysely<Database>,
  caseId: number,
  settled: Parameters<typeof closeCase>[2],
): Promise<boolean> {
  const reporters = await closeCase(db, caseId, settled);
  if (reporters === undefined) return false;
  await tellReporters(db, reporters, SETTLED[settled.outcome]);
  return true;
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
