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

interface Sent {
  member: string;
  thread: ThreadName;
  words: string;
  key: string;
  anyway: '' | 'Yes';
}

/** Sends a message to the other family, or to the bride or groom alone. What is refused is not kept: it stays in its writer's form. */
export async function send(services: Services, who: Who, sent: Sent): Promise<Outcome> {
  const { db, cipher, hasContact } = services;
  const { member, thread, words } = sent;
  refuseForTwo(who, thread);
  const isWarned = speaksOfMoney(words);
  const key = keyOf(services, sent);
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, [who.profileId, member]);
    const open = await openThread(transaction, who, sent);
    if (open === null) return failure(2, 'threadNotOpen');
    const mine = { ...open, authorId: who.profileId };
    if (await isSentBefore(transaction, { ...mine, key })) return success('messageSent');
    if (!(await isSeenBy(transaction, member, who.profileId))) return failure(2, 'notSeenAtPresent');
    if ((await countToday(transaction, mine)) >= MESSAGES_A_DAY)
      return failure(2, messageId('messagesSpent', { most: MESSAGES_A_DAY }));
    // A family that has opened our number, or may, learns nothing by reading it here.
    if ((await loadNumbers(transaction, member, who.profileId)) === 'closed') {
      const written = await loadJustWritten(transaction, cipher, mine);
      if (reaches(hasContact, written, words)) throw new BrokenRules({ words: 'contactBeforeNumbers' });
    }
    if (isWarned && sent.anyway !== 'Yes') return failure(2, 'moneyInMessage');
    await insertMessage(transaction, cipher, {
      ...{ ...mine, accountId: who.accountId, writtenAs: who.role, words, isWarned, key },
    });
    // The office reads of whom and to whom, and no word.
    if (isWarned) await hintDesk(transaction, { kind: 'money', profileId: who.profileId, aboutId: member });
    await tellMessage(transaction, { profileId: member, aboutId: who.profileId, thread });
    return success('messageSent');
  });
}

/**
 * What a message is known by when it arrives again: the form's key with the words and the thread. A letter changed after an answer was lost has
 * the key of the first, and each of the two counts once. Keyed, so that the table alone gives nobody a way to guess the words.
 */
const keyOf = ({ keyedHash }: Services, { key, thread, words }: Sent): string =>
  key && keyedHash(JSON.stringify(['message', key, thread, words])).toString('base64url');

/** The thread of the families opens with its first message. */
async function openThread(db: Kysely<Database>, who: Who, { member, thread }: Sent): Promise<OpenThread | null> {
  if (thread === 'two') return findThread({ db }, who, { member, thread });
  await findTogether({ db }, { profileId: who.profileId, memberId: member });
  return { togetherId: await openTogether(db, who.profileId, member), thread };
}

/** A family that rests, or that waits for the office, is not seen: its messages would be read by nobody. */
async function isSeenBy(db: Kysely<Database>, readerId: string, writerId: string): Promise<boolean> {
  const relation = (await loadRelations(db, readerId, [writerId])).get(writerId);
  return relation === 'accepted' || relation === 'consented';
}

/** Of what was written before, that alone which may be a piece of a number. */
const LONGEST_PIECE = 60;

/** A number may come in pieces, one message after another. */
function reaches(hasContact: (text: string) => boolean, before: readonly string[], words: string): boolean {
  if (hasContact(words)) return true;
  if (words.length > LONGEST_PIECE) return false;
  const pieces = before.filter((one) => one.length <= LONGEST_PIECE);
  return pieces.some((_, at) => hasContact([...pieces.slice(at), words].join('\n')));
}
