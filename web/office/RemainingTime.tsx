import { HOUR_MS } from '#contract/durations.ts';
import { useNow } from '#web/clock.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import styles from './Office.module.css';
import { officeTexts } from './office.texts.ts';

const HOURS_PER_DAY = 24;
/** The remaining time is shown in days from this many hours on. */
const SHOWN_IN_DAYS_FROM = 48;
/** The remaining time is emphasized below this many hours. */
const URGENT_HOURS = 10;

/** Shows the remaining time in words. It is emphasized when it is short or over. */
export function RemainingTime({ due }: { due: string }) {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  const hours = Math.floor((Date.parse(due) - useNow()) / HOUR_MS);
  const inWords = () => {
    if (hours < 0) return t.over;
    if (hours === 0) return t.underAnHour;
    if (hours < SHOWN_IN_DAYS_FROM) return t.hoursLeft(hours, number(hours, language));
    return t.daysLeft(number(Math.floor(hours / HOURS_PER_DAY), language));
  };
  return <p className={hours < URGENT_HOURS ? styles.late : styles.soft}>{inWords()}</p>;
}
