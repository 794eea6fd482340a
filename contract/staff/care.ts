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

/** The rule for a phone that the office enters. */
const phoneRule = acceptablePhone('phoneNotAcceptable');

/**
 * Requests another phone or e-mail for an account, after the person's identity was verified. An empty e-mail removes
 * it.
 */
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
      const read = phoneRule(value);
      return read.ok ? {} : { value: read.message };
    },
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Records that the office has spoken to a candidate without an own phone, and that the candidate agrees. With `link`:
 * to the waiting parts of that card link. With `about`: to a step with that family. With neither: to being shown.
 * `called`: the number that was called.
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
  refused: refusedOutcome(),
});

/**
 * Requests all data of a member except health, for a legal request. Once the request is approved (`requests.ts`), the
 * URL of the data works for some minutes.
 */
export const makeExport = call('office/makeexport', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** For a member who asks by letter: hides the profile at once and deletes it after the usual waiting days. */
export const deleteMemberByLetter = call('office/deletemember', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: { ...outcomeFacts, reference: fact('reference', s.optional(s.string())) },
  refused: refusedOutcome(),
});

/** Cancels a deletion by letter. Possible during its waiting days and until the second review. */
export const cancelDeletion = call('office/canceldeletion', {
  access: 'staff',
  form: form({ member: otherMember, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Records the second review of the letter: by another person, or a day later by the person who entered it. Without it
 * nothing is deleted.
 */
export const lookAtDeletion = call('office/lookatdeletion', {
  access: 'staff',
  form: form({ member: otherMember, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Lists the readers who have reached the daily limit, and how many members each may open today. A reader is one of the
 * staff who opens members' data.
 */
export const listReaders = call('office/listreaders', {
  access: 'staff',
  saves: false,
  returned: {
    readers: fact('readers', s.array(s.object({ email: s.string(), opened: s.number(), allowed: s.number() }))),
  },
});

/**
 * Raises another person's limit for today: they may open as many members again as on a usual day. Nobody can allow it
 * to themselves. `member` is the e-mail of that person, because the small forms of a page use this name.
 */
export const allowReading = call('office/allowreading', {
  access: 'staff',
  form: form({ member: sentOnly('id', text(254)), reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** For the only administrator: raises their own limit until midnight, with a reason. The other staff are notified. */
export const raiseReading = call('office/raisereading', {
  access: 'staff',
  form: form({ reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
