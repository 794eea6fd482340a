import type { Language } from '#contract/choices.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { serverNow } from '#web/clock.ts';
import { dayAndMonth, timeInIndia } from '#words/numbers.ts';
import { clockIn } from '#words/values.ts';
import { keptTexts } from './kept.texts.ts';

/** The offset of India (UTC+5:30) as `getTimezoneOffset` returns it: minutes, negative east of UTC. */
const INDIA_MINUTES = -330;

/**
 * Returns in words when a save was stored, from milliseconds since 1970. Today's date is left out. The time zone is
 * added if this device is not in India.
 */
export function keptTimeIn(keptAt: number, language: Language): string {
  const moment = new Date(keptAt).toISOString();
  const clock = clockIn(timeInIndia(moment), language);
  const isInIndia = new Date().getTimezoneOffset() === INDIA_MINUTES;
  const timeText = isInIndia ? clock : keptTexts[language].inKolkata(clock);
  const isToday = todayInIndia(keptAt) === todayInIndia(serverNow());
  return isToday ? timeText : `${dayAndMonth(moment, language)}, ${timeText}`;
}

/** Returns the families' word for their device. */
export const deviceWordIn = (language: Language): string =>
  matchMedia('(pointer: coarse)').matches ? keptTexts[language].phone : keptTexts[language].computer;
