import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { ReportOutcome } from '#contract/report.ts';
import { ACKNOWLEDGE_HOURS, SETTLE_HOURS, URGENT_HOURS } from '#contract/report-clocks.ts';
import { CASE_KINDS, KIND_OF_REASON, URGENT_KINDS } from '#contract/staff/cases.ts';
import { loadFirstAccount } from '#server/domain/accounts/accounts.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type Reporter, settleReports } from './settle-reports.queries.ts';

/** Every reason that a report can have. */
const REASONS = Object.keys(KIND_OF_REASON);
/** The kind of case that each of `REASONS` opens, in the order of `REASONS`. */
const KINDS = Object.values(KIND_OF_REASON);

/** SQL: the urgency of a kind of case; 1 is the most urgent. */
const rank = (kind: ReturnType<typeof sql.ref>) => sql`array_position(${[...CASE_KINDS]}::text[], ${kind})`;

/**
 * Adds every unsettled report without a case to the open case of its subject, or opens a case. Of simultaneous reports
 * about one subject, the second joins the case of the first. The kind of a case is that of its most urgent report.
 * Called with each new report; the sweep calls it for reports that an older version wrote without a case.
 */
export async function openCases(db: Kysely<Database>): Promise<void> {
  await sql`
    with waiting as (
      select r.id, k.kind, coalesce(r.returned_at, r.reported_at) as since,
        coalesce(nullif(r.member_id, ''), nullif(lower(btrim(left(r.about, 200))), ''), 'report ' || r.id) as subject
      from reports r join unnest(${REASONS}::text[], ${KINDS}::text[]) as k(reason, kind) on k.reason = r.reason
      where r.case_id is null and r.settled_at is null
    ), opened as (
      insert into cases as c (subject, kind, opened_at, urgent_at)
      select subject, (array_agg(kind order by ${rank(sql.ref('kind'))}))[1], min(since),
        min(since) filter (where kind = any(${[...URGENT_KINDS]}::text[]))
      from waiting group by subject
      on conflict (subject) where settled_at is null and subject <> '' do update set
        kind = case when ${rank(sql.ref('excluded.kind'))} < ${rank(sql.ref('c.kind'))} then excluded.kind else c.kind end,
        urgent_at = least(c.urgent_at, excluded.urgent_at)
      returning id, subject
    )
    update reports r set case_id = o.id from waiting w join opened o on o.subject = w.subject where r.id = w.id`.execute(
    db,
  );
}

interface Assignment {
  caseId: number;
  profileId: string;
}

/**
 * Assigns a profile to a case whose report only described the person. If that profile has another open case, the two
 * are merged into that one, and the more urgent kind stays. Returns the id of the remaining case; undefined if the case
 * does not exist, is settled, or is already about a profile.
 */
export async function assignCase(
  { db, phoneHash }: Pick<DomainServices, 'phoneHash'> & { db: Kysely<Database> },
  { caseId, profileId }: Assignment,
): Promise<number | undefined> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select settled_at is null and not exists (select from members m where m.profile_id = c.subject) as "isOpen"
    from cases c where c.id = ${caseId} for update`.execute(db);
  if (!rows[0]?.isOpen) return undefined;
  const account = await loadFirstAccount(db, profileId);
  await db
    .updateTable('reports')
    .set({ member_id: profileId, phone_hash: account ? phoneHash(account.phone) : null })
    .where('case_id', '=', caseId)
    .where('member_id', '=', '')
    .execute();
  const otherCase = await db
    .selectFrom('cases')
    .select('id')
    .where('subject', '=', profileId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (otherCase === undefined) {
    await db.updateTable('cases').set({ subject: profileId }).where('id', '=', caseId).execute();
    return caseId;
  }
  await sql`update cases o set urgent_at = least(o.urgent_at, c.urgent_at), opened_at = least(o.opened_at, c.opened_at),
      kind = case when ${rank(sql.ref('c.kind'))} < ${rank(sql.ref('o.kind'))} then c.kind else o.kind end
    from cases c where o.id = ${otherCase.id} and c.id = ${caseId}`.execute(db);
  await db.updateTable('reports').set({ case_id: otherCase.id }).where('case_id', '=', caseId).execute();
  await db.updateTable('case_notes').set({ case_id: otherCase.id }).where('case_id', '=', caseId).execute();
  await db.deleteFrom('cases').where('id', '=', caseId).execute();
  return otherCase.id;
}

interface Settlement {
  outcome: ReportOutcome;
  /** Why the case was settled so; each report gets it, too. */
  note: string;
  /** The member of staff who settles the case. */
  by: string;
  /** The id of the last report that the member of staff has read; null at the terminal, which shows all reports. */
  seen?: number | null;
}

/**
 * Settles a case and its open reports, and returns the reporters. Returns undefined if the case does not exist, is
 * already settled, or contains a report after `seen`.
 */
export async function closeCase(
  db: Kysely<Database>,
  caseId: number,
  { outcome, note, by, seen = null }: Settlement,
): Promise<Reporter[] | undefined> {
  // Lock the case first: a new report then waits for this transaction.
  await sql`select from cases where id = ${caseId} for update`.execute(db);
  const settledCase = await db
    .updateTable('cases')
    .set({ settled_at: sql<Date>`now()`, settled_by: by, outcome, note })
    .where('id', '=', caseId)
    .where('settled_at', 'is', null)
    .where(sql<boolean>`not exists (select from reports r where r.case_id = ${caseId} and r.id > ${seen}::bigint)`)
    .returning('id')
    .executeTakeFirst();
  return settledCase && settleReports(db, caseId, note);
}

/** A warning comes this long before the deadline for acknowledging: a quarter of the whole time. */
const ACKNOWLEDGE_WARNING_MINUTES = (ACKNOWLEDGE_HOURS * 60) / 4;

/** A warning comes at most this long before the deadline for settling. */
const MOST_WARNING_HOURS = 48;

/**
 * Records a warning for each open case with a near deadline, and returns the ids of these cases in ascending order. The
 * urgent deadline of a case is near at once; the deadline for acknowledging when a quarter of its time is left; that
 * for settling when a third of its time is left, at most `MOST_WARNING_HOURS`. The earliest near deadline is warned of.
 * One warning is recorded for each deadline, or a second one if an earlier deadline was warned of in between. A
 * deadline that is past and was warned of does not delay the warning of a later one.
 */
export async function takeCasesToWarnOf(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with clocks as (
      select c.id, c.warned_of, c.urgent_at + make_interval(hours => ${URGENT_HOURS}) as urgent,
        h.hours, c.opened_at + make_interval(hours => h.hours) as settle,
        (select min(coalesce(r.returned_at, r.reported_at)) + make_interval(hours => ${ACKNOWLEDGE_HOURS})
          from reports r where r.case_id = c.id and r.acknowledged_at is null) as acknowledge
      from cases c cross join lateral (select (${JSON.stringify(SETTLE_HOURS)}::jsonb ->> c.kind)::int as hours) h
      where c.settled_at is null
    ), ends as (
      select id, min(e.due) as due from clocks cross join lateral (values (urgent),
        (case when acknowledge < now() + make_interval(mins => ${ACKNOWLEDGE_WARNING_MINUTES}) then acknowledge end),
        (case when settle < now() + make_interval(hours => least(${sql.lit(MOST_WARNING_HOURS)}, hours / 3)) then settle end)) e (due)
      where e.due > now() or warned_of is null or e.due > warned_of group by id
    )
    update cases c set warned_of = e.due from ends e
    where e.id = c.id and e.due is not null and c.warned_of is distinct from e.due
    returning c.id`.execute(db);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/**
 * Saves a question to the reporter of one report. Returns the id of the question, and the account to ask; the account
 * is null for a reporter who gave only a contact. Returns undefined if the reporter cannot be reached, or the case has
 * no such report.
 */
export async function keepQuestion(
  db: Kysely<Database>,
  { caseId, reportId, by, words }: { caseId: number; reportId: number; by: string; words: string },
): Promise<{ id: number; accountId: number | null } | undefined> {
  const report = await db
    .selectFrom('reports')
    .select(['contact', 'reporter_id as reporterId'])
    .where('id', '=', reportId)
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  if (report === undefined) return undefined;
  const account = await loadFirstAccount(db, report.reporterId);
  if (report.contact === '' && account === undefined) return undefined;
  const { id } = await db
    .insertInto('case_questions')
    .values({ report_id: reportId, asked_by: by, words })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, accountId: account?.id ?? null };
}

/** Lists the notes of the office about a case, the oldest first. */
export async function listCaseNotes(db: Kysely<Database>, caseId: number) {
  return db
    .selectFrom('case_notes')
    .select(['noted_at as at', 'noted_by as by', 'words'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
}

interface CaseNote {
  caseId: number;
  /** The member of staff who writes the note. */
  by: string;
  words: string;
}

/** Adds a note to a case. Returns false if there is no such case. */
export async function addCaseNote(db: Kysely<Database>, { caseId, by, words }: CaseNote): Promise<boolean> {
  const { rows } = await sql`
    insert into case_notes (case_id, noted_by, words) select id, ${by}, ${words} from cases where id = ${caseId}
    returning id`.execute(db);
  return rows.length > 0;
}

interface Question {
  words: string;
  /** `''` if the stranger gave only a phone, or the member's e-mail is not confirmed. */
  email: string;
  language: Language;
  /** The reference of the report; `''` if it has none. */
  reference: string;
}

/**
 * Returns a question to a reporter with the reporter's e-mail address: the address that a stranger gave, or the
 * confirmed address of a member's first account. Undefined if there is no such question.
 */
export async function findQuestion(db: Kysely<Database>, id: number): Promise<Question | undefined> {
  const { rows } = await sql<Question>`
    select q.words, coalesce(r.reference, '') as reference, coalesce(a.language, r.language, 'en') as language,
      case when r.contact like '%@%' then r.contact when a.email_verified_at is not null then a.email else '' end as email
    from case_questions q join reports r on r.id = q.report_id
    left join lateral (select a.* from account_profiles p join accounts a on a.id = p.account_id
      where p.profile_id = r.reporter_id and r.reporter_id <> '' order by p.joined_at limit 1) a on true
    where q.id = ${id}`.execute(db);
  return rows[0];
}
