import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { Navigation } from './Navigation.tsx';
import type { NavigationItem } from './navigation.ts';

interface Props {
  homeTo: string;
  menuLabel: string;
  items: readonly NavigationItem[];
  /** Login and Register, or Dashboard and Logout. */
  account: ReactNode;
  languageSwitch: ReactNode;
}

/** The menu is in the page twice, as a bar and as a drawer; the width of the window shows one of them. */
export function Header({ homeTo, menuLabel, items, account, languageSwitch }: Props) {
  const { pathname } = useLocation();
  return (
    <header className={`screen-only ${styles.header}`}>
      <div className={styles.row}>
        <Brand to={homeTo} />
        <div className={styles.language}>{languageSwitch}</div>
        <nav className={styles.narrow} aria-label={menuLabel}>
          <Drawer key={pathname} label={menuLabel}>
            <Navigation items={items} look="list" />
          </Drawer>
        </nav>
        <nav key={pathname} className={styles.wide} aria-label={menuLabel}>
          <Navigation items={items} look="bar" />
        </nav>
        <div className={styles.account}>{account}</div>
      </div>
      <AlponaRule className={styles.rule} />
    </header>
  );
}
