import styles from './Meter.module.css';

interface Props {
  /** Says it all, as "Paternal: 6 of 19"; the bar beside it only draws it. */
  label: string;
  value: number;
  max: number;
}

export function Meter({ label, value, max }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span className={styles.meter}>
      <span>{label}</span>
      <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="6" />
        <rect className={share === 1 ? styles.full : styles.part} width={share * 100} height="6" />
      </svg>
    </span>
  );
}
