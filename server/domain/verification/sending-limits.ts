import { dialled } from '#contract/dial.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { phoneKind } from '#server/domain/phones/zones.ts';
import type { Counter, Limits } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isTrial } from '#server/is-trial.ts';
import { takeCodeOfDay } from './codes.queries.ts';

/** Whether messages reach phones; on a trial at home the terminal stands in for them. */
const hasSms = ({ config }: Pick<DomainServices, 'config'>): boolean =>
  isTrial(config) || config.channels.sms !== undefined;

/** Whether a code can go to this phone at all: not to a landline, nor to a country without codes, nor without a gateway. */
export const isReachedBySms = (services: Pick<DomainServices, 'config'>, phone: string): boolean =>
  hasSms(services) && reachOf(phone, { ...services.config.codes, isTrial: isTrial(services.config) }) === 'code';

/**
 * What an SMS is for. `code`: somebody waits for it. `stranger`: a number that nobody has is asked about: nothing is sent, and what is counted
 * takes nothing from those who wait. `security`: anybody who logs in causes it. `news`: at most one a day of each account, by consent; and
 * what the office sends.
 */
export type Purse = 'code' | 'stranger' | 'security' | 'news';

/** Of the codes of a day so much more may be asked for where nobody has the number. */
const STRANGERS_SHARE = 0.25;

/**
 * The one gate of every SMS: whether one may be sent to a phone now. Not to a country that the configuration does not name, nor where the phone,
 * its neighbours, its country or the day has had enough. Counts it. Then the office calls, or nobody.
 */
export async function maySend(
  services: Pick<DomainServices, 'db' | 'limits' | 'config'>,
  phone: string,
  purse: Purse = 'code',
): Promise<boolean> {
  const { db, limits, config } = services;
  if (!isReachedBySms(services, phone)) return false;
  const dialCode = dialCodeOf(phone, config.codes.dialCodes) ?? '?';
  const of = (key: string): string => (purse === 'code' ? key : `${purse} ${key}`);
  const isCode = purse === 'code' || purse === 'stranger';
  const counters: Counter[] = [
    ...(isCode
      ? ([
          ['codeByPhone', phone],
          ['codeByPhoneADay', phone],
          ['codeByPrefix', of(dialled(phone).slice(0, -4))],
        ] as const)
      : ([['noticeByPhoneADay', of(phone)]] as const)),
    ...(dialCode === '91' ? [] : [['codeByCountry', of(dialCode)] as const]),
  ];
  for (const counter of counters) if (!(await isWithin(limits, counter))) return false;
  if (purse === 'news') return true;
  const most = Math.ceil(config.codes.aDay * (purse === 'stranger' ? STRANGERS_SHARE : 1));
  return takeCodeOfDay(db, { day: todayInIndia(), purse: PURSES[purse], dialCode, most });
}

/** Under what the day counts all that a purse has paid for, beside the countries. */
const PURSES = { code: '', stranger: 'strangers', security: 'security' } as const;

/** Counts an attempt; false where that is more than the limit. */
export async function isWithin(limits: Limits, counter: Counter): Promise<boolean> {
  try {
    await limits.take(...counter);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}

/** `code`: a message reaches it; `office`: somebody must call; `never`: nobody answers there, or the caller pays for it. */
type Reach = 'code' | 'office' | 'never';

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
