import type { ReactNode } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './More.module.css';

interface Props {
  heading: ReactNode;
  /** Open from the start: something stands in it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that few need, folded away; what stands in them is sent all the same. */
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
