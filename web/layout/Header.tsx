import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { classNames } from '#web/ui/classNames.ts';
import { Drawer } from '#web/ui/Drawer.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { Navigation } from './Navigation.tsx';
import type { NavigationItem } from './navigation.ts';

interface Props {
  homeTo: string;
  menuLabel: string;
  items: readonly NavigationItem[];
  /** Login and Register, or Dashboard and Logout. In the row where there is room, otherwise in the menu. */
  account: ReactNode;
  /** Shown in the row on phones too: a visitor's Login. */
  first?: ReactNode;
  language: ReactNode;
  /** The link to a member's notices. */
  bell?: ReactNode;
  /**
   * True for a logged-in member. The site's pages are then only in the drawer, because members' pages have their own
   * menu.
   */
  isMembers?: boolean;
  /** Shown below the row with large letters: a link to request a call. */
  aid?: ReactNode;
  /** Added to the menu on phones by the frame of the page. */
  more?: ReactNode;
}

/** One row. The menu is rendered twice, as a bar and as a drawer; CSS shows one of them by the window's width. */
export function Header({
  homeTo,
  menuLabel,
  items,
  account,
  first,
  language,
  bell,
  aid,
  isMembers = false,
  more,
}: Props) {
  const { pathname, search, hash } = useLocation();
  return (
    <header className={`screen-only ${styles.header}`}>
      <div className={classNames(styles.row, !isMembers && styles.full)}>
        <Brand to={homeTo} />
        {!isMembers && (
          <nav key={pathname} className={styles.wide} aria-label={menuLabel}>
            <Navigation items={items} look="bar" />
          </nav>
        )}
        <div className={styles.language}>{language}</div>
        {bell}
        {first && <div className={styles.first}>{first}</div>}
        <div className={styles.account}>{account}</div>
        <div className={classNames(styles.narrow, more !== undefined && styles.beside)}>
          <Drawer key={pathname + search + hash} label={menuLabel}>
            <div className={styles.onPhones}>{more}</div>
            <nav aria-label={menuLabel}>
              <Navigation items={items} look="list" />
            </nav>
            <div className={`${styles.onPhones} ${styles.accountInMenu}`}>{account}</div>
          </Drawer>
        </div>
      </div>
      {aid && <p className={`large-only ${styles.aid}`}>{aid}</p>}
      <AlponaRule className={styles.rule} />
    </header>
  );
}
