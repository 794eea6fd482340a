import type { Insertable, Kysely } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { ReportReason } from '#contract/report.ts';
import { loadFirstAccount } from '#server/domain/accounts/accounts.queries.ts';
import { openCases } from '#server/domain/cases/open-cases.queries.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { makeReference } from '#server/http/reference.ts';
import { databaseNow } from '#server/platform/db/database-now.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

export interface Report {
  /** `''` for a reader of a link, and for a stranger. */
  reporterId: string;
  /** `''` where nobody knows yet whom a stranger means. */
  memberId: string;
  reason: ReportReason;
  words: string;
  byLink?: boolean;
  /** What a stranger says: whose profile it is, and where the answer goes. */
  stranger?: { about: string; contact: string; language: Language };
}

/** Keeps a report in the open case of its subject; gives the reference by which its reporter asks for it. */
export async function keepReport(
  { db, phoneHash }: Pick<DomainServices, 'db' | 'phoneHash'>,
  { reporterId, memberId, reason, words, byLink = false, stranger }: Report,
): Promise<string> {
  const reported = await loadFirstAccount(db, memberId);
  return db.transaction().execute(async (transaction) => {
    const kept = await insertWithReference(transaction, {
      ...{ reporter_id: reporterId, member_id: memberId, reason, words, by_link: byLink, ...stranger },
      phone_hash: reported ? phoneHash(reported.phone) : null,
    });
    await openCases(transaction);
    return kept;
  });
}

/** What the office has seen itself: in the open case of its subject, and nobody waits for a word. Within a transaction. */
export async function keepOwnReport(
  { db, phoneHash }: Pick<DomainServices, 'db' | 'phoneHash'>,
  { memberId, words }: Pick<Report, 'memberId' | 'words'>,
): Promise<void> {
  const reported = await loadFirstAccount(db, memberId);
  await insertWithReference(db, {
    ...{ reporter_id: '', member_id: memberId, reason: 'other', words, acknowledged_at: await databaseNow(db) },
    phone_hash: reported ? phoneHash(reported.phone) : null,
  });
  await openCases(db);
}

type Row = Omit<Insertable<Database['reports']>, 'reference'>;

async function insertWithReference(db: Kysely<Database>, row: Row): Promise<string> {
  const reference = makeReference();
  const kept = await db
    .insertInto('reports')
    .values({ ...row, reference })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept ? reference : insertWithReference(db, row);
}
