import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';
import { reason } from './reason.ts';

/** Asks to read the register of a member. */
export const askRegister = call('office/askregister', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/**
 * Who opened a member's profile on which day (`YYYY-MM-DD`), the latest first, a hundred at once; and who may act for the member:
 * within an hour after the person who asked for it has opened it.
 * `after`: how many to leave out.
 */
export const readRegister = call('office/readregister', {
  access: 'staff',
  form: form({ member: otherMember, after: sentOnly('after', text(9)) }),
  saves: false,
  returned: {
    readings: fact('readings', s.array(s.object({ day: s.string(), readerId: s.string() }))),
    /** Who of the office read it while looking for another family; with the first hundred alone. */
    desk: fact('desk', s.array(s.object({ day: s.string(), email: s.string() }))),
    hasMore: fact('hasmore', s.boolean()),
    /** Both `''` for nobody. */
    nominated: fact('nominated', s.object({ name: s.string(), phone: s.string() })),
  },
});
