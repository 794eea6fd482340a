import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Icon } from '#web/art/Icon.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './Footer.module.css';
import type { NavigationItem } from './navigation.ts';

interface Props {
  /** Names the list of links for those who hear the page. */
  linksLabel: string;
  links: readonly NavigationItem[];
  /** On a member's pages: links that stand behind a fold, with all that is not needed every day. */
  folded?: readonly NavigationItem[];
  /** Stands at the end of the links: the Power Link button. */
  extra?: ReactNode;
  phones?: ReactNode;
  /** Stand behind the fold. */
  morePhones?: ReactNode;
  social?: ReactNode;
  /** Address, helpline, app badge. */
  children?: ReactNode;
  copyright: string;
}

export function Footer({ linksLabel, links, folded, extra, phones, morePhones, social, children, copyright }: Props) {
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <AlponaRule className={styles.rule} />
      <div className={classNames(styles.body, folded ? styles.short : styles.open)}>
        {folded && phones}
        <nav aria-label={linksLabel}>
          <Links links={links} extra={!folded && extra} />
          {folded && (
            <details>
              <summary className={styles.link}>
                {linksLabel}
                <Icon name="chevron" />
              </summary>
              {morePhones}
              <Links links={folded} extra={extra} />
              {children && <div>{children}</div>}
              {social}
            </details>
          )}
        </nav>
        {!folded && phones}
        <div className={styles.last}>
          {!folded && children}
          <p className={styles.copyright}>{copyright}</p>
          {!folded && social}
        </div>
      </div>
    </footer>
  );
}

function Links({ links, extra }: Pick<Props, 'links' | 'extra'>) {
  return (
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
  );
}
