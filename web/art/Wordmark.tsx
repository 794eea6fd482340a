import { classNames } from '#web/ui/classNames.ts';
import styles from './Wordmark.module.css';

/**
 * শুভ বিবাহ as a drawing (outlines of Noto Serif Bengali Bold), so that an English page needs no Bengali font. A CSS
 * mask, so that it has the colour of the text beside it.
 */
export function Wordmark({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.wordmark, className)} role="img" aria-label="শুভ বিবাহ" lang="bn" />;
}
