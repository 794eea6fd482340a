import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';
import type { ButtonLook } from './Button.tsx';
import { classNames } from './classNames.ts';

interface Props {
  to: string;
  children: ReactNode;
  look?: ButtonLook;
  isWide?: boolean;
}

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function LinkButton({ to, children, look = 'primary', isWide }: Props) {
  return (
    <Link to={to} className={classNames(styles.button, styles[look], isWide && styles.wide)}>
      {children}
    </Link>
  );
}
