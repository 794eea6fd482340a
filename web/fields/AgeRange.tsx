import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#words/numbers.ts';
import { type Bounds, SelectRange } from './SelectRange.tsx';

const YOUNGEST = 18;
const OLDEST = 70;
const AGES = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, more) => String(YOUNGEST + more));

/** From and to in years; an address may contain any other age. */
export function AgeRange(bounds: Bounds) {
  const language = useLanguage();
  const offered = (chosen: string) =>
    (chosen === '' || AGES.includes(chosen)
      ? AGES
      : [...AGES, chosen].sort((one, other) => Number(one) - Number(other))
    ).map((age) => ({
      value: age,
      label: digits(age, language),
    }));
  return <SelectRange {...bounds} offered={offered} />;
}
