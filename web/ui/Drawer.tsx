import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '#web/art/Icon.tsx';
import styles from './Drawer.module.css';

interface Props {
  label: string;
  icon?: IconName;
  children: ReactNode;
}

/** A menu that opens and closes without JavaScript. Give it the path as `key` and it closes when the page changes. */
export function Drawer({ label, icon = 'menu', children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={details} className={styles.drawer} onKeyDown={closeOnEscape}>
      <summary className={styles.handle}>
        <Icon name={icon} />
        {label}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
