import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/**
 * The actions of the page: a bar at the bottom of phones in place of the site's own bar, inside the card where there is
 * room. `data-page-bar` makes the frame hide its own bar.
 */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`screen-only ${styles.bar}`} aria-label={label} data-page-bar>
      {children}
    </section>
  );
}
