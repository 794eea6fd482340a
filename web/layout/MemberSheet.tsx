import { type ReactNode, use } from 'react';
import { Lotus } from '#web/art/Lotus.tsx';
import { Listen } from '#web/listen/Listen.tsx';
import { AfterHeading } from './after-heading.ts';
import styles from './MemberSheet.module.css';
import { PAGE_HEADING } from './useArrival.ts';

interface Props {
  heading: ReactNode;
  /** Shown at the end of the heading row. */
  aside?: ReactNode;
  /** One sentence below the heading. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A page inside the dashboard, below its heading. */
export function MemberSheet({ heading, aside, lead, children }: Props) {
  return (
    <>
      <div className={styles.head}>
        <h1 id={PAGE_HEADING} className={styles.heading}>
          {heading}
        </h1>
        <Listen />
        {aside && <p className={styles.aside}>{aside}</p>}
        <span className={`screen-only ${styles.lotus}`}>
          <Lotus />
        </span>
      </div>
      {use(AfterHeading)}
      {lead && <p data-lead="">{lead}</p>}
      {children}
    </>
  );
}
