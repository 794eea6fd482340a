import type { Absence } from '#contract/member.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { absenceTexts } from './absence.texts.ts';
import styles from './Interest.module.css';

/**
 * A notice above the page of an accepted family that is absent from all lists. Renders nothing if the family is not
 * absent.
 */
export function Absent({ absence }: { absence: Absence }) {
  const t = useTexts(absenceTexts);
  return absence === '' ? null : (
    <div className={styles.state}>
      <p>{t[absence]}</p>
    </div>
  );
}
