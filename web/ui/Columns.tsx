import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Two by two where there is room, of equal height in a row. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>;
