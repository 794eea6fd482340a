import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './FieldPairs.module.css';

interface Props {
  isTriple?: boolean | undefined;
  children: ReactNode;
}

/** Fields of a form, in two columns where there is room, or three where there is more. */
export function FieldPairs({ isTriple, children }: Props) {
  return (
    <div className={styles.room}>
      <div className={classNames(styles.fields, isTriple && styles.triple)}>{children}</div>
    </div>
  );
}
