import { call } from '../call.ts';
import { date } from '../date-rules.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';
import { reason } from './reason.ts';

/** Events in the sealed register: logins and failed logins, password changes, exports, and what the office read. */
export const SECURITY_KINDS = [
  'login',
  'powerLink',
  'resetAsked',
  'passwordChanged',
  'copy',
  'staffLogin',
  'officeRead',
  'officeExport',
  'officeAsked',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/**
 * Requests to read the sealed register: of one profile (also a deleted one), of one day in India, or of both. A second
 * person must approve.
 */
export const askSecurity = call('office/asksecurity', {
  access: 'staff',
  form: form({ about: sentOnly('about', text(20)), day: sentOnly('day', date()), reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Returns the requested entries, the latest first, from the number `latest` on. Works for an hour, for the person
 * who requested it.
 */
export const readSecurity = call('office/readsecurity', {
  access: 'staff',
  form: form({
    member: sentOnly('id', requiredText('chooseFromList', 9)),
    latest: sentOnly('latest', text(15)),
  }),
  saves: false,
  returned: {
    events: fact(
      'events',
      s.array(
        s.object({
          id: s.number(),
          /** ISO time. */
          at: s.string(),
          kind: s.oneOf(SECURITY_KINDS),
          outcome: s.oneOf(['done', 'refused']),
          /** A profile or a member of staff; `''` for a failed login. */
          who: s.string(),
          about: s.array(s.string()),
          address: s.string(),
        }),
      ),
    ),
    /** The cursor of the next page; `''` at the end. */
    next: fact('next', s.string()),
  },
});
