import type { ReactNode } from 'react';
import styles from './MemberSheet.module.css';
import { PAGE_HEADING } from './useArrival.ts';

interface Props {
  heading: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One page inside the dashboard, under its heading. */
export function MemberSheet({ heading, lead, children }: Props) {
  return (
    <>
      <h2 id={PAGE_HEADING} className={styles.heading}>
        {heading}
      </h2>
      {lead && <p>{lead}</p>}
      {children}
    </>
  );
}
