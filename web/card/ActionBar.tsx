import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

/**
 * What one does on this page: at the foot of a phone, in the place of the site's own bar, and where there is room in the
 * card. `data-page-bar` tells the frame that the foot is taken.
 */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`screen-only ${styles.bar}`} aria-label={label} data-page-bar>
      {children}
    </section>
  );
}
