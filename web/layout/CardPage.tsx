import type { ReactNode } from 'react';
import { AlponaCorner } from '#web/art/AlponaCorner.tsx';
import { HeadingWithListen } from '#web/listen/HeadingWithListen.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './CardPage.module.css';

interface Props {
  title: ReactNode;
  /** The progress, below the title. */
  progress?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** `plain` has no alpona, for pages that are not festive. */
  look?: 'festive' | 'plain';
  /** True for a form with two columns where there is room. */
  isWide?: boolean;
  /** Below the card, like "New here? Register". */
  after?: ReactNode;
}

/** A page that consists of one card: login, the first step of registration, the thank-you page. */
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
          <HeadingWithListen>
            <h1>{title}</h1>
          </HeadingWithListen>
          {progress}
          {lead && <p data-lead="">{lead}</p>}
        </div>
        {children}
      </div>
      {after && (
        <div className={styles.after} data-lead="">
          {after}
        </div>
      )}
    </div>
  );
}
