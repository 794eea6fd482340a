import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './FieldPairs.module.css';

interface Props {
  isTriple?: boolean | undefined;
  /** Shown below the fields over the full width. */
  below?: ReactNode;
  children: ReactNode;
}

/** Fields in two columns where there is room, or three where there is more. */
export function FieldPairs({ isTriple, below, children }: Props) {
  return (
    <div className={styles.room}>
      <div className={classNames(styles.fields, isTriple && styles.triple)}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
