import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#words/numbers.ts';
import { type Bounds, SelectRange } from './SelectRange.tsx';

/** The lowest and the highest age offered, in years. */
const YOUNGEST = 18;
const OLDEST = 70;
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => String(YOUNGEST + index));

/** A lower and an upper age. An age that is already chosen is always offered. */
export function AgeRange(bounds: Bounds) {
  const language = useLanguage();
  function offeredAges(chosen: string) {
    const isListed = chosen === '' || AGES.includes(chosen);
    const ages = isListed ? AGES : [...AGES, chosen].sort((a, b) => Number(a) - Number(b));
    return ages.map((age) => ({ value: age, label: digits(age, language) }));
  }
  return <SelectRange {...bounds} offered={offeredAges} />;
}
