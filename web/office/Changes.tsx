import { compareTexts } from './diff.ts';
import styles from './Office.module.css';

/** Two texts as one: struck through what has gone, underlined what has come. */
export const Changes = ({ before, after, lang }: { before: string; after: string; lang: string }) => (
  <p className={styles.words} lang={lang}>
    {compareTexts(before, after).map(({ kind, words }, index) =>
      kind === 'same' ? (
        words
      ) : kind === 'in' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no names
        <ins key={index}>{words}</ins>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no names
        <del key={index}>{words}</del>
      ),
    )}
  </p>
);
