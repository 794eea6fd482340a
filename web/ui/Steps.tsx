import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** What happens first, second, third; the numerals follow the language of the page. */
export function Steps({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3>{step.title}</h3>
          <div>{step.text}</div>
        </li>
      ))}
    </ol>
  );
}
