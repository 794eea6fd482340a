import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Labels and values side by side, as on a receipt. Secret values are not read aloud. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode; isSecret?: boolean }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact} data-unheard={fact.isSecret && ''}>
          <dt>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
