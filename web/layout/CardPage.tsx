import type { ReactNode } from 'react';
import { AlponaCorner } from '#web/art/AlponaCorner.tsx';
import styles from './CardPage.module.css';

interface Props {
  title: ReactNode;
  /** How far one has come, under the title. */
  progress?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Under the card, as "New here? Register". */
  after?: ReactNode;
}

/** A page that is one card: login, the first step of registration, the thank-you. */
export function CardPage({ title, progress, lead, children, after }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        {(['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const).map((corner) => (
          <span key={corner} className={`${styles.corner} ${styles[corner]}`}>
            <AlponaCorner />
          </span>
        ))}
        <div className={styles.head}>
          <h1>{title}</h1>
          {progress}
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}
