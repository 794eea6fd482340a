import type { ReactNode } from 'react';
import { classNames } from '#web/ui/classNames.ts';
import styles from './SiteLayout.module.css';

interface Props {
  skipLabel: string;
  /** True for a member's page. On phones it starts directly below the header and ends above the bottom bar. */
  isMembers?: boolean;
  /** The loading bar during a navigation. */
  loading?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The structure of every page: a skip link for keyboards, header, content, footer. */
export function SiteLayout({ skipLabel, isMembers, loading, header, footer, children }: Props) {
  return (
    <div className={classNames(styles.site, isMembers && styles.members)}>
      <a className={styles.skip} href="#main">
        {skipLabel}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={styles.content}>
        {children}
        {loading}
      </main>
      {footer}
    </div>
  );
}
