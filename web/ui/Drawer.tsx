import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/art/Icon.tsx';
import { closeOnEscape } from './closeOnEscape.ts';
import styles from './Drawer.module.css';

interface Props {
  label: string;
  icon?: IconName;
  children: ReactNode;
}

/** A menu that opens below the nearest positioned element, without JavaScript too. Give it the path as `key` and it closes when the page changes. */
export function Drawer({ label, icon = 'menu', children }: Props) {
  return (
    <details className={styles.drawer} onKeyDown={closeOnEscape}>
      <summary className={styles.handle}>
        <Icon name={icon} />
        <span>{label}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
