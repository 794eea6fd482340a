import type { ReactNode } from 'react';
import { FieldPairs } from './FieldPairs.tsx';
import styles from './Fieldset.module.css';

interface Props {
  legend: ReactNode;
  /** A visible introduction that replaces the legend. */
  lead?: ReactNode;
  /** States in one sentence why these questions are asked. */
  reason?: ReactNode;
  /** True for three columns where a page has the full width. */
  isTriple?: boolean;
  children: ReactNode;
}

/** A group of a long form; its fields have two columns where there is room. */
export function Fieldset({ legend, lead, reason, isTriple, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={lead ? 'spoken' : styles.legend}>{legend}</legend>
      {lead}
      {reason && (
        <p className={styles.reason} data-lead="">
          {reason}
        </p>
      )}
      <FieldPairs isTriple={isTriple}>{children}</FieldPairs>
    </fieldset>
  );
}
