import { call } from '../call.ts';
import { type FormErrors, form } from '../form.ts';
import { memberId, otherMember } from '../member-id.ts';
import { lookupId, requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { pastedAddress } from '../pasted.ts';
import { acceptablePhone } from '../phone.ts';
import { isEmail, requiredChoice, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';
import { reason } from './reason.ts';
import { called } from './whose.ts';

const known = acceptablePhone('phoneNotAcceptable');

/** Asks for another phone or e-mail of an account, where who it is has been made sure. An empty e-mail is none. */
export const changeContactOf = call('office/changecontact', {
  access: 'staff',
  form: form(
    {
      member: otherMember,
      account: sentOnly('account', requiredLookupId('chooseFromList')),
      kind: sentOnly('kind', requiredChoice(['phone', 'email'], 'chooseFromList')),
      value: sentOnly('value', text(254)),
      reason,
      ...proof,
    },
    ({ kind, value = '' }): FormErrors => {
      if (kind === 'email') return value === '' || isEmail(pastedAddress(value)) ? {} : { value: 'emailRequired' };
      const read = known(value);
      return read.ok ? {} : { value: read.message };
    },
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/**
 * The office has spoken to a candidate without a phone of their own, who says yes: to being shown, or to what waits on a link to
 * the card where one is named, or to going a step further with the family `about`, whose step waits for it. `called`: on which number.
 */
export const spokeToCandidate = call('office/spoke', {
  access: 'staff',
  form: form({
    member: otherMember,
    link: sentOnly('link', lookupId),
    about: sentOnly('about', memberId),
    called,
    reason,
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Asks for everything of a member but health, for a request of the law: once it may be, its address opens for some minutes. */
export const makeExport = call('office/makeexport', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** For a member who asks for it by letter: hidden at once and deleted after the days that everybody has to think. */
export const deleteMemberByLetter = call('office/deletemember', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: { ...outcomeFacts, reference: fact('reference', s.optional(s.string())) },
  refused: refusedOutcome(2),
});

/** The deletion that a letter asked for does not take place: in its days, and until it has been looked at a second time. */
export const cancelDeletion = call('office/canceldeletion', {
  access: 'staff',
  form: form({ member: otherMember, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** A second look at the letter: by another person, or a day later by the person who took it in. Without it nothing is deleted. */
export const lookAtDeletion = call('office/lookatdeletion', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Who of the office has opened as many members today as one may, and who was let open more. */
export const listReaders = call('office/listreaders', {
  access: 'staff',
  saves: false,
  returned: {
    readers: fact('readers', s.array(s.object({ email: s.string(), opened: s.number(), allowed: s.number() }))),
  },
});

/** A second person's word: somebody may open as many again today. Nobody gives it to oneself. */
export const allowReading = call('office/allowreading', {
  access: 'staff',
  form: form({ member: sentOnly('id', text(254)), reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** For the only administrator: as many again until midnight, with a reason; the others of the office are told. */
export const raiseReading = call('office/raisereading', {
  access: 'staff',
  form: form({ reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
