import { answersIn, type NamedAnswer } from '#contract/catalogue.ts';
import type { Language } from '#contract/choices.ts';
import type { Kin } from '#contract/kin.ts';
import { findEntry } from '#server/domain/answers/find-entry.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { type AnswerName, answerLabel, relativeLabel } from '#words/answer-label.ts';
import { answerValue } from '#words/answer-value.ts';
import { labelIn } from '#words/label.ts';
import { familyLabels } from '#words/labels/family.ts';
import { digits } from '#words/numbers.ts';

/** Where a form's answers stand in the catalogue: its sections, and its relatives by their names in the form. */
export interface Asks {
  sections: readonly ('address' | 'personal' | 'details' | 'health')[];
  kin: Readonly<Record<string, Kin>>;
}

/** An answer of a form as its owner reads it. */
export interface Described {
  label: (language: Language) => string;
  /** `''` where nothing is given. */
  value: (value: unknown, language: Language) => string;
}

/** How the answer at a path of a form is called and told. */
export function describe(lookups: Lookups, { sections, kin }: Asks, path: string): Described | undefined {
  const [first = '', ...rest] = path.split('.');
  const relative = kin[first];
  if (relative === undefined) {
    const answer = sections.flatMap(answersIn).find(({ name }) => name === path);
    if (!answer) return undefined;
    // The catalogue's own name: every section here has labels.
    const label = (language: Language) => answerLabel(`${answer.section}.${answer.name}` as AnswerName, language);
    return { label, value: (value, language) => told(lookups, answer, value, language) };
  }
  const name = rest.join('.');
  const answer = answersIn('relatives').find((known) => known.name === name);
  if (!answer) return undefined;
  const list = relative === 'mother' && name === 'occupation' ? 'female-occupation' : answer.list;
  return {
    label: (language) => relativeLabel(relative, name as RelativeName, language),
    value: (value, language) => told(lookups, { ...answer, ...(list && { list }) }, value, language),
  };
}

type RelativeName = Parameters<typeof relativeLabel>[1];

// biome-ignore lint/complexity/useMaxParams: an answer and its value, in a language
function told(lookups: Lookups, answer: NamedAnswer, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  if (answer.kind === 'flag') return labelIn(familyLabels.nameUnknown, language, 'fact');
  if (answer.kind === 'numeral') return digits(String(value), language);
  if (answer.list && typeof value === 'number')
    return answerValue(answer, findEntry(lookups, answer.list, value) ?? null, language);
  return answerValue(answer, typeof value === 'number' ? value : String(value), language);
}
