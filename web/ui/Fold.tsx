import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface Props {
  isFolded: boolean;
  children: ReactNode;
}

/** Fields of a Fieldset that fold away while they do not apply; their values are kept. */
export function Fold({ isFolded, children }: Props) {
  return (
    <div className={styles.fold} hidden={isFolded}>
      {children}
    </div>
  );
}
