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

/** Lists every open request; for administrators, also those of the last week. */
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
          /** For the sealed register: `YYYY-MM-DD`, or `''` for all days. */
          day: s.string(),
          askedBy: s.string(),
          reason: s.string(),
          /** ISO times, `''` for never. `aloneAt`: when it may be done without a second person. */
          askedAt: s.string(),
          aloneAt: s.string(),
          agreedAt: s.string(),
          doneAt: s.string(),
          agreedBy: s.string(),
          /** Whether somebody objects who cannot end the request themselves. Then a second person decides. */
          isObjected: s.boolean(),
          /**
           * For administrators only: whether both people used the same browser at the same IP address within an hour.
           */
          isSamePlace: s.boolean(),
          ended: s.oneOf(['', ...REQUEST_ENDS]),
          /** What the calling member of staff may do with the request now. */
          mayAgree: s.boolean(),
          mayWithdraw: s.boolean(),
          mayDo: s.boolean(),
        }),
      ),
    ),
  },
});

const request = sentOnly('id', requiredText('chooseFromList', 9));

/** A second person approves the request. */
export const agreeToRequest = call('office/agreetorequest', {
  access: 'staff',
  form: form({ member: request, reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** A second person rejects the request, or the requester withdraws it. */
export const endRequest = call('office/endrequest', {
  access: 'staff',
  form: form({ member: request, reason }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Performs an approved request. Only for the person who requested it. A link or an export URL is shown only in this
 * answer.
 */
export const doRequest = call('office/dorequest', {
  access: 'staff',
  form: form({ member: request }),
  returned: {
    ...outcomeFacts,
    link: fact('link', s.optional(s.string())),
    address: fact('address', s.optional(s.string())),
  },
  refused: refusedOutcome(),
});

/** Requests another role of an account for a profile. */
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
  refused: refusedOutcome(),
});

/** What a nominee may request for a member who has died or cannot act any more: an export or the deletion. */
export const NOMINEES_WISHES = ['copy', 'deletion'] as const;

/**
 * Requests an export or the deletion for a nominee who has come to the office with a paper. `reason` says which paper,
 * and how the nominee was identified.
 */
export const actForNominee = call('office/nominee', {
  access: 'staff',
  form: form({
    member: otherMember,
    what: sentOnly('what', requiredChoice(NOMINEES_WISHES, 'chooseFromList')),
    reason,
    ...proof,
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
