import type { Kysely } from 'kysely';
import type { ReportReason } from '#contract/report.ts';
import type { Database } from '#server/db/tables.ts';

interface Report {
  reporterId: string;
  memberId: string;
  reason: ReportReason;
  words: string;
}

export async function insertReport(
  db: Kysely<Database>,
  { reporterId, memberId, reason, words }: Report,
): Promise<void> {
  await db.insertInto('reports').values({ reporter_id: reporterId, member_id: memberId, reason, words }).execute();
}
