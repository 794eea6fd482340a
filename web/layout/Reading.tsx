import type { ReactNode } from 'react';
import styles from './Reading.module.css';

/** A page that is mostly read: one column of a good length, in the middle. */
export function Reading({ children }: { children: ReactNode }) {
  return <div className={styles.reading}>{children}</div>;
}
