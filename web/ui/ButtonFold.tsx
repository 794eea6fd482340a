import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface Props {
  id?: string;
  label: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that unfolds what stands below it, without JavaScript too. */
export const ButtonFold = ({ id, label, isOpen, className, children }: Props) => (
  <details id={id} open={isOpen} className={className}>
    <summary className={`${styles.button} ${styles.secondary}`}>{label}</summary>
    {children}
  </details>
);
