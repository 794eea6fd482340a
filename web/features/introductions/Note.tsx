import { InScript } from '#web/i18n/InScript.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { cutNote } from './cut-note.ts';
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
