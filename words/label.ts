import type { Language } from '#contract/choices.ts';
import type { Fields, PathOf } from '#contract/wire.ts';

/** A word or a sentence in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** What one answer, or one value of a closed list, is called. `en` and `bn` are how a form asks for it. */
export interface Label extends Words {
  /** How another family is told it, where that is another word: *Education* for *Educational qualification*. */
  fact?: Words;
  /** Inside a sentence, where that is more than the fact without its capital. */
  inside?: Words;
}

export type Labels = Readonly<Record<string, Label>>;

/** Where a label stands: over a field, beside what is told, or inside a sentence. */
export type Place = 'ask' | 'fact' | 'inside';

export function labelIn(label: Label, language: Language, place: Place = 'ask'): string {
  if (place === 'ask') return label[language];
  const fact = (label.fact ?? label)[language];
  if (place === 'fact') return fact;
  return label.inside?.[language] ?? fact.toLowerCase();
}

/** A label for every field of a form but for those that have none: one that is missing does not compile. */
export type LabelsOf<F extends Fields, Without extends string = never> = Record<Exclude<PathOf<F>, Without>, Label>;

/** A name for every value of a closed list: one that is missing does not compile. */
export type NamesOf<L extends readonly string[]> = Readonly<Record<L[number], Label>>;

/** What another reader is told of a value of a closed list; a value that the list does not have stays as it is, `''` too. */
export function choiceIn(names: Labels, value: string, language: Language): string {
  const [, label] = Object.entries(names).find(([known]) => known === value) ?? [];
  return label ? labelIn(label, language, 'fact') : value;
}

/** The values of a closed list, in its order, as a control offers them. */
export const optionsOf = (names: Labels, language: Language): { value: string; label: string }[] =>
  Object.entries(names).map(([value, label]) => ({ value, label: labelIn(label, language) }));

/** What stands in a list until something is chosen. */
export const chooseWord: Words = { en: 'Choose', bn: 'বেছে নিন' };
