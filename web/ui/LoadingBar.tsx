import styles from './LoadingBar.module.css';

/** The line along the top of the window during a navigation; fast navigations do not show it. */
export function LoadingBar({ isLoading, label }: { isLoading: boolean; label: string }) {
  if (!isLoading) return null;
  return (
    <div className={styles.track} role="progressbar" aria-label={label}>
      <div className={styles.bar} />
    </div>
  );
}
