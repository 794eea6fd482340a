import { type Kysely, sql } from 'kysely';
import { HOUR_MS } from '#contract/durations.ts';
import { BREACH_HOURS } from '#contract/staff/breaches.ts';
import { BACKUP_KINDS } from '#contract/staff/system.ts';
import { WHOSE_HOURS } from '#contract/staff/whose.ts';
import { listClaims } from '#server/domain/holders/whose-claims.queries.ts';
import { listAsks } from '#server/domain/together/asks.queries.ts';
import { listHints } from '#server/domain/together/desk-hints.queries.ts';
import { listMailHolds } from '#server/notices/failing.queries.ts';
import { lastBackups } from '#server/platform/backup/backup-runs.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { listCases } from './cases.queries.ts';
import { listCalls } from './outbox.queries.ts';
import { listFullReaders, OPENED_A_DAY } from './reading-words.queries.ts';

/** An item that waits for the office, and its deadline. */
export interface Waiting {
  reference: string;
  memberId: string;
  since: Date;
  due: Date;
}

/** Hours within which the office aims to act, by kind of waiting item. */
const HOURS = { approval: 24, appeal: 3 * 24, letter: 7 * 24, call: 24, reader: 12, backup: 24, mail: 4 } as const;

/** Returns the SQL for the time that is this many hours after a column's. */
const inHours = (moment: string, hours: number) => sql<Date>`${sql.ref(moment)} + make_interval(hours => ${hours})`;

/** Returns open breaches, each with its next deadline for a report. */
export async function firstBreaches(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select b.id::text as reference, '' as "memberId", b.known_at as since,
      b.known_at + make_interval(hours => case
        when exists (select from breach_deeds d where d.breach_id = b.id and d.kind = 'certin') then ${BREACH_HOURS.board}::int
        else ${BREACH_HOURS.certin}::int end) as due
    from breaches b where b.closed_at is null order by b.known_at limit ${most}`.execute(db);
  return rows;
}

/** Returns open cases in the order of their deadlines. */
export async function firstCases(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const cases = await listCases(db, { state: '', kind: '', page: 1 });
  return cases
    .slice(0, most)
    .flatMap(({ id, memberId, opened, due }) =>
      due === null ? [] : [{ reference: String(id), memberId: memberId ?? '', since: opened, due }],
    );
}

/**
 * Returns profiles, photos and changed answers in the order of the queue: resubmissions, then what others do not see
 * yet, then what they see already.
 */
export async function firstApprovals(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  return db
    .selectFrom('approvals')
    .select([sql<string>`id::text`.as('reference'), 'profile_id as memberId', 'asked_at as since'])
    .select(inHours('asked_at', HOURS.approval).as('due'))
    .where('sent_back_at', 'is', null)
    .orderBy('place')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Returns claims to be the candidate that nobody has settled. */
export async function firstWhose(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const claims = await listClaims(db, most);
  return claims.map(({ profileId, saidAt }) => ({
    reference: profileId,
    memberId: profileId,
    since: saidAt,
    due: new Date(saidAt.getTime() + WHOSE_HOURS * HOUR_MS),
  }));
}

/** Returns couples to ask whether they have married. */
export async function firstMarriages(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const asks = await listAsks(db, most);
  return asks.map(({ id, memberId, saidAt, due }) => ({ reference: String(id), memberId, since: saidAt, due }));
}

/** Returns unanswered messages: appeals against a suspension, or all others. */
export async function firstLetters(db: Kysely<Database>, most: number, isAppeal: boolean): Promise<Waiting[]> {
  const about = sql<string>`coalesce(substring(subject from '^Appeal of (SV[0-9]{1,9})$'), '')`;
  return db
    .selectFrom('contact_messages')
    .select(['reference', about.as('memberId'), 'sent_at as since'])
    .select(inHours('sent_at', isAppeal ? HOURS.appeal : HOURS.letter).as('due'))
    .where('answered_at', 'is', null)
    .where(sql<boolean>`(subject like 'Appeal of SV%') = ${isAppeal}`)
    .orderBy('sent_at')
    .limit(most)
    .execute();
}

/** Returns calls that the office has to make. */
export async function firstCalls(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const calls = await listCalls(db);
  return calls.slice(0, most).map(({ reference, profileId, since }) => ({
    reference,
    since,
    memberId: profileId ?? '',
    due: new Date(since.getTime() + HOURS.call * HOUR_MS),
  }));
}

/**
 * Returns members of staff who have reached the day's limit of opened members. Until midnight an administrator may
 * allow them more.
 */
export async function firstReaders(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const readers = await listFullReaders(db, OPENED_A_DAY);
  const now = new Date();
  return readers
    .filter(({ opened, allowed }) => opened >= allowed)
    .slice(0, most)
    .map(({ email }) => ({
      reference: email,
      memberId: '',
      since: now,
      due: new Date(now.getTime() + HOURS.reader * HOUR_MS),
    }));
}

/** Returns deletion letters without a second look, due on the day set for the deletion. */
export async function firstDeletions(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select l.id::text as reference, l.profile_id as "memberId", l.asked_at as since, m.deletion_due_at as due
    from deletion_letters l join members m on m.profile_id = l.profile_id
    where l.ended_at is null and l.looked_at is null and m.deletion_due_at is not null
    order by m.deletion_due_at limit ${most}`.execute(db);
  return rows;
}

/** Returns open requests of staff, by the time from which they may be executed without a second person. */
export async function firstRequests(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id::text as reference, coalesce(profile_id, '') as "memberId", asked_at as since, due_at as due
    from office_requests where done_at is null and ended_at is null order by due_at limit ${most}`.execute(db);
  return rows;
}

/** Returns a backup, its copy or a trial restore that failed and has not succeeded since. */
export async function firstBackups(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const runs = await lastBackups(db);
  return BACKUP_KINDS.flatMap((kind) => {
    const { done, failed } = runs[kind];
    if (failed === null || (done !== null && done.endedAt >= failed.endedAt)) return [];
    const since = failed.endedAt;
    return [{ reference: kind, memberId: '', since, due: new Date(since.getTime() + HOURS.backup * HOUR_MS) }];
  }).slice(0, most);
}

/** Returns mail servers that refuse the site's e-mails. */
export async function firstMailHolds(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const holds = await listMailHolds(db);
  return holds.slice(0, most).map(({ domain, since }) => ({
    reference: domain,
    memberId: '',
    since,
    due: new Date(since.getTime() + HOURS.mail * HOUR_MS),
  }));
}

/** Returns hints to the office about two families. */
export async function firstHints(db: Kysely<Database>, most: number): Promise<Waiting[]> {
  const hints = await listHints(db, most);
  return hints.map(({ id, memberId, madeAt, due }) => ({ reference: String(id), memberId, since: madeAt, due }));
}

interface Counts {
  reports: number;
  approvals: number;
  letters: number;
}

/** Counts open cases, waiting approvals and unanswered messages. */
export async function countDesk(db: Kysely<Database>): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*)::int from cases where settled_at is null) as reports,
    (select count(*)::int from approvals where sent_back_at is null) as approvals,
    (select count(*)::int from contact_messages where answered_at is null) as letters`.execute(db);
  return rows[0] ?? { reports: 0, approvals: 0, letters: 0 };
}
