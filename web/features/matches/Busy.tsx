import { useLocation } from 'react-router';
import type { Message } from '#contract/message.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { matchingTexts } from './matches.texts.ts';

/** The lists are not ready yet; nothing is lost, and a moment later they are. */
export function Busy({ message }: { message: Message }) {
  const t = useTexts(matchingTexts);
  const messageText = useMessageText();
  const { pathname, search } = useLocation();
  return (
    <Notice tone="info">
      <p>{messageText(message)}</p>
      <p>
        {/* Not a Link: the whole page is fetched anew. */}
        <a href={pathname + search}>{t.tryAgain}</a>
      </p>
    </Notice>
  );
}
