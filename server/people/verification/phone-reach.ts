import { dialled } from '#contract/phone.ts';

/** `code`: a message reaches it; `office`: somebody must call; `never`: nobody answers there, or whoever calls pays for it. */
export type Reach = 'code' | 'office' | 'never';

// Satellite and shared-cost networks, free numbers, and numbers that earn by the call (ITU E.164, national plans).
const NEVER = /^\+(870|87[89]|88[123]|888|979|80[08]|1(900|976)|44(70|9|87)|91(1[68]00|1[89]0[0-9]))/;
const INDIAN_MOBILE = /^\+91[6-9]\d{9}$/;
/** The numbers of the demo's people, which nobody has. */
const DEMO = /^\+9110000\d{5}$/;

interface Reached {
  dialCodes: readonly string[];
  isTrial: boolean;
}

/** How a stored number is confirmed, as far as its first digits tell. */
export function reachOf(phone: string, { dialCodes, isTrial }: Reached): Reach {
  const number = dialled(phone);
  if (NEVER.test(number) && !DEMO.test(number)) return 'never';
  if (dialCodeOf(phone, dialCodes) === undefined) return 'office';
  if (!number.startsWith('+91')) return 'code';
  return INDIAN_MOBILE.test(number) || (isTrial && DEMO.test(number)) ? 'code' : 'office';
}

/** The one of these dial codes that a number begins with; undefined for a country that is not among them. */
export const dialCodeOf = (phone: string, dialCodes: readonly string[]): string | undefined =>
  dialCodes.toSorted((one, other) => other.length - one.length).find((code) => dialled(phone).startsWith(`+${code}`));
