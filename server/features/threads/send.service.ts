import type { Kysely } from 'kysely';
import { messageId } from '#contract/message.ts';
import type { ThreadName } from '#contract/thread-names.ts';
import { MESSAGES_A_DAY } from '#contract/threads.ts';
import { lockMembers } from '#server/domain/members/make-member.queries.ts';
import { hintDesk } from '#server/domain/together/desk-hints.queries.ts';
import { findTogether } from '#server/domain/together/find-together.ts';
import {
  countToday,
  insertMessage,
  isSentBefore,
  loadJustWritten,
  type OpenThread,
} from '#server/domain/together/messages.queries.ts';
import { loadNumbers } from '#server/domain/together/numbers.queries.ts';
import { refuseForTwo } from '#server/domain/together/refuse-for-two.ts';
import { openTogether } from '#server/domain/together/together.queries.ts';
import { loadRelations } from '#server/domain/visibility/relations.queries.ts';
import { speaksOfMoney } from '#server/domain/written-contacts/money-words.ts';
import { failure, type Outcome, success } from '#server/http/outcome.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Who } from '#server/http/session.ts';
import { tellMessage } from '#server/notices/tell-message.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';
import { findThread } from './thread.service.ts';

/** Maximum number of characters of a message that may be a piece of a number. */
const LONGEST_PIECE = 60;

/** A message to send. */
interface Sent {
  member: string;
  thread: ThreadName;
  words: string;
  /** The key of the form; `''` from a page without one. */
  key: string;
  /** Whether the writer sends it in spite of the warning about money. */
  anyway: '' | 'Yes';
}

/**
 * Sends a message to the other family, or from candidate to candidate. A refused message is not stored; it stays in its
 * writer's form.
 */
export async function sendThreadMessage(services: Services, who: Who, sent: Sent): Promise<Outcome> {
  const { db, cipher, hasContact } = services;
  const { member, thread, words } = sent;
  refuseForTwo(who, thread);
  const isWarned = speaksOfMoney(words);
  const key = keyOf(services, sent);
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [who.profileId, member]);
    const openedThread = await openThread(transaction, who, sent);
    if (openedThread === null) return failure('threadNotOpen');
    const mine = { ...openedThread, authorId: who.profileId };
    if (await isSentBefore(transaction, { ...mine, key })) return success('messageSent');
    if (!(await isSeenBy(transaction, member, who.profileId))) return failure('notSeenAtPresent');
    if ((await countToday(transaction, mine)) >= MESSAGES_A_DAY)
      return failure(messageId('messagesSpent', { most: MESSAGES_A_DAY }));
    // Once the numbers are open to the other family, a number in a message reveals nothing new.
    if ((await loadNumbers(transaction, member, who.profileId)) === 'closed') {
      const earlierMessages = await loadJustWritten(transaction, cipher, mine);
      if (revealsContact(hasContact, earlierMessages, words)) throw new BrokenRules({ words: 'contactBeforeNumbers' });
    }
    if (isWarned && sent.anyway !== 'Yes') return failure('moneyInMessage');
    await insertMessage(transaction, cipher, {
      ...mine,
      accountId: who.accountId,
      writtenAs: who.role,
      words,
      isWarned,
      key,
    });
    // The office learns the two families, but no word of the message.
    if (isWarned) await hintDesk(transaction, { kind: 'money', profileId: who.profileId, aboutId: member });
    await tellMessage(transaction, { profileId: member, aboutId: who.profileId, thread });
    return success('messageSent');
  });
}

/**
 * Returns the key by which a repeated message is recognised: the form's key with the words and the thread. If a message
 * was changed after its answer was lost, both versions have the form's key but count as two messages. The result is a
 * keyed hash, so that the words cannot be guessed from the table; `''` without a form's key.
 */
const keyOf = ({ keyedHash }: Services, { key, thread, words }: Sent): string =>
  key && keyedHash(JSON.stringify(['message', key, thread, words])).toString('base64url');

/**
 * Opens the thread. The families' thread begins with its first message. Returns null if the candidates' thread is not
 * open.
 */
async function openThread(db: Kysely<Database>, who: Who, { member, thread }: Sent): Promise<OpenThread | null> {
  if (thread === 'two') return findThread({ db }, who, { member, thread });
  await findTogether({ db }, { profileId: who.profileId, memberId: member });
  return { togetherId: await openTogether(db, who.profileId, member), thread };
}

/**
 * Whether the reader sees the writer. A family at rest or waiting for the office is not seen, so nobody could read its
 * messages.
 */
async function isSeenBy(db: Kysely<Database>, readerId: string, writerId: string): Promise<boolean> {
  const relation = (await loadRelations(db, readerId, [writerId])).get(writerId);
  return relation === 'accepted' || relation === 'consented';
}

/**
 * Whether the words contain a means of contact, also together with short earlier messages: a number may be sent in
 * pieces.
 */
function revealsContact(hasContact: (text: string) => boolean, before: readonly string[], words: string): boolean {
  if (hasContact(words)) return true;
  if (words.length > LONGEST_PIECE) return false;
  const pieces = before.filter((message) => message.length <= LONGEST_PIECE);
  const isContactFrom = (index: number) => hasContact([...pieces.slice(index), words].join('\n'));
  return pieces.some((_, index) => isContactFrom(index));
}
