import { REPORTED_MESSAGES, type ThreadName } from '#contract/thread-names.ts';
import type { ReportedMessage } from '#server/domain/cases/reported-threads.queries.ts';
import { findLatest } from '#server/domain/together/latest.queries.ts';
import { loadMessages } from '#server/domain/together/messages.queries.ts';
import { findTheTwo } from '#server/domain/together/the-two.queries.ts';
import type { Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

/**
 * Returns the last messages between a reporter and the reported member, even after the other family ended the
 * acquaintance or blocked the reporter. The candidates' thread is included only if the reporter is one of the two
 * candidates.
 */
export async function loadReportedMessages(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  { accountId, profileId }: Pick<Who, 'accountId' | 'profileId'>,
  { member, thread }: { member: string; thread: ThreadName | '' },
): Promise<ReportedMessage[]> {
  const togetherId = thread === '' ? null : await findLatest(db, profileId, member);
  if (togetherId === null || thread === '') return [];
  const accounts = thread === 'two' ? await findTheTwo(db, togetherId) : undefined;
  if (accounts === null || (accounts && !accounts.includes(accountId))) return [];
  const openThread = { togetherId, thread, ...(accounts && { accounts }) };
  const messages = await loadMessages(db, cipher, openThread, { many: REPORTED_MESSAGES });
  return messages.map(({ authorId, sentAt, words }) => ({
    isReporters: authorId === profileId,
    sentAt: sentAt.toISOString(),
    words,
  }));
}
