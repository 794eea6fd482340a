import { type ComponentProps, useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { number } from '#words/numbers.ts';
import styles from './StepForm.module.css';
import { stepTexts } from './step.texts.ts';
import { STEP } from './step-controls.ts';

interface Props {
  steps: readonly { step: string; name: string; left: number }[];
  current: string;
}

/** As many as have room for their names. */
const FEW = 4;

/** The steps of a form, a bar and a name each: which are done, which one is open, and the way to each. Where many have no room for their names, these come at a tap. */
export function StepNav({ steps, current }: Props) {
  const t = useTexts(stepTexts);
  const language = useLanguage();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isMany = steps.length > FEW;
  const at = steps.findIndex(({ step }) => step === current) + 1;
  const name = steps[at - 1]?.name;
  return (
    <nav className={classNames(styles.nav, isMany && styles.many, isOpen && styles.named)} aria-label={t.steps}>
      {isMany && (
        <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
          <span>
            {t.at(number(at, language), number(steps.length, language))}: <strong>{name}</strong>
          </span>
          {t.all}
          <Icon name="chevron" />
        </button>
      )}
      <ol id={listId}>
        {steps.map(({ step, name, left }, index) => (
          <li key={step}>
            <StepLink
              step={step}
              title={name}
              aria-current={step === current ? 'step' : undefined}
              data-done={left === 0 || undefined}
              onClick={() => setIsOpen(false)}
            >
              <span aria-hidden="true">{left === 0 ? <Icon name="check" /> : number(index + 1, language)}</span>
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
              <span className="spoken">
                {name}, {left === 0 ? t.done : t.left(number(left, language))}
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Opens a step of the form that one is in. What was typed in the others stays. */
export const StepLink = ({ step, ...link }: { step: string } & Omit<ComponentProps<typeof Link>, 'to'>) => (
  <Link to={`?${STEP}=${step}`} defaultShouldRevalidate={false} preventScrollReset {...link} />
);
