import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#web/art/Icon.tsx';
import { classNames } from './classNames.ts';
import styles from './Notice.module.css';

type Tone = 'success' | 'error' | 'info';

const icons: Record<Tone, IconName> = { success: 'check', error: 'alert', info: 'info' };

interface Props {
  tone: Tone;
  children: ReactNode;
  title?: ReactNode;
  /** True for a list of errors that are also shown at their fields. */
  isErrors?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Announced when it appears: errors at once, other tones when the reader pauses. */
export function Notice({ tone, title, children, isErrors, ref }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={classNames(styles.notice, styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
      data-errors={isErrors && ''}
    >
      <Icon name={icons[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
