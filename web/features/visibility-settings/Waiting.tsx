import type { WaitingToBeShown } from '#contract/waiting-to-be-shown.ts';
import { NotYetShown } from '#web/fields/NotYetShown.tsx';
import { notYetShownTexts } from '#web/fields/not-yet-shown.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { SayShow } from './SayShow.tsx';

/** What is awaited, and what the reader can do: mend, or be the candidate who says yes. */
export function Waiting({ isOwn, ...waiting }: WaitingToBeShown & { isOwn: boolean }) {
  const t = useTexts(notYetShownTexts);
  const label = waiting.sentBack === null ? waiting.candidate && isOwn && t.sayYes : t.mended;
  return <NotYetShown {...waiting}>{label && <SayShow label={label} />}</NotYetShown>;
}
