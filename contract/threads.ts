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

export const MESSAGE_LIMIT = 2000;
/** Of one family in one thread, in a day in India. */
export const MESSAGES_A_DAY = 40;
export const MESSAGES_A_PAGE = 50;
/** Where a thread is kept as a text: `/files/letters/SV…/families.txt`. */
export const LETTERS_ADDRESS = '/files/letters';

const thread = sentOnly('thread', requiredChoice(THREADS, 'chooseFromList'));

const message = {
  /** Within its thread. */
  number: s.number(),
  isOurs: s.boolean(),
  /** By the account that reads. */
  isMine: s.boolean(),
  writtenAs: s.oneOf(ROLES),
  /** ISO time. */
  sentAt: s.string(),
  words: s.string(),
  /** It speaks of money, codes, accounts or links. */
  isWarned: s.boolean(),
};
const messageShape = s.object(message);
export type MessageView = s.Output<typeof messageShape>;

/**
 * A page of a thread, the newest last; `before` is a message's number. Members who are not in touch read what `member` answers; `two` is
 * refused to everybody but the bride or groom, whether or not there is such a thread, and is not open before both have asked for it.
 */
export const showMessages = call('showmessages', {
  access: 'member',
  form: form({ member: otherMember, thread, before: sentOnly('before', lookupId) }),
  saves: false,
  returned: {
    isOpen: fact('open', s.boolean()),
    messages: fact('messages', s.array(messageShape)),
    hasEarlier: fact('has_earlier', s.boolean()),
    /** How many more this family may send today. */
    leftToday: fact('left_today', s.number()),
    /** Whether messages may hold phone numbers and the like. */
    numbers: fact('numbers', s.oneOf(NUMBERS)),
  },
});

/**
 * Sends a message. `key` is the form's own: sent once more with the same words, it is the same message. What speaks of money, codes, accounts
 * or links is sent only with `anyway`, after its writer has read why.
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
