import { todayInIndia } from '#contract/india-day.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { tabletTexts } from '#web/office/pages/tablet.texts.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { digits, momentInIndia, timeInIndia } from '#words/numbers.ts';
import type { TabletState } from './tablet-state.ts';

/** The office's changes since packing, with their time: the pairs that must not be introduced, without the reason. */
export function News({ state: { news } }: { state: TabletState }) {
  const t = useTexts(tabletTexts);
  const language = useLanguage();
  const inDigits = (value: number) => digits(value, language);
  if (news === undefined) return <p>{t.noNews}</p>;
  const isOfToday = todayInIndia(Date.parse(news.asOf)) === todayInIndia();
  return (
    <>
      {news.apart.length > 0 && (
        <Notice tone="info" title={t.apart}>
          <ul>
            {news.apart.map(({ round, place, one, other }) => (
              <li key={`${round} ${place} ${one} ${other}`}>
                <strong>{t.two(inDigits(one), inDigits(other))}</strong>: {t.atTable(inDigits(round), inDigits(place))}
              </li>
            ))}
          </ul>
          <p>{t.apartText}</p>
        </Notice>
      )}
      <p>{t.newsAsOf(isOfToday ? digits(timeInIndia(news.asOf), language) : momentInIndia(news.asOf, language))}</p>
    </>
  );
}
