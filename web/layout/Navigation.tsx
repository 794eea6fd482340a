import type { FocusEvent } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { closeOnEscape } from '#web/ui/closeOnEscape.ts';
import styles from './Navigation.module.css';
import type { NavigationItem } from './navigation.ts';

interface Props {
  items: readonly NavigationItem[];
  /** `bar` is horizontal with folded groups, `list` is vertical with open groups. */
  look: 'bar' | 'list';
}

/** The site's menu, as a bar or as a list. */
export function Navigation({ items, look }: Props) {
  return (
    <ul className={look === 'bar' ? styles.bar : styles.list}>
      {items.map((item) => (
        <li key={item.to}>{item.children ? <Group item={item} look={look} /> : <Entry item={item} />}</li>
      ))}
    </ul>
  );
}

function Entry({ item }: { item: NavigationItem }) {
  return (
    <NavLink className={styles.entry} to={item.to} end>
      {item.label}
    </NavLink>
  );
}

function Group({ item, look }: { item: NavigationItem; look: Props['look'] }) {
  const entries = (
    <ul className={styles.list}>
      {item.children?.map((child) => (
        <li key={child.to}>
          <Entry item={child} />
        </li>
      ))}
    </ul>
  );
  if (look === 'list') {
    return (
      <>
        <span className={styles.group}>{item.label}</span>
        {entries}
      </>
    );
  }
  return (
    <details className={styles.fold} name="navigation" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary className={styles.entry}>
        {item.label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>{entries}</div>
    </details>
  );
}

function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>): void {
  if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
}
