import type { ReactNode } from 'react';
import styles from './Folds.module.css';

/** Accordions of what is seldom done, in one line until one of them is opened. */
export const Folds = ({ children }: { children: ReactNode }) => <div className={styles.folds}>{children}</div>;
