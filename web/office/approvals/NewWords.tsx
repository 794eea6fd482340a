import { compareWords } from '#web/office/Changes.tsx';
import styles from './Approvals.module.css';

/** Shows a changed text whole, with its new words marked. Removed words are left out. */
export const NewWords = ({ before, after }: { before: string; after: string }) => (
  <p className={styles.words}>
    {compareWords(before, after).map(({ kind, words }, index) => {
      if (kind === 'out') return null;
      if (kind === 'same') return words;
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no ids and are never reordered
      return <mark key={index}>{words}</mark>;
    })}
  </p>
);
