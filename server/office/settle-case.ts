import type { Kysely } from 'kysely';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import type { ReportOutcome } from '#contract/report.ts';
import { closeCase } from '#server/domain/cases/cases.queries.ts';
import { acknowledgeReports, type Reporter } from '#server/domain/cases/settle-reports.queries.ts';
import { intend, notifyAll } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The notice that tells a reporter how a case was settled. */
const SETTLED_NOTICES: Record<ReportOutcome, NoticeKind> = {
  acted: 'reportActed',
  nothing: 'reportNothing',
  unclear: 'reportUnclear',
};

/**
 * Notifies every reporter who has not been notified yet that the report was read. Returns false if there is none to
 * notify.
 */
export async function acknowledgeAndNotify(db: Kysely<Database>, caseId: number): Promise<boolean> {
  const unreadReports = await acknowledgeReports(db, caseId);
  await notifyReporters(db, unreadReports, 'reportRead');
  return unreadReports.length > 0;
}

/** Settles a case and notifies the reporters. Returns false if it is settled already or a new report was not read. */
export async function settleAndNotify(
  db: Kysely<Database>,
  caseId: number,
  settlement: Parameters<typeof closeCase>[2],
): Promise<boolean> {
  const reporters = await closeCase(db, caseId, settlement);
  if (reporters === undefined) return false;
  await notifyReporters(db, reporters, SETTLED_NOTICES[settlement.outcome]);
  return true;
}

/**
 * Notifies members by a notice and strangers at the contact that they gave. A reporter who left or gave no contact is
 * not notified.
 */
async function notifyReporters(db: Kysely<Database>, reports: readonly Reporter[], kind: NoticeKind): Promise<void> {
  const members = new Set(reports.map(({ reporterId }) => reporterId).filter(Boolean));
  await notifyAll(
    db,
    [...members].map((profileId) => ({ kind, profileId })),
  );
  for (const { id, contact } of reports)
    if (contact !== '') await intend(db, { kind: 'report', subjectId: `${id} ${kind}` });
}
