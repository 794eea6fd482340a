import { dialled } from '#contract/dial.ts';
import { phoneKind } from '#server/domain/phones/phone-kind.ts';

/** `code`: a message reaches it; `office`: somebody must call; `never`: nobody answers there, or the caller pays for it. */
export type Reach = 'code' | 'office' | 'never';

/** The numbers of the demo's people, which nobody has. */
const DEMO = /^10000\d{5}$/;

interface Reached {
  dialCodes: readonly string[];
  isTrial: boolean;
}

/** How a stored number is confirmed: messages go to mobiles of the countries that the configuration names. */
export function reachOf(phone: string, { dialCodes, isTrial }: Reached): Reach {
  const kind = phoneKind(phone);
  if (kind === 'useless') return 'never';
  const isMobile = kind === 'mobile' || (isTrial && DEMO.test(phone));
  return isMobile && dialCodeOf(phone, dialCodes) !== undefined ? 'code' : 'office';
}

/** The one of these dial codes that a number begins with; undefined for a country that is not among them. */
export const dialCodeOf = (phone: string, dialCodes: readonly string[]): string | undefined =>
  dialCodes.toSorted((one, other) => other.length - one.length).find((code) => dialled(phone).startsWith(`+${code}`));
