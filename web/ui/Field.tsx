import type { ReactNode } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import styles from './Field.module.css';

/**
 * Common props of all fields. `id` defaults to the name. Error summaries link to `#id`, so two forms on one page with
 * the same name need different ids.
 */
export interface FieldProps {
  name: string;
  label: ReactNode;
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shown below the field as part of it, such as a checkbox for the reason why it is empty. */
  beneath?: ReactNode;
}

interface Props extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'beneath'> {
  id: string;
  children: ReactNode;
}

/** A label, a hint, a control and its error. */
export function Field({ id, label, hint, error, required, beneath, children }: Props) {
  return (
    <div className={styles.field} data-question="">
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      <Hint id={id}>{hint}</Hint>
      {children}
      <div className={styles.after}>
        <FieldError id={id}>{error}</FieldError>
        {beneath}
      </div>
    </div>
  );
}

/** The asterisk at the label of a required field. It is hidden from screen readers, which read `aria-required`. */
export function RequiredMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {' '}
      *
    </span>
  );
}

/** The hint of the field with this id; renders nothing without one. `describe` connects the control to it. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div id={`${id}-hint`} className={styles.hint}>
      {children}
    </div>
  );
}

/** Rendered even without an error, so that screen readers announce a later error. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={`${id}-error`} className={styles.error} aria-live="polite">
      {children && (
        <>
          <Icon name="alert" />
          <span>{children}</span>
        </>
      )}
    </div>
  );
}
