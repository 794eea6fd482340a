import { useState } from 'react';
import styles from './Avatar.module.css';
import { classNames } from './classNames.ts';
import { initialsOf } from './initials.ts';

interface Props {
  name: string;
  /** What the picture shows, for those who hear the page; the initials behind it are decoration. */
  alt: string;
  src?: string | undefined;
  size?: 'small' | 'slim';
}

/** The picture, or the initials where there is none or it does not load. */
export function Avatar({ name, alt, src, size = 'small' }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span className={classNames(styles.avatar, styles[size])}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      {src && src !== failedSrc && (
        <img className={styles.picture} src={src} alt={alt} onError={() => setFailedSrc(src)} />
      )}
    </span>
  );
}
