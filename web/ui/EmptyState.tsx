import type { ReactNode } from 'react';
import { Butterfly } from '#web/art/Butterfly.tsx';
import styles from './EmptyState.module.css';

interface Props {
  title: ReactNode;
  /** Explains what the place will contain. */
  children: ReactNode;
  /** The next action. */
  action?: ReactNode;
}

/** Shown in the place of content that does not exist yet. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      <Butterfly className={styles.mark} />
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
