import { type HeldNote, heldStateOf } from '#contract/held.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { returnReasonIn } from '#words/choices/approvals.ts';
import { heldTexts } from './held.texts.ts';

/** The saved answers of a form that others do not see yet; renders nothing when there are none. */
export function HeldNotice({ held }: { held: readonly HeldNote[] }) {
  const t = useTexts(heldTexts);
  const language = useLanguage();
  if (held.length === 0) return null;
  const sentenceOf = ({ answer, reason, ...note }: HeldNote) => {
    const state = heldStateOf(note);
    if (answer === '' || state === 'tomorrow') return t.tomorrow;
    if (state === 'returned' || state === 'rejected') return t.notApproved(t[answer], returnReasonIn(reason, language));
    return t.office(t[answer]);
  };
  return (
    <Notice tone="info">
      {held.map((note) => (
        <p key={note.answer}>{sentenceOf(note)}</p>
      ))}
    </Notice>
  );
}
