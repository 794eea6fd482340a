import type { Insertable, Kysely } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { ReportReason } from '#contract/report.ts';
import type { Database } from '#server/db/tables.ts';
import { makeReference } from '#server/door/reference.ts';
import { warnOfNewCase } from '#server/notices/case-warnings.queries.ts';
import { loadFirstAccount } from '#server/people/accounts/accounts.queries.ts';
import { openCases } from '#server/people/cases/open-cases.queries.ts';
import type { Services } from '#server/services.ts';

interface Report {
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
export async function insertReport(
  { db, phoneHash }: Pick<Services, 'db' | 'phoneHash'>,
  { reporterId, memberId, reason, words, byLink = false, stranger }: Report,
): Promise<string> {
  const reported = await loadFirstAccount(db, memberId);
  const reference = await db.transaction().execute(async (transaction) => {
    const kept = await insertWithReference(transaction, {
      ...{ reporter_id: reporterId, member_id: memberId, reason, words, by_link: byLink, ...stranger },
      phone_hash: reported ? phoneHash(reported.phone) : null,
    });
    await openCases(transaction);
    return kept;
  });
  // Two hours are short: the office hears of a photo at once.
  await warnOfNewCase(db);
  return reference;
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

/** How the report stands that somebody has made with this phone or e-mail; undefined for a wrong one of either. */
export async function findReport(db: Kysely<Database>, reference: string, contact: string) {
  return db
    .selectFrom('reports as r')
    .leftJoin('cases as c', 'c.id', 'r.case_id')
    .select(['r.reported_at as sentAt', 'r.acknowledged_at as readAt', 'r.settled_at as settledAt', 'c.outcome'])
    .where('r.reference', '=', reference)
    .where('r.contact', '=', contact.toLowerCase())
    .where('r.contact', '<>', '')
    .executeTakeFirst();
}
