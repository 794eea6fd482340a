import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { ofAnyone } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import { choice, requiredChoice, text } from './rules.ts';
import { sentOnly } from './wire.ts';

/** Hours at which somebody can talk, within the office hours in India: any hour, or a part of the day. */
export const CALL_HOURS = ['any', 'morning', 'afternoon', 'evening'] as const;
export type CallHours = (typeof CALL_HOURS)[number];

/** At most this many call requests are kept in all. The office cannot handle more. */
export const MOST_ASKED_CALLS = 500;

/**
 * Asks the trust to call a number, without a login or an account. The answer reveals neither whose number it is nor
 * whether a request exists; a repeated request replaces the hours.
 *
 * A number with the result "wrong number" or "no call wanted" is not accepted for the period `KEPT.askedCalls`.
 */
export const askCall = call('askcall', {
  ...ofAnyone,
  form: form({
    phone: sentOnly('phone', acceptablePhone('phoneNotAcceptable')),
    name: sentOnly('name', text(80)),
    hours: sentOnly('hours', requiredChoice(CALL_HOURS, 'chooseFromList')),
    language: sentOnly('lang', choice(LANGUAGES)),
  }),
});
