import styles from './FamilyTree.module.css';

interface Props {
  isFilled: boolean;
  isTurned: boolean;
}

/** One joint of the creeper, above its stem or turned below it. The leaf is drawn full once something is known. */
export function Leaf({ isFilled, isTurned }: Props) {
  return (
    <svg className={styles.joint} viewBox="16 4 28 40" aria-hidden="true">
      <path
        className={isFilled ? styles.leaf : styles.outline}
        transform={isTurned ? 'matrix(1 0 0 -1 0 48)' : undefined}
        d="M20 24C24 10 34 8 39 10C38 20 32 27 20 24ZM20 24C26 20 31 16 36 12.500"
      />
    </svg>
  );
}
