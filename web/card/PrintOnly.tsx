import type { ReactNode } from 'react';
import styles from './PrintOnly.module.css';

/** Content shown only in print, where it replaces the rest of its page. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
