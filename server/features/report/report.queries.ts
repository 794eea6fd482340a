import type { ReportReason } from '#contract/report.ts';
import { loadFirstAccount } from '#server/people/accounts/accounts.queries.ts';
import type { Services } from '#server/services.ts';

interface Report {
  /** `''` for a reader of a link. */
  reporterId: string;
  memberId: string;
  reason: ReportReason;
  words: string;
}

export async function insertReport(
  { db, phoneHash }: Pick<Services, 'db' | 'phoneHash'>,
  { reporterId, memberId, reason, words }: Report,
): Promise<void> {
  const reported = await loadFirstAccount(db, memberId);
  await db
    .insertInto('reports')
    .values({
      reporter_id: reporterId,
      member_id: memberId,
      reason,
      words,
      by_link: reporterId === '',
      phone_hash: reported ? phoneHash(reported.phone) : null,
    })
    .execute();
}
