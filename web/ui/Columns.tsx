import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Two columns where there is room, with equal height in each row. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;
