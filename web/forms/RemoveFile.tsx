import { useFetcher } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { INTENT } from './by-intent.ts';
import type { FormResult } from './form-action.ts';
import { DrawnFor } from './PostForm.tsx';
import { removalTexts } from './removal.texts.ts';

/** The intent of the button that removes the file. */
export const REMOVE = 'remove';

interface Props {
  label: string;
  /** True if there is a file to remove. */
  isThere: boolean;
}

/** Removes a stored file, beside the page's main form and without changing the form's input. */
export function RemoveFile({ label, isThere }: Props) {
  const messageText = useMessageText();
  const t = useTexts(removalTexts);
  const fetcher = useFetcher<FormResult>();
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post">
      <DrawnFor />
      {result?.message && (
        <Notice tone={result.code === OUTCOME.done ? 'success' : 'error'}>{messageText(result.message)}</Notice>
      )}
      {isThere && (
        <ButtonFold label={label}>
          <p>{t.removal}</p>
          <Button look="secondary" name={INTENT} value={REMOVE} isBusy={fetcher.state !== 'idle'}>
            {t.surely}
          </Button>
        </ButtonFold>
      )}
    </fetcher.Form>
  );
}
