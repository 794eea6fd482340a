import type { ReactNode } from 'react';
import { Butterfly } from '#web/art/Butterfly.tsx';
import styles from './EmptyState.module.css';

interface Props {
  title: ReactNode;
  /** What will be here. */
  children: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

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
