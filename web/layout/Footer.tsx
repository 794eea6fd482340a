import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AlponaRule } from '#web/art/AlponaRule.tsx';
import { Icon } from '#web/art/Icon.tsx';
import { classNames } from '#web/ui/classNames.ts';
import styles from './Footer.module.css';
import type { NavigationItem } from './navigation.ts';

interface Props {
  /** Accessible name of the list of links. */
  linksLabel: string;
  links: readonly NavigationItem[];
  /** The footer of a member's page on phones: a few links and one number. The rest is folded. */
  onPhones?: { links: readonly NavigationItem[]; phones: ReactNode };
  /** Shown after the links: the Power Link button. */
  extra?: ReactNode;
  phones?: ReactNode;
  social?: ReactNode;
  children?: ReactNode;
  copyright: string;
}

/** The footer of the site. On phones a member's page has a shorter one. */
export function Footer({ linksLabel, links, onPhones, extra, phones, social, children, copyright }: Props) {
  const phoneLinks = onPhones?.links ?? [];
  const foldedLinks = links.filter(({ to }) => !phoneLinks.some((link) => link.to === to));
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <AlponaRule className={styles.rule} />
      {onPhones && (
        <div className={classNames(styles.body, styles.short)}>
          {onPhones.phones}
          <nav aria-label={linksLabel}>
            <Links links={phoneLinks} />
            <details>
              <summary className={styles.link}>
                {linksLabel}
                <Icon name="chevron" />
              </summary>
              {phones}
              <Links links={foldedLinks} extra={extra} />
              {children && <div>{children}</div>}
              {social}
            </details>
          </nav>
          <p className={styles.copyright}>{copyright}</p>
        </div>
      )}
      <div className={classNames(styles.body, styles.open, onPhones && styles.elsewhere)}>
        <nav aria-label={linksLabel}>
          <Links links={links} extra={extra} />
        </nav>
        {phones}
        <div className={styles.last}>
          {children}
          <p className={styles.copyright}>{copyright}</p>
          {social}
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
