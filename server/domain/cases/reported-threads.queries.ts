import type { Kysely } from 'kysely';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfReportedThread } from '#server/platform/crypto/messages.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A message as the office reads it in a case. */
export interface ReportedMessage {
  isReporters: boolean;
  /** ISO time. */
  sentAt: string;
  words: string;
}

/** Keeps the messages that go along with a report, sealed; they go with it. */
export async function insertReportedThread(
  db: Kysely<Database>,
  cipher: Pick<HealthCipher, 'encrypt'>,
  { reportId, messages }: { reportId: number; messages: readonly ReportedMessage[] },
): Promise<void> {
  if (messages.length === 0) return;
  const words = cipher.encrypt(JSON.stringify(messages), placeOfReportedThread(reportId));
  await db.insertInto('reported_threads').values({ report_id: reportId, words }).execute();
}

/** By the report with which they came. */
export async function loadReportedThreads(
  db: Kysely<Database>,
  cipher: Pick<HealthCipher, 'decrypt'>,
  reportIds: readonly number[],
): Promise<ReadonlyMap<number, ReportedMessage[]>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reported_threads')
    .select(['report_id', 'words'])
    .where('report_id', 'in', [...reportIds])
    .execute();
  return new Map(
    rows.map(({ report_id: id, words }) => [id, readMessages(cipher.decrypt(words, placeOfReportedThread(id)))]),
  );
}

// What this file has written.
const readMessages = (json: string): ReportedMessage[] => JSON.parse(json);
