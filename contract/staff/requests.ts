import { call } from '../call.ts';
import { form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { WHOSE } from '../roles.ts';
import { requiredChoice, requiredText } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';
import { reason } from './reason.ts';
import { REQUEST_ENDS, REQUEST_KINDS } from './request-kinds.ts';

/** Every request that waits; for administrators those of the last week, too. */
export const listRequests = call('office/listrequests', {
  access: 'staff',
  saves: false,
  returned: {
    requests: fact(
      'requests',
      s.array(
        s.object({
          id: s.number(),
          kind: s.oneOf(REQUEST_KINDS),
          memberId: s.string(),
          /** Of the sealed register: `YYYY-MM-DD`, or `''` for every day. */
          day: s.string(),
          askedBy: s.string(),
          reason: s.string(),
          /** ISO times, `''` for never; `aloneAt`: from when on it may be done without a second person. */
          ...{ askedAt: s.string(), aloneAt: s.string(), agreedAt: s.string(), doneAt: s.string() },
          agreedBy: s.string(),
          /** Somebody objects who cannot end it: a second person decides. */
          isObjected: s.boolean(),
          /** For administrators alone: both sat in one browser at one address, within an hour. */
          isSamePlace: s.boolean(),
          ended: s.oneOf(['', ...REQUEST_ENDS]),
          /** What the member of staff who makes this call may do with it now. */
          ...{ mayAgree: s.boolean(), mayWithdraw: s.boolean(), mayDo: s.boolean() },
        }),
      ),
    ),
  },
});

const request = sentOnly('id', requiredText('chooseFromList', 9));

/** The second person's yes. */
export const agreeToRequest = call('office/agreetorequest', {
  access: 'staff',
  form: form({ member: request, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** The second person's no, or of the person who asked: it is withdrawn. */
export const endRequest = call('office/endrequest', {
  access: 'staff',
  form: form({ member: request, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Does what was asked for, once it may be: by the person who asked. A link or a copy's address is shown this once. */
export const doRequest = call('office/dorequest', {
  access: 'staff',
  form: form({ member: request }),
  returned: {
    ...outcomeFacts,
    link: fact('link', s.optional(s.string())),
    address: fact('address', s.optional(s.string())),
  },
  refused: refusedOutcome(2),
});

/** Whose an account is of a profile. */
export const changeRoleOf = call('office/changerole', {
  access: 'staff',
  form: form({
    member: otherMember,
    account: sentOnly('account', requiredLookupId('chooseFromList')),
    role: sentOnly('role', requiredChoice(WHOSE, 'chooseFromList')),
    reason,
    ...proof,
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** What a nominee may have for a member who has died or cannot act any more: a copy, or the deletion. */
export const NOMINEES_WISHES = ['copy', 'deletion'] as const;

/** The nominee stands before the office with a paper: `reason` says which, and how the nominee was known. */
export const actForNominee = call('office/nominee', {
  access: 'staff',
  form: form({
    member: otherMember,
    what: sentOnly('what', requiredChoice(NOMINEES_WISHES, 'chooseFromList')),
    reason,
    ...proof,
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
