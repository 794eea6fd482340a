import type { Match } from '#contract/matches.ts';
import { firstStepTexts } from '#web/features/home/first-step.texts.ts';
import { People } from '#web/features/home/People.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './FirstStep.module.css';

/**
 * For a bride's family that has not sent an interest yet: a reason to do so, and the families who suit both sides best.
 */
export function FirstStep({ people }: { people: readonly Match[] }) {
  const t = useTexts(firstStepTexts);
  return (
    <div className={styles.step}>
      <h2>{t.heading}</h2>
      <p>{t.text}</p>
      <People people={people} areNew={false} heading={t.fits} />
    </div>
  );
}
