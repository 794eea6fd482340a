import type { ReactNode } from 'react';
import styles from './FieldPairs.module.css';

/** Fields of a form, in two columns where there is room. */
export function FieldPairs({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
