import { useNow } from '#web/clock.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import styles from './Office.module.css';
import { officeTexts } from './office.texts.ts';

const HOUR_MS = 3_600_000;

/** Shows the remaining time in words. It is emphasized below ten hours and after the time is over. */
export function Clock({ due }: { due: string }) {
  const t = useTexts(officeTexts);
  const language = useLanguage();
  const hours = Math.floor((Date.parse(due) - useNow()) / HOUR_MS);
  const said =
    hours < 0
      ? t.over
      : hours === 0
        ? t.underAnHour
        : hours < 48
          ? t.hoursLeft(hours, number(hours, language))
          : t.daysLeft(number(Math.floor(hours / 24), language));
  return <p className={hours < 10 ? styles.late : styles.soft}>{said}</p>;
}
