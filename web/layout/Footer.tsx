import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import styles from './Footer.module.css';
import type { NavigationItem } from './navigation.ts';

interface Props {
  /** Names the list of links for those who hear the page. */
  linksLabel: string;
  links: readonly NavigationItem[];
  /** Stands at the end of the links: the Power Link button. */
  extra?: ReactNode;
  phones?: ReactNode;
  /** Address, helpline, app badge, social links. */
  children?: ReactNode;
  copyright: string;
}

export function Footer({ linksLabel, links, extra, phones, children, copyright }: Props) {
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <AlponaRule className={styles.rule} />
      <div className={styles.body}>
        {children && <div className={styles.about}>{children}</div>}
        {phones}
        <nav aria-label={linksLabel}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.to}>
                <Link className={styles.link} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
            {extra && <li>{extra}</li>}
          </ul>
        </nav>
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}
