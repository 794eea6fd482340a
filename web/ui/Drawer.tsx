import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { closeOnEscape } from './closeOnEscape.ts';
import styles from './Drawer.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/** A menu that opens below the nearest positioned element, without JavaScript too. Give it the address as `key` and it closes when one goes on. */
export function Drawer({ label, children }: Props) {
  return (
    <details className={styles.drawer} onKeyDown={closeOnEscape} onClick={closeWhereOneIs}>
      <summary className={styles.handle}>
        <Icon name="menu" />
        <span>{label}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Pressing the page that one is on leads nowhere new. */
function closeWhereOneIs({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.href === location.href) currentTarget.open = false;
}
