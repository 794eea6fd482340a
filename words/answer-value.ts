import type { NamedAnswer } from '#contract/catalogue.ts';
import { type Language, LIFE_EXPECTANCIES } from '#contract/choices.ts';
import { namesOf } from './choice-names.ts';
import { lifeExpectancyIn } from './choices/health.ts';
import { choiceIn } from './label.ts';
import { digits, number } from './numbers.ts';
import { dateIn, heightIn, kilogramsIn, type Named, nameIn } from './values.ts';

/** An answer as others read it: a name in both languages, a number, a text; null or `''` where nothing is recorded. */
type Shown = Named | number | string | null;

/** The value of an answer of the catalogue as a reader is told it; `''` for what is not given. */
export function answerValue(answer: Pick<NamedAnswer, 'name' | 'kind' | 'of'>, shown: Shown, language: Language) {
  if (shown === null || shown === '') return '';
  if (typeof shown === 'object') return nameIn(shown, language);
  return typeof shown === 'number' ? numberIn(answer.name, shown, language) : textIn(answer, shown, language);
}

function numberIn(name: string, value: number, language: Language): string {
  if (name === 'weightKg') return kilogramsIn(value, language);
  return name === 'heightCm' ? heightIn(value, language) : number(value, language);
}

function textIn({ kind, of }: Pick<NamedAnswer, 'kind' | 'of'>, value: string, language: Language): string {
  if (of === LIFE_EXPECTANCIES) return lifeExpectancyIn(value, language);
  if (kind === 'choice' && of) return choiceIn(namesOf(of), value, language);
  if (kind === 'date') return dateIn(value, language);
  return kind === 'time' ? digits(value, language) : value;
}
