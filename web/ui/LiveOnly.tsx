import type { ReactNode } from 'react';
import styles from './LiveOnly.module.css';
import { useIsAlive } from './useIsAlive.ts';

/** For what can do nothing without JavaScript: it keeps its place, and is there once the page is alive. */
export function LiveOnly({ children }: { children: ReactNode }) {
  return <div className={useIsAlive() ? undefined : styles.waiting}>{children}</div>;
}
