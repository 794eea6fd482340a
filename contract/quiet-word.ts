import { call } from './call.ts';
import { form } from './form.ts';
import { ofMember } from './outcome.ts';
import { acceptablePhone } from './phone.ts';
import { requiredChoice } from './rules.ts';
import { sentOnly } from './wire.ts';

/** When the women's desk may call. */
export const QUIET_HOURS = ['morning', 'midday', 'afternoon', 'evening', 'night'] as const;
export type QuietHour = (typeof QUIET_HOURS)[number];

/** Indian emergency numbers: 181 for women, 112 for every emergency, 1091 for women in danger, 1098 for children. */
export const DANGER_PHONES = ['181', '112', '1091', '1098'] as const;

/**
 * Reports that the bride or groom is not free to decide. The profile rests as if the office had put it at rest, and the
 * women's desk calls. The report is never shown again, not even to the reporter. Its name is neutral, because browsers
 * and servers log calls.
 */
export const quietWord = call('quietword', {
  ...ofMember,
  form: form({
    phone: sentOnly('phone', acceptablePhone('phoneNumberRequired')),
    hour: sentOnly('hour', requiredChoice(QUIET_HOURS, 'chooseFromList')),
  }),
});

/**
 * Returns whether this account may say a quiet word: only the bride's or groom's own account. It does not reveal
 * whether one was said.
 */
export const mayQuietWord = call('mayquietword', { access: 'member', returned: {} });
