import type { ReactNode } from 'react';
import { AlponaCorner } from '#web/art/AlponaCorner.tsx';
import styles from './Card.module.css';
import { classNames } from './classNames.ts';

interface Props {
  children: ReactNode;
  title?: ReactNode;
  /** `festive` has alpona in two corners; use it at most twice per page. */
  look?: 'plain' | 'festive';
}

export function Card({ title, look = 'plain', children }: Props) {
  return (
    <section className={classNames(styles.card, styles[look])}>
      {look === 'festive' && (
        <>
          <span className={styles.start}>
            <AlponaCorner />
          </span>
          <span className={styles.end}>
            <AlponaCorner />
          </span>
        </>
      )}
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}
