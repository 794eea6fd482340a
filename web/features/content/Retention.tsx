import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { retentionIn } from '#words/retention.ts';
import { retentionTexts } from './retention.texts.ts';

/** Shows how long data is kept, from the same list by which the site deletes it. */
export function Retention() {
  const t = useTexts(retentionTexts);
  const facts = retentionIn(useLanguage()).map(({ what, howLong }) => ({ label: what, value: howLong }));
  return (
    <>
      <h2>{t.heading}</h2>
      <p>{t.lead}</p>
      <Accordion items={[{ id: 'kept-list', heading: t.list, content: <Facts facts={facts} /> }]} />
    </>
  );
}
