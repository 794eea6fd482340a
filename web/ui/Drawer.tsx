import type { ReactNode } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { closeOnEscape } from './closeOnEscape.ts';
import styles from './Drawer.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** A menu that opens below the nearest positioned element, without JavaScript too. Give it the visit as `key` and it closes when one goes on. */
export function Drawer({ label, children }: Props) {
  return (
    <details className={styles.drawer} onKeyDown={closeOnEscape}>
      <summary className={styles.handle}>
        <Icon name="menu" />
        <span>{label}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
