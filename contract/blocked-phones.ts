import { call } from './call.ts';
import { form } from './form.ts';
import { lookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** At most this many blocked phones of one profile. */
export const BLOCKED_PHONES_LIMIT = 10;

/**
 * Blocks a phone. Every profile that has or had this phone, as its login or as a guardian's phone, sees nothing of this
 * member, now or in future. The member still sees a profile with a blocked phone, so a block reveals no identity. The
 * answer is the same for every number.
 */
export const blockPhoneNumber = call('blockphone', {
  ...ofMember,
  form: form({ phone: sentOnly('phone', acceptablePhone('phoneNumberRequired')) }),
});
/** Removes a block; `entry` is the id in `listBlockedPhones`. An unknown entry is answered like a known one. */
export const unblockPhoneNumber = call('unblockphone', {
  ...ofMember,
  form: form({ entry: sentOnly('entry', lookupId) }),
});

/** Lists the blocked phones by their last two digits, as far as they are known. */
export const listBlockedPhones = call('blockedphones', {
  access: 'member',
  returned: {
    phones: fact('phones', s.array(s.object({ entry: s.number(), lastDigits: s.string(), blockedAt: s.string() }))),
  },
});
