import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/**
 * The actions of the page: on phones a bar at the bottom that replaces the site's own bar, on wide screens inside the
 * card. `data-page-bar` makes the frame hide its own bar.
 */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`screen-only ${styles.bar}`} aria-label={label} data-page-bar>
      {children}
    </section>
  );
}
