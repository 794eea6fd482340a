import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';
import { reason } from './reason.ts';

/** Requests to read the register of who opened a member's profile. */
export const askRegister = call('office/askregister', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Returns who opened a member's profile on which day (`YYYY-MM-DD`), the latest first; and who may act for the member.
 * Works for an hour after the person who requested it has opened it. `after`: entries to skip.
 */
export const readRegister = call('office/readregister', {
  access: 'staff',
  form: form({ member: otherMember, after: sentOnly('after', text(9)) }),
  saves: false,
  returned: {
    readings: fact('readings', s.array(s.object({ day: s.string(), readerId: s.string() }))),
    /** Staff who read the profile while searching for another family. Only with the first page. */
    desk: fact('desk', s.array(s.object({ day: s.string(), email: s.string() }))),
    hasMore: fact('hasmore', s.boolean()),
    /** Both `''` if nobody is nominated. */
    nominated: fact('nominated', s.object({ name: s.string(), phone: s.string() })),
  },
});
