import type { ReturnedDraft } from '#contract/call.ts';
import type { showSystem } from '#contract/staff/system.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { longDate, momentInIndia, number } from '#words/numbers.ts';
import { systemTexts } from './system.texts.ts';

/** When the weekly prices were last computed, and how evenly first pages were spread before and after. */
export function FairOrder({ prices, isFair }: Pick<ReturnedDraft<typeof showSystem>, 'prices' | 'isFair'>) {
  const t = useTexts(systemTexts);
  const language = useLanguage();
  if (!isFair) return t.fairIsOff;
  if (prices === null) return t.fairNever;
  const { week, made, seconds, bridesBefore, bridesAfter, groomsBefore, groomsAfter } = prices;
  const inPercent = (share: number) => number(Math.round(share * 100), language);
  return (
    <>
      <p>{t.fairMade(longDate(week, language), momentInIndia(made, language), number(seconds, language))}</p>
      <p>
        {t.spread} {t.ofBrides(inPercent(bridesBefore), inPercent(bridesAfter))};{' '}
        {t.ofGrooms(inPercent(groomsBefore), inPercent(groomsAfter))}
      </p>
    </>
  );
}
