import { AGAIN_AFTER_DAYS } from '#contract/introductions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { number } from '#words/numbers.ts';
import { endTexts } from './end.texts.ts';
import { introductionDeeds } from './introductions.actions.ts';

const { Deed } = introductionDeeds;

/** A folded form that ends an acquaintance, with an explanation of the effect. */
export function EndAcquaintance({ member }: { member: string }) {
  const t = useTexts(endTexts);
  const language = useLanguage();
  const content = (
    <>
      <p>{t.explain}</p>
      <p>{t.after(number(AGAIN_AFTER_DAYS, language))}</p>
      <Deed deed="end" member={member} label={t.endNow} look="grave" />
    </>
  );
  return <Accordion items={[{ id: `end-${member}`, heading: t.fold, content }]} />;
}
