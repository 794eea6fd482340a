import type { ReactNode } from 'react';
import { FieldPairs } from './FieldPairs.tsx';
import styles from './Fieldset.module.css';

interface Props {
  legend: ReactNode;
  /** Why these things are asked, in one sentence. */
  reason?: ReactNode;
  children: ReactNode;
}

/** A group of a long form; its fields stand in two columns where there is room. */
export function Fieldset({ legend, reason, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {reason && <p className={styles.reason}>{reason}</p>}
      <FieldPairs>{children}</FieldPairs>
    </fieldset>
  );
}
