import type { ReactNode } from 'react';
import styles from './Pair.module.css';

/** Two short fields of a Fieldset that belong together: side by side also where others stand one under another. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
