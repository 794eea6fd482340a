import { type ComponentProps, useId, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './StepForm.module.css';
import { stepTexts } from './step.texts.ts';
import { STEP } from './step-controls.ts';

interface Props {
  /** The steps in order. `missingCount` is the number of answers that are missing. */
  steps: readonly { step: string; name: string; missingCount: number }[];
  /** The open step. */
  current: string;
}

/** Maximum number of steps whose names have room side by side. */
const MOST_NAMED = 4;

/**
 * The steps of a form, each with a bar and a name: done or open, as links. If there are too many names, they unfold
 * with a tap.
 */
export function StepNav({ steps, current }: Props) {
  const t = useTexts(stepTexts);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isMany = steps.length > MOST_NAMED;
  const currentName = steps.find(({ step }) => step === current)?.name;
  return (
    <nav className={classNames(styles.nav, isMany && styles.many, isOpen && styles.named)} aria-label={t.steps}>
      {isMany && (
        <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
          <strong>{currentName}</strong>
          {t.all}
          <Icon name="chevron" />
        </button>
      )}
      <ol id={listId}>
        {steps.map(({ step, name, missingCount }) => (
          <li key={step}>
            <StepLink
              step={step}
              title={name}
              aria-current={step === current ? 'step' : undefined}
              data-done={missingCount === 0 || undefined}
              onClick={() => setIsOpen(false)}
            >
              <span aria-hidden="true" className={isMany ? styles.bead : undefined}>
                {missingCount === 0 && <Icon name="check" />}
              </span>
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
              <span className="spoken">
                {name}, {missingCount === 0 ? t.done : t.left}
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link to another step of the same form. The input of other steps is kept. */
export const StepLink = ({ step, ...link }: { step: string } & Omit<ComponentProps<typeof Link>, 'to'>) => (
  <Link to={`?${STEP}=${step}`} defaultShouldRevalidate={false} preventScrollReset {...link} />
);
