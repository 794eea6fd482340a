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

/** Maximum number of unfolded characters of a long note. */
const OPEN_CHARACTERS = 160;
/** Maximum number of unfolded lines of a long note. */
const OPEN_LINES = 5;
/** A rest of at most this number of characters is shown unfolded, because it is not worth a tap. */
const MAX_UNFOLDED_REST = 40;

/** Splits a note between two words into its beginning and the rest. `rest` is `''` if the note is short. */
export function cutNote(note: string): { beginning: string; rest: string } {
  const openLength = Math.min(OPEN_CHARACTERS, endOfLines(note));
  if (note.length <= openLength + MAX_UNFOLDED_REST) return { beginning: note, rest: '' };
  const lastGap = Math.max(note.lastIndexOf(' ', openLength), note.lastIndexOf('\n', openLength));
  const cutAt = lastGap > 0 ? lastGap : openLength;
  return { beginning: note.slice(0, cutAt), rest: note.slice(cutAt).trim() };
}

/** Returns the index of the end of the last unfolded line; the length of a note with few lines. */
function endOfLines(note: string): number {
  const lines = note.split('\n');
  return lines.length <= OPEN_LINES ? note.length : lines.slice(0, OPEN_LINES).join('\n').length;
}
