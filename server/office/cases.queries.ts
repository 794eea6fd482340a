import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReportOutcome, ReportReason } from '#contract/report.ts';
import { ACKNOWLEDGE_HOURS, SETTLE_HOURS, URGENT_HOURS } from '#contract/report-clocks.ts';
import type { CaseKind } from '#contract/staff/cases.ts';
import { restsUntil } from '#server/domain/visibility-settings/pauses.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { isNear } from './near/near.queries.ts';
import { isAssignedTo } from './tasks/assignments.queries.ts';

/** A case, with its profile and its deadlines. */
export interface CaseRow {
  id: number;
  kind: CaseKind;
  subject: string;
  /** Null if the profile is deleted or was not identified. */
  memberId: string | null;
  name: string | null;
  suspendedAt: Date | null;
  restsUntil: Date | null;
  opened: Date;
  /** The earliest open deadline; null once the case is settled. */
  due: Date | null;
  /**
   * Deadline for notifying every reporter that the report was read; null once all are notified or the case is settled.
   */
  acknowledgeBy: Date | null;
  settled: Date | null;
  settledBy: string;
  outcome: '' | ReportOutcome;
  note: string;
  reports: number;
}

/** Returns the SQL for the hours in which a case of a kind must be settled. */
export const settleHours = (kind: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(${JSON.stringify(SETTLE_HOURS)}::jsonb ->> ${kind})::int`;

const caseRows = sql`(
  select c.id, c.kind, c.subject, m.profile_id as "memberId", m.name, m.suspended_at as "suspendedAt",
    ${restsUntil} as "restsUntil",
    c.opened_at as opened, c.settled_at as settled, c.settled_by as "settledBy", c.outcome, c.note, c.warned_of,
    of_case.reports, of_case.unread_since + make_interval(hours => ${ACKNOWLEDGE_HOURS}) as "acknowledgeBy",
    case when c.settled_at is null then least(
      c.urgent_at + make_interval(hours => ${URGENT_HOURS}), c.opened_at + make_interval(hours => ${settleHours(sql`c.kind`)}),
      of_case.unread_since + make_interval(hours => ${ACKNOWLEDGE_HOURS})) end as due
  from cases c
  left join members m on m.profile_id = c.subject
  cross join lateral (
    select count(*)::int as reports,
      min(coalesce(r.returned_at, r.reported_at)) filter (where r.acknowledged_at is null and c.settled_at is null) as unread_since
    from reports r where r.case_id = c.id) of_case)`;

interface CaseFilter {
  /** `''` for the waiting cases. */
  state: '' | 'late' | 'settled' | 'all';
  kind: string;
  /** Page number, from 1. */
  page: number;
  /** Only cases assigned to this member of staff; null for all cases. */
  staffId?: number | null;
  /** Only cases about families near this place. */
  nearId?: number | null;
}

/** The number of cases in a page of the list. */
export const CASES_A_PAGE = 50;

/** Returns a page of cases, and one more if there is a next page. Cases with the earliest deadline come first. */
export async function listCases(
  db: Kysely<Database>,
  { state, kind, page, staffId = null, nearId = null }: CaseFilter,
): Promise<CaseRow[]> {
  const states: Record<CaseFilter['state'], RawBuilder<unknown>> = {
    '': sql`c.settled is null`,
    late: sql`c.due < now()`,
    settled: sql`c.settled is not null`,
    all: sql`true`,
  };
  const { rows } = await sql<CaseRow>`
    select c.* from ${caseRows} c where ${states[state]} and ${kind} in ('', c.kind)
      and ${isAssignedTo('case', sql`c.id::text`, staffId)} and ${isNear(sql`c."memberId"`, nearId)}
    order by c.due, c.settled desc, c.id limit ${CASES_A_PAGE + 1} offset ${(page - 1) * CASES_A_PAGE}`.execute(db);
  return rows;
}

/**
 * Returns the open case after this one in the list with these filters. Returns the first case if this one is the last
 * or is not in the list, and 0 if there is no other case.
 */
export async function findNextCase(
  db: Kysely<Database>,
  id: number,
  { kind, staffId, nearId }: Pick<CaseFilter, 'kind' | 'staffId' | 'nearId'>,
): Promise<number> {
  let firstOther = 0;
  let isPassed = false;
  for (let page = 1; ; page++) {
    const openCases = await listCases(db, { state: '', kind, page, staffId: staffId ?? null, nearId: nearId ?? null });
    for (const row of openCases.slice(0, CASES_A_PAGE)) {
      if (isPassed) return row.id;
      if (row.id === id) isPassed = true;
      else firstOther ||= row.id;
    }
    if (openCases.length <= CASES_A_PAGE) return firstOther;
  }
}

/** Loads a case, open or settled; undefined if there is none. */
export async function loadCase(db: Kysely<Database>, id: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`select c.* from ${caseRows} c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the reports of a case, the oldest first. */
export async function listReportsOf(db: Kysely<Database>, caseId: number) {
  return db
    .selectFrom('reports')
    .select([
      'id',
      'reference',
      'reason',
      'words',
      'about',
      'contact',
      'by_link as byLink',
      'reporter_id as reporterId',
    ])
    .select(['reported_at as reported', 'acknowledged_at as acknowledged'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
}

interface FormerReport {
  caseId: number;
  reason: ReportReason;
  reported: Date;
  settled: Date | null;
  outcome: '' | ReportOutcome;
  /** When the reported member left; null if the member is still here. */
  left: Date | null;
}

/**
 * Returns reports in other cases about the same profile or about a profile with the same phone, even a deleted one; the
 * latest first.
 */
export async function listHistory(db: Kysely<Database>, { id, memberId }: Pick<CaseRow, 'id' | 'memberId'>) {
  const { rows } = await sql<FormerReport>`
    select r.case_id as "caseId", r.reason, r.reported_at as reported, r.settled_at as settled, c.outcome, r.left_at as left
    from reports r join cases c on c.id = r.case_id
    where r.case_id <> ${id} and (r.member_id = ${memberId}
      or r.phone_hash in (select o.phone_hash from reports o where o.case_id = ${id}))
    order by r.id desc limit 100`.execute(db);
  return rows;
}
