import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';
import type { ButtonLook } from './Button.tsx';
import { classNames } from './classNames.ts';

interface Props {
  to: string;
  children: ReactNode;
  look?: ButtonLook;
  isWide?: boolean;
  /** True for a link to a file, which the browser downloads itself. */
  isFile?: boolean;
  isBusy?: boolean;
  onClick?: (event: MouseEvent) => void;
}

/** A link that looks like a button: it navigates, while a Button acts. */
export function LinkButton({ to, children, look = 'primary', isWide, isFile, isBusy, onClick }: Props) {
  return (
    <Link
      to={to}
      reloadDocument={isFile}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      className={classNames(styles.button, styles[look], isWide && styles.wide)}
    >
      {children}
    </Link>
  );
}
