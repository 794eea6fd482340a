import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import styles from './StepForm.module.css';
import { StepLink } from './StepLink.tsx';
import { stepTexts } from './step.texts.ts';

interface Props {
  steps: readonly { step: string; name: string; left: number }[];
  current: string;
}

/** As many as have room for their names. */
const FEW = 4;

/** The steps of a form in one row, a bar and a name each: which are done, which one is open, and the way to each. Where many have no room for their names, how far one is and the next one's stand below them. */
export function StepNav({ steps, current }: Props) {
  const t = useTexts(stepTexts);
  const language = useLanguage();
  const isMany = steps.length > FEW;
  const at = steps.findIndex(({ step }) => step === current) + 1;
  const next = steps[at];
  return (
    <nav className={styles.nav} aria-label={t.steps}>
      <ol>
        {steps.map(({ step, name, left }, index) => (
          <li key={step}>
            <StepLink
              step={step}
              title={name}
              aria-current={step === current ? 'step' : undefined}
              data-done={left === 0 || undefined}
            >
              <span aria-hidden="true">{left === 0 ? <Icon name="check" /> : number(index + 1, language)}</span>
              {!isMany && (
                <span className={styles.name} aria-hidden="true">
                  {name}
                </span>
              )}
              <span className="spoken">
                {name}, {left === 0 ? t.done : t.left(number(left, language))}
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
      {isMany && (
        <p>
          {t.at(number(at, language), number(steps.length, language))}
          {next && <> · {t.next(next.name)}</>}
        </p>
      )}
    </nav>
  );
}
