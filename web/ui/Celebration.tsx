import type { ReactNode } from 'react';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Butterfly } from '#web/art/Butterfly.tsx';
import styles from './Celebration.module.css';

/** Good news: the butterfly of the wedding card settles on an alpona, once, and stays. */
export function Celebration({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <Butterfly className={styles.butterfly} />
      <p className={styles.title}>{title}</p>
      <AlponaRule className={styles.rule} />
      {children}
    </div>
  );
}
