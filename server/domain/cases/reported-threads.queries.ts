import type { Kysely } from 'kysely';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { placeOfReportedThread } from '#server/platform/crypto/messages.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** A message as the office reads it in a case. */
export interface ReportedMessage {
  /** Whether the reporter has written the message. */
  isReporters: boolean;
  /** ISO time. */
  sentAt: string;
  words: string;
}

/**
 * Stores the messages that belong to a report, encrypted; nothing if there are none. They are deleted with the report.
 */
export async function insertReportedThread(
  db: Kysely<Database>,
  cipher: Pick<HealthCipher, 'encrypt'>,
  { reportId, messages }: { reportId: number; messages: readonly ReportedMessage[] },
): Promise<void> {
  if (messages.length === 0) return;
  const words = cipher.encrypt(JSON.stringify(messages), placeOfReportedThread(reportId));
  await db.insertInto('reported_threads').values({ report_id: reportId, words }).execute();
}

/** Returns the decrypted messages by the id of their report. A report without messages has no entry. */
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

// Trusted JSON: only this file writes it.
const readMessages = (json: string): ReportedMessage[] => JSON.parse(json);
