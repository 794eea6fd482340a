import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { number } from '#words/numbers.ts';
import { registrationTexts } from './registration.texts.ts';
import styles from './StepBar.module.css';

/** The steps of the registration. */
const STEPS = [1, 2] as const;

/** Shows the current step of the registration. */
export function StepBar({ at }: { at: (typeof STEPS)[number] }) {
  const t = useTexts(registrationTexts);
  const language = useLanguage();
  return (
    <>
      <p>{t.step(number(at, language))}</p>
      <div className={styles.bar} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={classNames(styles.step, step <= at && styles.reached)} />
        ))}
      </div>
    </>
  );
}
