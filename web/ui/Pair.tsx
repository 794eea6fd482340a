import type { ReactNode } from 'react';
import styles from './Pair.module.css';

/** Two short fields of a Fieldset that belong together: side by side even where other fields are stacked. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
