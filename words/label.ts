import type { Language } from '#contract/choices.ts';
import type { Fields, PathOf } from '#contract/wire.ts';

/** A word or a sentence in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** The name of an answer or of a value of a closed list. `en` and `bn` are the words in a form. */
export interface Label extends Words {
  /** The words for another family, if they differ: *Education* for *Educational qualification*. */
  fact?: Words;
  /** The words inside a sentence, if they are not just the fact in lower case. */
  inside?: Words;
}

/** Labels by the names of answers, or by the values of a closed list. */
export type Labels = Readonly<Record<string, Label>>;

/** The use of a label: above a field (`ask`), beside a value (`fact`), or inside a sentence. */
export type LabelUse = 'ask' | 'fact' | 'inside';

/** Returns the words of a label for one use. */
export function labelIn(label: Label, language: Language, use: LabelUse = 'ask'): string {
  if (use === 'ask') return label[language];
  const fact = (label.fact ?? label)[language];
  if (use === 'fact') return fact;
  return label.inside?.[language] ?? fact.toLowerCase();
}

/** A label for every field of a form, except those in `Without`. A missing label is a compile error. */
export type LabelsOf<F extends Fields, Without extends string = never> = Record<Exclude<PathOf<F>, Without>, Label>;

/** A name for every value of a closed list. A missing name is a compile error. */
export type NamesOf<L extends readonly string[]> = Readonly<Record<L[number], Label>>;

/** Returns the words of a closed list's value for another reader. An unknown value and `''` are returned unchanged. */
export function choiceIn(names: Labels, value: string, language: Language): string {
  const [, label] = Object.entries(names).find(([known]) => known === value) ?? [];
  return label ? labelIn(label, language, 'fact') : value;
}

/** Returns the values of a closed list in its order, as options of a control. */
export const optionsOf = (names: Labels, language: Language): { value: string; label: string }[] =>
  Object.entries(names).map(([value, label]) => ({ value, label: labelIn(label, language) }));

/** The option shown in a list until something is chosen. */
export const chooseWord: Words = { en: 'Choose', bn: 'বেছে নিন' };
