import type { ReactNode } from 'react';
import { FieldPairs } from './FieldPairs.tsx';
import styles from './Fieldset.module.css';

interface Props {
  legend: ReactNode;
  /** Why these things are asked, in one sentence. */
  reason?: ReactNode;
  /** Three in a row where a page has the whole width. */
  isTriple?: boolean;
  children: ReactNode;
}

/** A group of a long form; its fields stand in two columns where there is room. */
export function Fieldset({ legend, reason, isTriple, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {reason && <p className={styles.reason}>{reason}</p>}
      <FieldPairs isTriple={isTriple}>{children}</FieldPairs>
    </fieldset>
  );
}
