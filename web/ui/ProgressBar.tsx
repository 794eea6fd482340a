import styles from './ProgressBar.module.css';

interface Props {
  label: string;
  /** From 0 to 1; omitted while the total is unknown. */
  value?: number;
}

/** The progress of a task that the reader waits for, like an upload. */
export function ProgressBar({ label, value }: Props) {
  return (
    <label className={styles.progress}>
      <span>{label}</span>
      <progress className={styles.bar} value={value} max={1} />
    </label>
  );
}
