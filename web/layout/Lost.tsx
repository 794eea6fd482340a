import type { ReactNode } from 'react';
import { Butterfly } from '#web/art/Butterfly.tsx';
import styles from './Lost.module.css';

/** Where there is no page to show: the butterfly, why, and a way on. */
export function Lost({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.lost}>
      <Butterfly className={styles.butterfly} />
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
