import type { ReactNode, Ref } from 'react';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Butterfly } from '#web/art/Butterfly.tsx';
import styles from './Celebration.module.css';
import { classNames } from './classNames.ts';

interface Props {
  title: ReactNode;
  /** Id of the heading of a permanent celebration; without an id it is announced as news. */
  id?: string;
  children: ReactNode;
  /** Replaces the butterfly; null if the page already has a picture. */
  picture?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Good news with the butterfly of the wedding card, which lands on an alpona once and stays. */
export function Celebration({ title, id, picture, children, ref }: Props) {
  const Title = id ? 'h2' : 'p';
  return (
    <div
      className={classNames(styles.card, id && styles.inside)}
      {...(!id && { role: 'status', tabIndex: -1 })}
      ref={ref}
    >
      {picture === undefined ? <Butterfly className={styles.butterfly} /> : picture}
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      {picture !== null && <AlponaRule className={styles.rule} />}
      {children}
    </div>
  );
}
