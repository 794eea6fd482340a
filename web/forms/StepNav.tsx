import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { STEP } from './field-address.ts';
import styles from './StepForm.module.css';
import { stepTexts } from './step.texts.ts';

interface Props {
  steps: readonly { step: string; name: string; shortName: string; left: number }[];
  current: string;
}

/** The steps of a form in a row: which are done, which one is open, and the way to each. */
export function StepNav({ steps, current }: Props) {
  const t = useTexts(stepTexts);
  const language = useLanguage();
  return (
    <nav className={styles.nav} aria-label={t.steps}>
      <ol className={steps.length > 4 ? styles.many : undefined}>
        {steps.map(({ step, name, shortName, left }, index) => (
          <li key={step}>
            <Link
              to={`?${STEP}=${step}`}
              aria-current={step === current ? 'step' : undefined}
              data-done={left === 0 || undefined}
              defaultShouldRevalidate={false}
              preventScrollReset
            >
              <span className={styles.mark} aria-hidden="true">
                {left === 0 ? <Icon name="check" /> : number(index + 1, language)}
              </span>
              <span className={styles.name} aria-hidden="true">
                {shortName}
              </span>
              <span className="spoken">
                {name}, {left === 0 ? t.done : t.left(number(left, language))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
