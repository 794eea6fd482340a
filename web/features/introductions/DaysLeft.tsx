import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dayAndMonth, number } from '#words/numbers.ts';
import { daysTexts } from './days.texts.ts';
import styles from './Inbox.module.css';

interface Props {
  daysLeft: number;
  /** The time (ISO) at which the interest expires. */
  expiresAt: string;
}

/** Shows how long an interest still waits: the number of days and the last day. */
export function DaysLeft(props: Props) {
  return (
    <p className={styles.days}>
      <Icon name="clock" />
      <span>{useDaysLeft(props)}</span>
    </p>
  );
}

/** Returns such text as: 6 days left, until 28 November. */
export function useDaysLeft({ daysLeft, expiresAt }: Props): string {
  const t = useTexts(daysTexts);
  const language = useLanguage();
  const lastDay = dayAndMonth(expiresAt, language);
  if (daysLeft === 0) return t.lastDay(lastDay);
  return daysLeft === 1 ? t.oneDay(lastDay) : t.days(number(daysLeft, language), lastDay);
}
