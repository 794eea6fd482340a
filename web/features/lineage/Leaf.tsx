import styles from './FamilyTree.module.css';

interface Props {
  isFilled: boolean;
  isTurned: boolean;
  isLast?: boolean;
}

/** One joint of the creeper. The stem runs on to the next; the leaf is drawn full once something is known. */
export function Leaf({ isFilled, isTurned, isLast = false }: Props) {
  return (
    <svg className={styles.joint} viewBox="0 0 40 72" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path className={styles.stem} d={isLast ? 'M20 0V24' : 'M20 0V200'} />
      <path
        className={isFilled ? styles.leaf : styles.outline}
        transform={isTurned ? 'matrix(-1 0 0 1 40 0)' : undefined}
        d="M20 24C24 10 34 8 39 10C38 20 32 27 20 24ZM20 24C26 20 31 16 36 12.500"
      />
    </svg>
  );
}
