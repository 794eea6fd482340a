import type { ReactNode } from 'react';
import styles from './Listen.module.css';
import { Listen } from './Listen.tsx';

/** A page's heading with the button that reads the page aloud beside it. */
export const HeadingWithListen = ({ children }: { children: ReactNode }) => (
  <div className={styles.headed}>
    {children}
    <Listen />
  </div>
);
