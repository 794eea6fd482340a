import { Link } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import rows from '#web/features/home/Rows.module.css';
import { lineOf } from '#web/features/together/step-lines.ts';
import { stepNames } from '#web/features/together/step-names.texts.ts';
import { togetherTexts } from '#web/features/together/together.texts.ts';
import type { Shown } from '#web/fields/together-step.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { steps } from './steps.ts';
import styles from './TogetherPage.module.css';

/** A row for each step, with its state. */
export function StepList({ shown }: { shown: Shown }) {
  const t = useTexts(togetherTexts);
  const names = useTexts(stepNames);
  const language = useLanguage();
  return (
    <section className={styles.part} aria-labelledby="steps">
      <h2 id="steps">{t.allSteps}</h2>
      <p className={styles.lead}>{t.lead}</p>
      <ul className={rows.list}>
        {steps.map(({ name, isShown }) =>
          isShown(shown) ? (
            <li key={name}>
              <Link to={`?step=${name}`}>
                <span className={rows.who}>
                  <span className={rows.name}>{names[name]}</span>
                  <span className={rows.soft}>{lineOf(name, shown, language)}</span>
                </span>
                <span className={rows.go}>
                  <Icon name="next" />
                </span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
