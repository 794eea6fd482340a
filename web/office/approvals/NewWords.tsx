import { compareWords } from '#web/office/Changes.tsx';
import styles from './Approvals.module.css';

/** The whole changed text, with its new words marked. */
export const NewWords = ({ before, after }: { before: string; after: string }) => (
  <p className={styles.words}>
    {compareWords(before, after).map(({ kind, words }, index) =>
      kind === 'out' ? null : kind === 'same' ? (
        words
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no names
        <mark key={index}>{words}</mark>
      ),
    )}
  </p>
);
