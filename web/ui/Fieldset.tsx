import type { ReactNode } from 'react';
import { FieldPairs } from './FieldPairs.tsx';
import styles from './Fieldset.module.css';

interface Props {
  legend: ReactNode;
  /** Says to the eye what the group is, in place of its legend. */
  lead?: ReactNode;
  /** Why these things are asked, in one sentence. */
  reason?: ReactNode;
  /** Three in a row where a page has the whole width. */
  isTriple?: boolean;
  children: ReactNode;
}

/** A group of a long form; its fields stand in two columns where there is room. */
export function Fieldset({ legend, lead, reason, isTriple, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={lead ? 'spoken' : styles.legend}>{legend}</legend>
      {lead}
      {reason && <p className={styles.reason}>{reason}</p>}
      <FieldPairs isTriple={isTriple}>{children}</FieldPairs>
    </fieldset>
  );
}
