import type { ReactNode } from 'react';
import styles from './Folds.module.css';

/** Rarely used accordions, side by side until one is opened. */
export const Folds = ({ children }: { children: ReactNode }) => <div className={styles.folds}>{children}</div>;
