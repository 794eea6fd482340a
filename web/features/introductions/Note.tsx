import { InScript } from '#web/i18n/InScript.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './Inbox.module.css';
import { inboxTexts } from './introductions.texts.ts';

/** What a family wrote with its interest. The end of a long note is folded, so that the answer stays in sight on a phone. */
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

/** So much of a note stands open; about five lines of a phone. */
const OPEN_LETTERS = 160;
const OPEN_LINES = 5;

/** The beginning of a note and the rest, cut between two words; `rest` is '' where the note is short. */
export function cutNote(note: string): { beginning: string; rest: string } {
  const most = Math.min(OPEN_LETTERS, endOfLines(note));
  // What would fold away a word or two is not worth a tap.
  if (note.length <= most + 40) return { beginning: note, rest: '' };
  const blank = Math.max(note.lastIndexOf(' ', most), note.lastIndexOf('\n', most));
  const at = blank > 0 ? blank : most;
  return { beginning: note.slice(0, at), rest: note.slice(at).trim() };
}

/** Where the last line that stands open ends. */
function endOfLines(note: string): number {
  const lines = note.split('\n');
  return lines.length <= OPEN_LINES ? note.length : lines.slice(0, OPEN_LINES).join('\n').length;
}
