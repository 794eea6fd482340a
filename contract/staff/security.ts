import { call } from '../call.ts';
import { date } from '../date-rules.ts';
import { form } from '../form.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { proof } from './accounts.ts';
import { reason } from './reason.ts';

/** What the sealed register keeps: who came in or tried to, whose password changed, who took a copy, what the office read. */
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

/** Asks to read it: of one profile, also of one that is gone, of one day in India, or of both. A second person must agree. */
export const askSecurity = call('office/asksecurity', {
  access: 'staff',
  form: form({ about: sentOnly('about', text(20)), day: sentOnly('day', date()), reason, ...proof }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** What was asked for, the latest first, a hundred at once from the number `latest` on: for an hour, to the person who asked. */
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
          /** A profile or somebody of the office; `''` for somebody who was not let in. */
          who: s.string(),
          about: s.array(s.string()),
          address: s.string(),
        }),
      ),
    ),
    /** For the next page; `''` at the end. */
    next: fact('next', s.string()),
  },
});
