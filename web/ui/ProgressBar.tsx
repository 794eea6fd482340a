import styles from './ProgressBar.module.css';

interface Props {
  label: string;
  /** From 0 to 1; left out while the length of the work is unknown. */
  value?: number;
}

/** Work that the reader waits for, as an upload. */
export function ProgressBar({ label, value }: Props) {
  return (
    <label className={styles.progress}>
      <span>{label}</span>
      <progress className={styles.bar} value={value} max={1} />
    </label>
  );
}
