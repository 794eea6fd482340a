import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { ofAnyone } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import { choice, requiredChoice, text } from './rules.ts';
import { sentOnly } from './wire.ts';

/** When somebody can talk, in the hours of the office (India): any of them, or a part of its day. */
export const CALL_HOURS = ['any', 'morning', 'afternoon', 'evening'] as const;
export type CallHours = (typeof CALL_HOURS)[number];

/** Of all together: what the office cannot call is not kept. */
export const MOST_ASKED_CALLS = 500;

/**
 * Asks the trust to call a number, without a login. No account is made. The answer tells neither whose number it is nor whether it is
 * asked for again: then the hours of the last time count. A number at which the office was told that it is wrong, or that no call is wanted, is
 * not kept for as long as that is (`KEPT.askedCalls`).
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
