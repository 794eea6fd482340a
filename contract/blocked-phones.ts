import { call } from './call.ts';
import { form } from './form.ts';
import { lookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const BLOCKED_PHONES_LIMIT = 10;

/**
 * Who has or had this phone (to log in with, or as a guardian's) sees nothing of this member, now and when such a profile comes. The member
 * sees the other as before, so that a block names nobody. Answers the same for every number.
 */
export const blockPhoneNumber = call('blockphone', {
  ...ofMember,
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNumberRequired')) }),
});
export const unblockPhoneNumber = call('unblockphone', {
  ...ofMember,
  form: form({ entry: sentOnly('entry', lookupId) }),
});

/** Which phones are blocked, as far as we know them: their last two digits. */
export const listBlockedPhones = call('blockedphones', {
  access: 'member',
  returned: {
    phones: fact('phones', s.array(s.object({ entry: s.number(), lastDigits: s.string(), blockedAt: s.string() }))),
  },
});
