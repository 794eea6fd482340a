import type { ReturnedDraft } from '#contract/call.ts';
import type { showSystem } from '#contract/staff/system.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { longDate, momentInIndia, number } from '#words/numbers.ts';
import { systemTexts } from './system.texts.ts';

/** When the weekly prices were last made, and how evenly first pages are spread since. */
export function FairOrder({ prices, isFair }: Pick<ReturnedDraft<typeof showSystem>, 'prices' | 'isFair'>) {
  const t = useTexts(systemTexts);
  const language = useLanguage();
  if (!isFair) return t.fairIsOff;
  if (prices === null) return t.fairNever;
  const { week, made, seconds, bridesBefore, bridesAfter, groomsBefore, groomsAfter } = prices;
  const of100 = (share: number) => number(Math.round(share * 100), language);
  return (
    <>
      <p>{t.fairMade(longDate(week, language), momentInIndia(made, language), number(seconds, language))}</p>
      <p>
        {t.spread} {t.ofBrides(of100(bridesBefore), of100(bridesAfter))};{' '}
        {t.ofGrooms(of100(groomsBefore), of100(groomsAfter))}
      </p>
    </>
  );
}
