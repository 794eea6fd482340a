import { call } from './call.ts';
import { form } from './form.ts';
import { otherMember } from './member-id.ts';
import { lookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { ROLES } from './roles.ts';
import { requiredChoice, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { THREADS } from './thread-names.ts';
import { NUMBERS } from './together.ts';
import { fact, sentOnly } from './wire.ts';

/** Maximum number of characters of a message. */
export const MESSAGE_LIMIT = 2000;
/** Messages of one family in one thread in a day in India. */
export const MESSAGES_A_DAY = 40;
/** Messages on one page of a thread. */
export const MESSAGES_A_PAGE = 50;
/** The path below which a thread is downloaded as text: `/files/letters/SV…/families.txt`. */
export const LETTERS_ADDRESS = '/files/letters';

const thread = sentOnly('thread', requiredChoice(THREADS, 'chooseFromList'));

const message = {
  /** The number within its thread. */
  number: s.number(),
  isOurs: s.boolean(),
  /** Whether the reading account wrote it. */
  isMine: s.boolean(),
  writtenAs: s.oneOf(ROLES),
  /** ISO time. */
  sentAt: s.string(),
  words: s.string(),
  /** Whether it mentions money, codes, accounts or links. */
  isWarned: s.boolean(),
};
const messageShape = s.object(message);
export type MessageView = s.Output<typeof messageShape>;

/**
 * Returns a page of a thread, the newest last; `before` is a message's number. Members who are not in touch get the
 * answer of `member`. `two` is refused to everybody but the bride or groom, whether or not the thread exists, and opens
 * only after both have asked for it.
 */
export const showMessages = call('showmessages', {
  access: 'member',
  form: form({ member: otherMember, thread, before: sentOnly('before', lookupId) }),
  saves: false,
  returned: {
    isOpen: fact('open', s.boolean()),
    messages: fact('messages', s.array(messageShape)),
    hasEarlier: fact('has_earlier', s.boolean()),
    /** How many more messages this family may send today. */
    leftToday: fact('left_today', s.number()),
    /** Whether messages may hold phone numbers and the like. */
    numbers: fact('numbers', s.oneOf(NUMBERS)),
  },
});

/**
 * Sends a message. `key` makes the call idempotent: the same key with the same words is the same message. A message
 * that mentions money, codes, accounts or links is sent only with `anyway`, after the writer has read the warning.
 */
export const sendMessage = call('sendmessage', {
  ...ofMember,
  form: form({
    member: otherMember,
    thread,
    words: sentOnly('text', requiredText('textRequired', MESSAGE_LIMIT)),
    key: sentOnly('key', text(64)),
    anyway: sentOnly('anyway', tick),
  }),
  isSentLater: true,
});
