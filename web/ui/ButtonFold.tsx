import type { ReactNode } from 'react';
import styles from './Button.module.css';
import type { ButtonLook } from './Button.tsx';

interface Props {
  id?: string;
  label: ReactNode;
  look?: ButtonLook;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that unfolds the panel below it, also without JavaScript. */
export const ButtonFold = ({ id, label, look = 'secondary', isOpen, className, children }: Props) => (
  <details id={id} open={isOpen} className={className}>
    <summary className={`${styles.button} ${styles[look]}`}>{label}</summary>
    {children}
  </details>
);
