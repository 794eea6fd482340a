import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { acceptablePhone } from '../phone.ts';
import { ROLES } from '../roles.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { reason } from './reason.ts';

/** So many hours the office gives itself until it has spoken with who says that a profile is their own. */
export const WHOSE_HOURS = 24;
/** So many days of calls stand in the list. */
export const SPOKEN_DAYS = 30;

/** The number that was called. */
export const called = sentOnly('called', acceptablePhone('phoneNotAcceptable'));
const account = sentOnly('account', requiredLookupId('chooseFromList'));

const holder = { account: s.number(), role: s.oneOf(ROLES), phone: s.string() };

/** Who says that a profile is their own, the longest waiting first; and with whom the office has spoken, on which number, and who of it did. */
export const listWhose = call('office/listwhose', {
  access: 'staff',
  saves: false,
  returned: {
    claims: fact(
      'claims',
      s.array(
        s.object({
          memberId: s.string(),
          name: s.string(),
          /** Who says it. */
          ...holder,
          /** All who look after the profile. */
          holders: s.array(s.object(holder)),
          /** ISO times. */
          ...{ saidAt: s.string(), due: s.string() },
          /** Whether the office has spoken, since it was said, with who says it; with who was the bride or groom until now. */
          ...{ hasSpoken: s.boolean(), hasSpokenToOther: s.boolean() },
          /** Whether the other role has been asked for, and waits for a second person or for its day. */
          isAsked: s.boolean(),
        }),
      ),
    ),
    spoken: fact(
      'spoken',
      s.array(
        s.object({
          memberId: s.string(),
          phone: s.string(),
          /** Who of the office: their name, and how they log in. */
          ...{ name: s.string(), by: s.string() },
          words: s.string(),
          at: s.string(),
        }),
      ),
    ),
  },
});

/** The office has spoken with the bride or groom, or with who says that it is they, on a number. */
export const spokeWith = call('office/spokewith', {
  access: 'staff',
  form: form({ member: otherMember, account, called, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** It is not so: the profile stays whose it was. 409 until the office has spoken with one of them since it was said. */
export const refuseWhose = call('office/refusewhose', {
  access: 'staff',
  form: form({ member: otherMember, account, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
