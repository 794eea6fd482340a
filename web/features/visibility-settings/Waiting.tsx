import { useNavigation } from 'react-router';
import type { WaitingToBeShown } from '#contract/waiting-to-be-shown.ts';
import { NotYetShown } from '#web/fields/NotYetShown.tsx';
import { notYetShownTexts } from '#web/fields/not-yet-shown.texts.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';

/**
 * Shows what the profile waits for. Also a button, if the reader can report that the profile is corrected, or agree as
 * the candidate (`isOwn`).
 */
export function Waiting({ isOwn, ...waiting }: WaitingToBeShown & { isOwn: boolean }) {
  const t = useTexts(notYetShownTexts);
  const returnedFor = waiting.returnedFor ?? waiting.sentBack;
  const mayAgree = waiting.candidate && isOwn;
  const label = returnedFor ? t.mended : mayAgree && t.sayYes;
  return <NotYetShown {...waiting}>{label && <ShowButton label={label} />}</NotYetShown>;
}

/** A button that requests again, or for the first time, that the profile is shown. */
function ShowButton({ label }: { label: string }) {
  const isBusy = useNavigation().formData?.get('isWanted') === 'Yes';
  return (
    <PostForm>
      <input type="hidden" name="isWanted" value="Yes" />
      <Button isBusy={isBusy}>{label}</Button>
    </PostForm>
  );
}
