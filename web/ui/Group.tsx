import { type ReactNode, useId } from 'react';
import { FieldPairs } from './FieldPairs.tsx';
import styles from './Group.module.css';

interface Props {
  heading: string;
  /** The purpose of the fields, in one sentence. */
  reason: string;
  children: ReactNode;
}

/** Some fields of a long Fieldset that belong together. */
export function Group({ heading, reason, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset would get a box of its own
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <p data-lead="">{reason}</p>
      <FieldPairs>{children}</FieldPairs>
    </div>
  );
}
