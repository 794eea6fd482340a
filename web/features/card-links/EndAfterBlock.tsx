import type { ReturnedDraft } from '#contract/call.ts';
import type { listCardLinks } from '#contract/card-links.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { afterBlockTexts } from './after-block.texts.ts';
import { cardLinkDeeds } from './card-links.actions.ts';

const { Deed } = cardLinkDeeds;

/**
 * Shown after a block, because the blocked member may have a link to the reader's card. Renders nothing if there are no
 * links.
 */
export function EndAfterBlock({ links }: Pick<ReturnedDraft<typeof listCardLinks>, 'links'>) {
  const t = useTexts(afterBlockTexts);
  if (links.length === 0) return null;
  return (
    <Notice tone="info" title={t.afterBlock}>
      <p>{t.afterBlockText}</p>
      <Deed deed="endLinks" label={t.endAll} />
    </Notice>
  );
}
