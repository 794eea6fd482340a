import type { ReactNode } from 'react';
import styles from './Paper.module.css';

/** A sheet that is there in print alone, and alone there: nothing else of its page is printed. */
export function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}
