import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import { requiredChoice } from './rules.ts';
import { sentOnly } from './wire.ts';

/** When a woman of the desk may call. */
export const QUIET_HOURS = ['morning', 'midday', 'afternoon', 'evening', 'night'] as const;
export type QuietHour = (typeof QUIET_HOURS)[number];

/** India's numbers for somebody in danger: everything, women, children, a woman's family. */
export const DANGER_PHONES = ['181', '112', '1091', '1098'] as const;

/**
 * A bride or groom who is not free to decide: the profile rests as the office lets one rest, and the women's desk calls. Nothing shows it
 * again, to her neither. Its name says nothing, since browsers and machines note what is called.
 */
export const quietWord = call('quietword', {
  ...ofMember,
  form: form({
    phone: sentOnly('phone', acceptablePhone('phoneNumberRequired')),
    hour: sentOnly('hour', requiredChoice(QUIET_HOURS, 'chooseFromList')),
  }),
});

/** Whether this account may say a quiet word: that of the bride or groom alone. It says nothing of one that was said. */
export const mayQuietWord = call('mayquietword', { access: 'member', returned: {} });
