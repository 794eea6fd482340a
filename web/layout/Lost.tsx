import type { ReactNode } from 'react';
import { Butterfly } from '#web/art/Butterfly.tsx';
import styles from './Lost.module.css';

/** A page without content: the butterfly, the reason, and links to continue. */
export function Lost({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.lost}>
      <Butterfly className={styles.butterfly} />
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
