import { call } from './call.ts';
import { date } from './date-rules.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { choice } from './rules.ts';
import * as s from './shape.ts';
import { fact, field } from './wire.ts';

/**
 * The results as a laboratory's report names them. 'awaiting', 'notTested' and 'notSaid' (prefers not to say) are also
 * valid answers.
 */
export const HAEMOGLOBIN_STATUSES = [
  'clear',
  'beta',
  'hbe',
  'sickle',
  'other',
  'disorder',
  'awaiting',
  'notTested',
  'notSaid',
] as const;

/** The member's own result. Nobody else ever sees it; only the consented pair check uses it. */
export const haemoglobinForm = form(
  {
    status: field('status', 'status', choice(HAEMOGLOBIN_STATUSES)),
    testedOn: field('testedon', 'tested_on', date({ invalid: 'testDateInvalid', tooEarly: 'testDateTooEarly' })),
  },
  ({ testedOn = '' }, { today }): FormErrors => (testedOn > today ? { testedOn: 'testedInFuture' } : {}),
);

/**
 * Ours: returns the member's own result, and when it counts in pair checks. Status and day are `''` for an account to
 * which health answers are closed.
 */
export const showHaemoglobin = call('showhaemoglobin', {
  access: 'member',
  returned: {
    ...haemoglobinForm.fields,
    /** ISO time until which the result cannot be changed after a pair check, or ''. */
    lockedUntil: fact('locked_until', s.string()),
    /** ISO time from which the result counts in a pair check; '' if it counts already or there is no result. */
    countsFrom: fact('counts_from', s.string()),
  },
});

/**
 * Ours: saves the result. Refused while a pair check locks it. A changed result withdraws consents to pair checks that
 * still wait for the other family.
 */
export const updateHaemoglobin = call('updatehaemoglobin', { ...ofMember, form: haemoglobinForm });
