import type { FormResult } from '#web/forms/form-action.ts';
import { useMessageText } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { KEEP, UNKEEP } from './list-actions.ts';

/**
 * What came of what was pressed in a list. That a bookmark was pressed is in sight in its row: a voice says it, and the
 * list keeps its place. Without JavaScript the page is a new one, and says it on top.
 */
export function BookmarkNotice({ result }: { result: Pick<FormResult, 'code' | 'message' | 'deed'> | undefined }) {
  const messageText = useMessageText();
  const isAlive = useIsAlive();
  if (!result?.message) return null;
  const isInSight = result.code === 1 && (result.deed === KEEP || result.deed === UNKEEP);
  if (isAlive && isInSight)
    return (
      <p role="status" className="spoken">
        {messageText(result.message)}
      </p>
    );
  return <Notice tone={result.code === 1 ? 'success' : 'error'}>{messageText(result.message)}</Notice>;
}
