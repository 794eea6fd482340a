import { dialled } from '#contract/dial.ts';
import { todayInIndia } from '#server/door/answer.ts';
import type { Counter, Limits } from '#server/door/limits.ts';
import { Refusal } from '#server/door/refusal.ts';
import { isTrial } from '#server/is-trial.ts';
import type { Services } from '#server/services.ts';
import { takeCodeOfDay } from './codes.queries.ts';
import { dialCodeOf, reachOf } from './phone-reach.ts';

/** Whether messages reach phones; on a trial at home the terminal stands in for them. */
const hasSms = ({ config }: Pick<Services, 'config'>): boolean => isTrial(config) || config.channels.sms !== undefined;

/** Whether a code can go to this phone at all: not to a landline, nor to a country without codes, nor without a gateway. */
export const isReachedBySms = (services: Pick<Services, 'config'>, phone: string): boolean =>
  hasSms(services) && reachOf(phone, { ...services.config.codes, isTrial: isTrial(services.config) }) === 'code';

/**
 * Whether a code may be sent to a phone now: not where the phone, its neighbours, its country or the day has had enough. Counts it. Then
 * the office calls.
 */
export async function maySend(services: Pick<Services, 'db' | 'limits' | 'config'>, phone: string): Promise<boolean> {
  const { db, limits, config } = services;
  if (!isReachedBySms(services, phone)) return false;
  const dialCode = dialCodeOf(phone, config.codes.dialCodes) ?? '?';
  const counters: Counter[] = [
    ['codeByPhone', phone],
    ['codeByPhoneADay', phone],
    ['codeByPrefix', dialled(phone).slice(0, -4)],
    ...(dialCode === '91' ? [] : [['codeByCountry', dialCode] as const]),
  ];
  for (const counter of counters) if (!(await isWithin(limits, counter))) return false;
  return takeCodeOfDay(db, { day: todayInIndia(), dialCode, most: config.codes.aDay });
}

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
