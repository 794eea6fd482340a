import type { SharedView } from '#contract/member.ts';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#web/i18n/numbers.ts';
import { answerFormats } from './answers.texts.ts';
import { choiceTexts } from './choices.texts.ts';
import { detailsChoiceTexts } from './details-choices.texts.ts';
import { nakshatraNames } from './nakshatras.texts.ts';

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** An answer of layer 2. */
export type AnswerName = Exclude<keyof SharedView, 'memberId' | 'name' | 'picture'>;

interface Named {
  name: string;
  nameBn: string;
}

/** Says the answers of a profile in the reader's language; `''` for what is not given. */
export function useAnswers() {
  const language = useLanguage();
  const t = answerFormats[language];
  const closed: Readonly<Record<string, string>> = {
    ...choiceTexts[language],
    ...detailsChoiceTexts[language],
    Self: t.self,
  };

  const wordOf = (value: string) => closed[value] ?? value;
  const nameOf = (entry: Named | null) => (language === 'bn' ? entry?.nameBn : entry?.name) ?? '';
  const countOf = (value: number | null) => (value === null ? '' : number(value, language));

  function heightOf(heightCm: number | null): string {
    if (heightCm === null) return '';
    const inches = Math.round(heightCm / CM_PER_INCH);
    return t.height(
      number(heightCm, language),
      number(Math.floor(inches / INCHES_PER_FOOT), language),
      number(inches % INCHES_PER_FOOT, language),
    );
  }

  function starOf({ nakshatra, pada }: SharedView): string {
    const star = nakshatra === null ? '' : (nakshatraNames[language][nakshatra - 1] ?? '');
    return star && pada !== null ? t.star(star, number(pada, language)) : star;
  }

  /** An answer of layer 2 by its name. */
  function answer(shared: SharedView, name: AnswerName): string {
    if (name === 'age') return shared.age === null ? '' : t.years(number(shared.age, language));
    if (name === 'heightCm') return heightOf(shared.heightCm);
    if (name === 'nakshatra') return starOf(shared);
    const value = shared[name];
    if (typeof value === 'number') return countOf(value);
    return typeof value === 'string' ? wordOf(value) : nameOf(value);
  }

  return { pictureOf: t.pictureOf, answer, wordOf, nameOf, countOf };
}
