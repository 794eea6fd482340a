import type { Absence } from '#contract/member.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { absenceTexts } from './absence.texts.ts';
import styles from './Interest.module.css';

/** What is said over the page of a family that has accepted, and is in no list at present; nothing where all is as ever. */
export function Absent({ absence }: { absence: Absence }) {
  const t = useTexts(absenceTexts);
  return absence === '' ? null : (
    <div className={styles.state}>
      <p>{t[absence]}</p>
    </div>
  );
}
