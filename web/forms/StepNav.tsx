import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { STEP } from './field-address.ts';
import styles from './StepForm.module.css';
import { stepTexts } from './step.texts.ts';

interface Props {
  steps: readonly { step: string; name: string; left: number }[];
  current: string;
}

/** The steps of a form in one row, a bar each: which are done, which one is open, and the way to each. Its name stands over its fields, the next one's below them. */
export function StepNav({ steps, current }: Props) {
  const t = useTexts(stepTexts);
  const language = useLanguage();
  return (
    <nav className={styles.nav} aria-label={t.steps}>
      <ol>
        {steps.map(({ step, name, left }, index) => (
          <li key={step}>
            <Link
              to={`?${STEP}=${step}`}
              title={name}
              aria-current={step === current ? 'step' : undefined}
              data-done={left === 0 || undefined}
              defaultShouldRevalidate={false}
              preventScrollReset
            >
              <span className={styles.mark} aria-hidden="true">
                {left === 0 ? <Icon name="check" /> : number(index + 1, language)}
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
