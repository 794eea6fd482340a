import type { ReactNode } from 'react';
import { AlponaCorner } from '#web/art/AlponaCorner.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './CardPage.module.css';

interface Props {
  title: ReactNode;
  /** How far one has come, under the title. */
  progress?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** `plain` is without alpona, for what is no feast. */
  look?: 'festive' | 'plain';
  /** Its form stands in two columns where there is room. */
  isWide?: boolean;
  /** Under the card, as "New here? Register". */
  after?: ReactNode;
}

/** A page that is one card: login, the first step of registration, the thank-you. */
export function CardPage({ title, progress, lead, children, look = 'festive', isWide, after }: Props) {
  return (
    <div className={classNames(styles.page, isWide && styles.isWide)}>
      <div className={classNames(styles.card, styles[look])}>
        {look === 'festive' &&
          (['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const).map((corner) => (
            <span key={corner} className={classNames(styles.corner, styles[corner])}>
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
