import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { closeOnEscape } from './closeOnEscape.ts';
import styles from './Drawer.module.css';

interface Props {
  label: string;
  children: ReactNode;
}

/**
 * A menu that opens below the nearest positioned element, also without JavaScript. Pass the address as `key`, so that
 * it closes on navigation.
 */
export function Drawer({ label, children }: Props) {
  return (
    <details className={styles.drawer} onKeyDown={closeOnEscape} onClick={closeAtOwnLink}>
      <summary className={styles.handle}>
        <Icon name="menu" />
        <span>{label}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Closes the menu for a link to the current page, which causes no navigation. */
function closeAtOwnLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  const link = target instanceof Element && target.closest('a');
  if (link && link.href === location.href) currentTarget.open = false;
}
