import { useState } from 'react';
import styles from './Avatar.module.css';
import { classNames } from './classNames.ts';
import { lettersOf } from './letters.ts';

interface Props {
  name: string;
  /** Alternative text of the picture; the initials behind it are decorative. */
  alt: string;
  src?: string | undefined;
  size?: 'small' | 'slim';
}

/** Shows the picture, or the initials if there is no picture or it does not load. */
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

/** Returns the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const chosenWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosenWords.map((word) => firstLetter(word ?? '')).join('');
}

const firstLetter = (word: string): string => lettersOf(word)[0]?.letter.toLocaleUpperCase('en') ?? '';
