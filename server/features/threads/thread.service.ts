import type { ThreadName } from '#contract/thread-names.ts';
import { MESSAGES_A_DAY, MESSAGES_A_PAGE } from '#contract/threads.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import {
  countToday,
  loadMessages,
  type OpenThread,
  type ReadMessage,
} from '#server/domain/together/messages.queries.ts';
import { loadNumbers } from '#server/domain/together/numbers.queries.ts';
import { refuseForTwo } from '#server/domain/together/refuse-for-two.ts';
import { findTheTwo } from '#server/domain/together/the-two.queries.ts';
import type { Who } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';

interface Asked {
  member: string;
  thread: ThreadName;
}

/** Returns the thread for this account; null if there is none yet, or if the account is not one of its candidates. */
export async function findThread(
  services: Pick<Services, 'db'>,
  who: Pick<Who, 'accountId' | 'profileId' | 'role'>,
  { member, thread }: Asked,
): Promise<OpenThread | null> {
  refuseForTwo(who, thread);
  const { togetherId } = await findTogether(services, { profileId: who.profileId, memberId: member });
  if (togetherId === null) return null;
  if (thread === 'families') return { togetherId, thread };
  const accounts = await findTheTwo(services.db, togetherId);
  return accounts?.includes(who.accountId) ? { togetherId, thread, accounts } : null;
}

/** Loads a page of a thread: the last messages, or those before the message with the number `before`. */
export async function readThread(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  who: Pick<Who, 'accountId' | 'profileId' | 'role'>,
  { member, thread, before }: Asked & { before: number | null },
) {
  const [open, numbers] = await Promise.all([
    findThread({ db }, who, { member, thread }),
    loadNumbers(db, member, who.profileId),
  ]);
  if (open === null) {
    const isOpen = thread === 'families';
    return { isOpen, messages: [], hasEarlier: false, leftToday: isOpen ? MESSAGES_A_DAY : 0, numbers };
  }
  const [found, sent] = await Promise.all([
    loadMessages(db, cipher, open, { before, many: MESSAGES_A_PAGE + 1 }),
    countToday(db, { ...open, authorId: who.profileId }),
  ]);
  return {
    isOpen: true,
    messages: found.slice(-MESSAGES_A_PAGE).map((message) => asRead(who, message)),
    hasEarlier: found.length > MESSAGES_A_PAGE,
    leftToday: Math.max(0, MESSAGES_A_DAY - sent),
    numbers,
  };
}

/** Returns a message as this account reads it. */
const asRead = (
  { accountId, profileId }: Pick<Who, 'accountId' | 'profileId'>,
  { number, authorId, accountId: authorAccountId, writtenAs, sentAt, words, isWarned }: ReadMessage,
) => ({
  number,
  writtenAs,
  words,
  isWarned,
  isOurs: authorId === profileId,
  isMine: authorId === profileId && authorAccountId === accountId,
  sentAt: sentAt.toISOString(),
});
