import { dialled } from '#contract/dial.ts';
import { todayInIndia } from '#contract/india-day.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import { phoneKind } from '#server/domain/phones/zones.ts';
import type { Counter, Limits } from '#server/http/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isTrial } from '#server/is-trial.ts';
import { takeCodeOfDay } from './codes.queries.ts';

/** Whether SMS can be sent. On a trial site the terminal replaces them. */
const hasSms = ({ config }: Pick<DomainServices, 'config'>): boolean =>
  isTrial(config) || config.channels.sms !== undefined;

/**
 * Whether a code can be sent to this phone. It cannot be sent to a landline, to a country that is not configured, or
 * without a gateway.
 */
export const isReachedBySms = (services: Pick<DomainServices, 'config'>, phone: string): boolean =>
  hasSms(services) && reachOfPhone(phone, { ...services.config.codes, isTrial: isTrial(services.config) }) === 'code';

/**
 * The purpose of an SMS, each with its own limits. `code`: somebody waits for it. `stranger`: for a number without an
 * account; no SMS is sent, and the count does not reduce the limit of `code`. `security`: caused by anybody who logs
 * in. `news`: with consent, at most one a day for each account, and the messages of the office.
 */
export type Purse = 'code' | 'stranger' | 'security' | 'news';

/** Share of the day's codes that may be requested for numbers without an account. */
const STRANGERS_SHARE = 0.25;

/** Number of last digits in which neighbours may differ. Neighbouring phones have one limit together. */
const NEIGHBOUR_DIGITS = 4;

/** The dial code of India, which has no limit of its own. */
const INDIA_DIAL_CODE = '91';

/** The key under which each purse is counted for the day, beside the keys of the countries. */
const KEY_OF_PURSE = { code: '', stranger: 'strangers', security: 'security' } as const;

/**
 * Decides for every SMS whether it may be sent now, and counts it. Returns false for a phone that no SMS reaches, and
 * beyond the limits of the phone, its neighbours, its country or the day. Then the office calls, or nobody does.
 */
export async function maySend(
  services: Pick<DomainServices, 'db' | 'limits' | 'config'>,
  phone: string,
  purse: Purse = 'code',
): Promise<boolean> {
  const { db, limits, config } = services;
  if (!isReachedBySms(services, phone)) return false;
  const dialCode = dialCodeOf(phone, config.codes.dialCodes) ?? '?';
  const keyOf = (key: string): string => (purse === 'code' ? key : `${purse} ${key}`);
  const counters: Counter[] = [];
  if (purse === 'code' || purse === 'stranger') {
    const neighbours = dialled(phone).slice(0, -NEIGHBOUR_DIGITS);
    counters.push(['codeByPhone', phone], ['codeByPhoneADay', phone], ['codeByPrefix', keyOf(neighbours)]);
  } else {
    counters.push(['noticeByPhoneADay', keyOf(phone)]);
  }
  if (dialCode !== INDIA_DIAL_CODE) counters.push(['codeByCountry', keyOf(dialCode)]);
  for (const counter of counters) if (!(await isWithin(limits, counter))) return false;
  if (purse === 'news') return true;
  const share = purse === 'stranger' ? STRANGERS_SHARE : 1;
  const most = Math.ceil(config.codes.aDay * share);
  return takeCodeOfDay(db, { day: todayInIndia(), purse: KEY_OF_PURSE[purse], dialCode, most });
}

/** Counts an attempt. Returns false if that exceeds the limit. */
export async function isWithin(limits: Limits, counter: Counter): Promise<boolean> {
  try {
    await limits.take(...counter);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}

/**
 * How a phone can be confirmed. `code`: by an SMS. `office`: by a call. `never`: nobody answers there, or calls cost
 * the caller extra.
 */
type Reach = 'code' | 'office' | 'never';

/** The numbers of the demo's people, which nobody has. */
const DEMO_PHONES = /^10000\d{5}$/;

interface ReachOptions {
  /** The dial codes to which SMS are sent. */
  dialCodes: readonly string[];
  isTrial: boolean;
}

/** Returns how a stored number can be confirmed. SMS are sent to mobiles of the configured countries. */
export function reachOfPhone(phone: string, { dialCodes, isTrial }: ReachOptions): Reach {
  const kind = phoneKind(phone);
  if (kind === 'useless') return 'never';
  const isMobile = kind === 'mobile' || (isTrial && DEMO_PHONES.test(phone));
  return isMobile && dialCodeOf(phone, dialCodes) !== undefined ? 'code' : 'office';
}

/** Returns the longest of these dial codes with which a stored number begins; undefined if none matches. */
export function dialCodeOf(phone: string, dialCodes: readonly string[]): string | undefined {
  const longestFirst = dialCodes.toSorted((one, other) => other.length - one.length);
  return longestFirst.find((code) => dialled(phone).startsWith(`+${code}`));
}
