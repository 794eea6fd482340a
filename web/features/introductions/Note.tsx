import { InScript } from '#web/i18n/InScript.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './Inbox.module.css';
import { inboxTexts } from './introductions.texts.ts';

/**
 * Shows a family's note with its interest. The end of a long note is folded, so that the answer buttons stay in view on
 * a phone.
 */
export function Note({ note }: { note: string }) {
  const t = useTexts(inboxTexts);
  const { beginning, rest } = cutNote(note);
  return (
    <div className={`quoted ${styles.note}`}>
      <InScript>{beginning}</InScript>
      {rest && (
        <details className={styles.rest}>
          <summary>{t.restOfNote}</summary>
          <InScript>{rest}</InScript>
        </details>
      )}
    </div>
  );
}

/** The number of characters shown unfolded, about five lines of a phone. */
const OPEN_LETTERS = 160;
const OPEN_LINES = 5;

/** Splits a note between two words into its beginning and the rest. `rest` is '' if the note is short. */
export function cutNote(note: string): { beginning: string; rest: string } {
  const most = Math.min(OPEN_LETTERS, endOfLines(note));
  // Folding only a word or two is not worth a tap.
  if (note.length <= most + 40) return { beginning: note, rest: '' };
  const blank = Math.max(note.lastIndexOf(' ', most), note.lastIndexOf('\n', most));
  const at = blank > 0 ? blank : most;
  return { beginning: note.slice(0, at), rest: note.slice(at).trim() };
}

/** Returns the index of the end of the last unfolded line. */
function endOfLines(note: string): number {
  const lines = note.split('\n');
  return lines.length <= OPEN_LINES ? note.length : lines.slice(0, OPEN_LINES).join('\n').length;
}
