import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/art/Icon.tsx';
import ways from './ActionRows.module.css';
import styles from './Parts.module.css';

interface Part {
  id: string;
  icon: IconName;
  name: string;
  /** The contents of the part, in one line. */
  said: string;
  /** The current state of the part. */
  state: ReactNode;
  content: ReactNode;
}

interface Props {
  parts: readonly Part[];
  /** The id of the part that is initially open. */
  open: string | undefined;
}

/** The parts of a page with many forms: their names at a glance, and one open at a time. */
export const Parts = ({ parts, open }: Props) =>
  parts.map(({ id, icon, name, said, state, content }) => (
    <details key={id} id={id} name="part" open={id === open} className={styles.part}>
      <summary className={styles.head}>
        <Icon name={icon} />
        <h2>{name}</h2>
        <span>{state}</span>
        <span className={`from-tablets ${ways.said}`}>{said}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.inside}>{content}</div>
    </details>
  ));
