import { OUTCOME } from '#contract/outcome.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { KEEP, UNKEEP } from './list-intents.ts';

/**
 * Shows the result of a press in a list. A changed bookmark is visible in its row, so only screen readers get the
 * message and the list does not move. Without JavaScript the new page shows the message at the top.
 */
export function BookmarkNotice({ result }: { result: Pick<FormResult, 'code' | 'message' | 'deed'> | undefined }) {
  const messageText = useMessageText();
  const isAlive = useIsAlive();
  if (!result?.message) return null;
  const isVisibleInRow = result.code === OUTCOME.done && (result.deed === KEEP || result.deed === UNKEEP);
  if (isAlive && isVisibleInRow)
    return (
      <p role="status" className="spoken">
        {messageText(result.message)}
      </p>
    );
  return <Notice tone={result.code === OUTCOME.done ? 'success' : 'error'}>{messageText(result.message)}</Notice>;
}
