import type { ReactNode } from 'react';
import styles from './FormSheet.module.css';

interface Props {
  heading: ReactNode;
  lead?: ReactNode;
  /** A long form with groups takes the whole page; a short one stands on a card in the middle. */
  width?: 'card' | 'page';
  children: ReactNode;
}

/** A page that is one form. */
export function FormSheet({ heading, lead, width = 'card', children }: Props) {
  return (
    <div className={styles[width]}>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
