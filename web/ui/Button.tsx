import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

/** The look of a button. `grave` is for irreversible actions, and never for the default button. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'grave';

interface Props {
  children: ReactNode;
  type?: 'submit' | 'button' | 'reset';
  look?: ButtonLook;
  isWide?: boolean;
  /** True while the action is in progress. The button then stays readable, shows the progress, and ignores presses. */
  isBusy?: boolean;
  disabled?: boolean;
  name?: string;
  value?: string;
  form?: string;
  id?: string;
  onClick?: () => void;
}

/** A button. While its action is in progress it shows a spinner and ignores presses. */
export function Button({ children, type = 'submit', look = 'primary', isWide, isBusy, disabled, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[look], isWide && styles.wide)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

function Spinner() {
  return (
    <svg className={styles.spinner} width="1.1em" height="1.1em" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="38 19" />
    </svg>
  );
}
