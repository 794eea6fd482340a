import type { ReactNode } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './LockPanel.module.css';

/** Names the readers of the answers below, before the questions. */
export function LockPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <Icon name="lock" />
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
