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

/** Hours within which the office speaks with a holder who claims to be the bride or groom. */
export const WHOSE_HOURS = 24;
/** Days that a call stays in the list. */
export const SPOKEN_DAYS = 30;

/** The number that was called. */
export const called = sentOnly('called', acceptablePhone('phoneNotAcceptable'));
const account = sentOnly('account', requiredLookupId('chooseFromList'));

const holder = { account: s.number(), role: s.oneOf(ROLES), phone: s.string() };

/**
 * Lists holders who claim to be the bride or groom, the longest waiting first; and with whom the office has spoken, on
 * which number and by which member of staff.
 */
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
          /** The claimant. */
          ...holder,
          /** All holders of the profile. */
          holders: s.array(s.object(holder)),
          /** ISO times. */
          saidAt: s.string(),
          due: s.string(),
          /** Whether the office has spoken with the claimant since the claim. */
          hasSpoken: s.boolean(),
          /** Whether the office has spoken since the claim with the account that is the bride's or groom's. */
          hasSpokenToOther: s.boolean(),
          /** Whether the change of role is requested and waits for a second person or for its time. */
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
          /** Name of the member of staff who spoke. */
          name: s.string(),
          /** Login of the member of staff who spoke. */
          by: s.string(),
          words: s.string(),
          at: s.string(),
        }),
      ),
    ),
  },
});

/** Records that the office has spoken with the bride or groom or with the claimant, on a number. */
export const spokeWith = call('office/spokewith', {
  access: 'staff',
  form: form({ member: otherMember, account, called, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Rejects the claim; the roles stay. Answers 409 until the office has spoken with one of them since the claim. */
export const refuseWhose = call('office/refusewhose', {
  access: 'staff',
  form: form({ member: otherMember, account, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
