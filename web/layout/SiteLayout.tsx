import type { ReactNode } from 'react';
import styles from './SiteLayout.module.css';

interface Props {
  skipLabel: string;
  /** The loading bar, while the next page is on its way. */
  loading?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Every page: a way past the menu for keyboards, header, content, footer. */
export function SiteLayout({ skipLabel, loading, header, footer, children }: Props) {
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        {skipLabel}
      </a>
      {loading}
      {header}
      <main id="main" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {footer}
    </div>
  );
}
