import { type Insertable, type Kysely, sql } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { ReportReason } from '#contract/report.ts';
import { loadFirstAccount } from '#server/domain/accounts/accounts.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { makeReference } from '#server/http/reference.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import { expiryCutoff } from '#server/platform/db/retention.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { openCases } from './cases.queries.ts';

/** A new report. */
export interface Report {
  /** `''` if the reporter is a reader of a link or a stranger. */
  reporterId: string;
  /** `''` if it is not yet known whom a stranger means. */
  memberId: string;
  reason: ReportReason;
  words: string;
  /** Whether the reporter has read the profile by a card link. */
  byLink?: boolean;
  /** What a stranger adds: a description of the profile, and a contact for the answer. */
  stranger?: { about: string; contact: string; language: Language };
  /** Saves related data in the transaction that saves the report, after the report. */
  along?: (transaction: Kysely<Database>, reportId: number) => Promise<void>;
}

/**
 * Saves a report in the open case of its subject, or in a new case. Returns the reference with which the reporter can
 * look the report up.
 */
export async function keepReport(
  { db, phoneHash }: Pick<DomainServices, 'db' | 'phoneHash'>,
  { reporterId, memberId, reason, words, byLink = false, stranger, along }: Report,
): Promise<string> {
  const reportedAccount = await loadFirstAccount(db, memberId);
  return db.transaction().execute(async (transaction) => {
    const { id, reference } = await insertWithReference(transaction, {
      reporter_id: reporterId,
      member_id: memberId,
      reason,
      words,
      by_link: byLink,
      ...stranger,
      phone_hash: reportedAccount ? phoneHash(reportedAccount.phone) : null,
    });
    await along?.(transaction, id);
    await openCases(transaction);
    return reference;
  });
}

/**
 * Saves a report by the office itself in the open case of its subject, or in a new case. No reporter waits for an
 * answer. Call within a transaction.
 */
export async function keepOwnReport(
  { db, phoneHash }: Pick<DomainServices, 'db' | 'phoneHash'>,
  { memberId, words }: Pick<Report, 'memberId' | 'words'>,
): Promise<void> {
  const reportedAccount = await loadFirstAccount(db, memberId);
  await insertWithReference(db, {
    reporter_id: '',
    member_id: memberId,
    reason: 'other',
    words,
    acknowledged_at: await databaseNow(db),
    phone_hash: reportedAccount ? phoneHash(reportedAccount.phone) : null,
  });
  await openCases(db);
}

type NewReport = Omit<Insertable<Database['reports']>, 'reference'>;

/** Inserts a report under a new reference. Tries another reference if the first one is in use. */
async function insertWithReference(
  db: Kysely<Database>,
  report: NewReport,
): Promise<{ id: number; reference: string }> {
  const reference = makeReference();
  const inserted = await db
    .insertInto('reports')
    .values({ ...report, reference })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted ? { id: inserted.id, reference } : insertWithReference(db, report);
}

/**
 * Returns the contact of a visitor who reported without a login, with language and reference (`''` if there is none).
 * Undefined if the visitor gave no contact, or the contact has expired.
 */
export async function findReporter(db: Kysely<Database>, reportId: number) {
  const report = await db
    .selectFrom('reports')
    .select(['contact', 'language', 'reference'])
    .where('id', '=', reportId)
    .where('contact', '<>', '')
    .executeTakeFirst();
  return report && { ...report, reference: report.reference ?? '' };
}

/**
 * Reopens the reports about a member who left and has registered again with the same phone (`phoneHash`). They are now
 * about the new profile.
 */
export async function returnReports(
  db: Kysely<Database>,
  { profileId, phoneHash }: { profileId: string; phoneHash: Buffer },
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ member_id: profileId, left_at: null, returned_at: sql<Date>`now()`, settled_at: null, case_id: null })
    .where('phone_hash', '=', phoneHash)
    .where('left_at', 'is not', null)
    .execute();
  await openCases(db);
}

/**
 * Anonymises reports when a member leaves for good. Reports by the member lose the id of the reporter. Reports about
 * the member lose the id of the member, and are kept under the hash of the phone until they expire.
 */
export async function forgetInReports(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ member_id: '', left_at: sql<Date>`now()` })
    .where('member_id', '=', profileId)
    .execute();
  await db.updateTable('cases').set({ subject: '' }).where('subject', '=', profileId).execute();
  await db.updateTable('reports').set({ reporter_id: '' }).where('reporter_id', '=', profileId).execute();
}

/** Returns the reports that a member has made, with their state. */
export async function reportsInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('reports as r')
    .leftJoin('cases as c', 'c.id', 'r.case_id')
    .select(['r.member_id as about_member', 'r.reason', 'r.words', 'r.reported_at', 'r.reference'])
    .select(['r.acknowledged_at as read_at', 'r.settled_at'])
    .select(sql<string>`coalesce(c.outcome, '')`.as('outcome'))
    .select(sql<boolean>`exists (select from reported_threads l where l.report_id = r.id)`.as('with_letters'))
    .where('r.reporter_id', '=', profileId)
    .orderBy('r.id')
    .execute();
}

/** Lists every report about a member, the latest first. */
export async function listReportsAbout(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('reports')
    .select(['id', 'reported_at as reported', 'reason', 'settled_at as settled'])
    .where('member_id', '=', profileId)
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Deletes expired reports; reports about an existing profile stay. A stranger's report about an unknown profile, and
 * the contact of a stranger, expire some time after the settlement. A case is deleted with its last report.
 */
export async function expireReports(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('reports').where('left_at', '<', expiryCutoff('reports')).execute();
  await db
    .deleteFrom('reports')
    .where('member_id', '=', '')
    .where('left_at', 'is', null)
    .where('settled_at', '<', expiryCutoff('strangersReports'))
    .execute();
  await db
    .updateTable('reports')
    .set({ contact: '' })
    .where('contact', '<>', '')
    .where('settled_at', '<', expiryCutoff('strangersReports'))
    .execute();
  await sql`delete from cases c where not exists (select from reports r where r.case_id = c.id)`.execute(db);
}
