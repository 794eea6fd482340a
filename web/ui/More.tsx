import type { ReactNode } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './More.module.css';

interface Props {
  heading: ReactNode;
  /** True to open it initially, because it contains a value. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Rarely needed fields, folded; their values are sent even while folded. */
export function More({ heading, isOpen, children }: Props) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary className={styles.heading}>
        {heading}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
