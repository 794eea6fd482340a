import type { ReactNode } from 'react';
import { AlponaCorner } from '#web/art/AlponaCorner.tsx';
import styles from './Card.module.css';
import { classNames } from './classNames.ts';

interface Props {
  children: ReactNode;
  title?: ReactNode;
  /** The id, for links to the card. */
  id?: string;
  /** `festive` has alpona in two corners; use it at most twice per page. */
  look?: 'plain' | 'festive';
}

/** A section of a page with a border, and a second-rank heading if it has a title. */
export function Card({ title, id, look = 'plain', children }: Props) {
  return (
    <section id={id} className={classNames(styles.card, styles[look])}>
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
