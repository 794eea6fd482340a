import type { Absence } from '#contract/member.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { absenceTexts } from './absence.texts.ts';
import styles from './Interest.module.css';

/**
 * A notice that an accepted family is absent from all lists, and why. Used wherever that family is shown. Renders
 * nothing if the family is not absent.
 */
export function Absent({ absence }: { absence: Absence }) {
  const t = useTexts(absenceTexts);
  return absence === '' ? null : (
    <div className={styles.state}>
      <p>{t[absence]}</p>
    </div>
  );
}
