import { useLocation } from 'react-router';
import type { Said } from '#contract/saying.ts';
import { useSentence, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { matchingTexts } from './matches.texts.ts';

/** The lists are not ready yet; nothing is lost, and a moment later they are. */
export function Busy({ message }: { message: Said }) {
  const t = useTexts(matchingTexts);
  const say = useSentence();
  const { pathname, search } = useLocation();
  return (
    <Notice tone="info">
      <p>{say(message)}</p>
      <p>
        {/* Not a Link: the whole page is fetched anew. */}
        <a href={pathname + search}>{t.tryAgain}</a>
      </p>
    </Notice>
  );
}
