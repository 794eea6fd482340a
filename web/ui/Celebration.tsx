import type { ReactNode, Ref } from 'react';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Butterfly } from '#web/art/Butterfly.tsx';
import styles from './Celebration.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Good news: the butterfly of the wedding card settles on an alpona, once, and stays. */
export function Celebration({ title, children, ref }: Props) {
  return (
    <div className={styles.card} role="status" tabIndex={-1} ref={ref}>
      <Butterfly className={styles.butterfly} />
      <p className={styles.title}>{title}</p>
      <AlponaRule className={styles.rule} />
      {children}
    </div>
  );
}
