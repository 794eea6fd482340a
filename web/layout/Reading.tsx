import type { ReactNode } from 'react';
import styles from './Reading.module.css';

/** A page of text: one centred column of readable width. */
export function Reading({ children }: { children: ReactNode }) {
  return <div className={styles.reading}>{children}</div>;
}
