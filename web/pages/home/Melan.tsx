import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import styles from '#web/features/home/Today.module.css';
import { melansTexts } from '#web/features/melans/melans.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { longDate } from '#words/numbers.ts';

/** One line about the next melan to which the family is invited. */
export function Melan({ heldOn, hasSeat }: { heldOn: string; hasSeat: boolean }) {
  const t = useTexts(melansTexts);
  const day = longDate(heldOn, useLanguage());
  return (
    <Link className={styles.note} to="/matching-profile/melan">
      <Icon name="clock" />
      <span>{hasSeat ? t.atHomeSeat(day) : t.atHome(day)}</span>
      <Icon name="next" />
    </Link>
  );
}
