import { call } from './call.ts';
import { form } from './form.ts';
import { lookupId } from './number-rules.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const BLOCKED_PHONES_LIMIT = 50;

const answer = { access: 'member', returned: outcomeFacts, refused: refusedOutcome(2) } as const;

/**
 * Neither this member nor whoever has or had this phone (to log in with, or as a guardian's) sees anything of the other, now and
 * when such a profile comes. Answers the same whoever has it.
 */
export const blockPhoneNumber = call('blockphone', {
  ...answer,
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNumberRequired')) }),
});
export const unblockPhoneNumber = call('unblockphone', {
  ...answer,
  form: form({ entry: sentOnly('entry', lookupId) }),
});

/** Which phones are blocked, as far as we know them: their last two digits. */
export const listBlockedPhones = call('blockedphones', {
  access: 'member',
  returned: {
    phones: fact('phones', s.array(s.object({ entry: s.number(), lastDigits: s.string(), blockedAt: s.string() }))),
  },
});
