import type { ReactNode } from 'react';
import styles from './LiveOnly.module.css';
import { useIsAlive } from './useIsAlive.ts';

/** Content that needs JavaScript: it reserves its space and appears after hydration. */
export function LiveOnly({ children }: { children: ReactNode }) {
  return <div className={useIsAlive() ? undefined : styles.waiting}>{children}</div>;
}
