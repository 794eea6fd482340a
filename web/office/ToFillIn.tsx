import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { useDesk } from './desk.ts';
import styles from './Office.module.css';
import { weekTexts } from './week.texts.ts';

/** How many texts are not the trust's own yet, for a member of staff who may write them. */
export function ToFillIn() {
  const t = useTexts(weekTexts);
  const language = useLanguage();
  const count = useDesk().waiting.texts ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles.entry}>
      <Link to="/office/texts">{t.placeholders(number(count, language))}</Link>
    </p>
  );
}
