import { answersIn, type NamedAnswer } from '#contract/catalogue.ts';
import type { Language } from '#contract/choices.ts';
import type { Kin } from '#contract/kin.ts';
import type { Conflict } from '#contract/step.ts';
import { type Fields, leavesOf, putAtPath, valueAtPath } from '#contract/wire.ts';
import { findEntry } from '#server/domain/answers/stored.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { type AnswerName, answerLabel, answerValue, relativeLabel } from '#words/answer-label.ts';
import { type Label, labelIn } from '#words/label.ts';
import { relativeLabels } from '#words/labels/lineage.ts';
import { digits } from '#words/numbers.ts';
import { type Digest, textOf, versionOf } from './versions.ts';

/** The part of the catalogue with the answers of a form: sections, and relatives by their names in the form. */
export interface Asks {
  sections: readonly ('address' | 'personal' | 'details' | 'health')[];
  kin: Readonly<Record<string, Kin>>;
}

interface FormOfSteps {
  digest: Digest;
  lookups: Lookups;
  asks: Asks;
  fields: Fields;
}

/** The sent and the stored version of one answer. */
interface BothVersions {
  profileId: string;
  /** Paths of fields that belong together as one answer. */
  group: readonly string[];
  /** The sent values, by the names of the form. */
  sent: object;
  /** The stored values, by the names of the form. */
  stored: object;
}

/**
 * Returns both versions of an answer: the sent and the stored one as text in both languages, and the stored values with
 * their version, from which the page continues.
 */
export function describeConflict(
  { digest, lookups, asks, fields }: FormOfSteps,
  { profileId, group, sent, stored }: BothVersions,
): Conflict {
  const parts = group.map((path) => ({ path: path.split('.'), texts: describe(lookups, asks, path) }));
  const storedValue = (path: string[]) => valueAtPath(stored, path);
  const sentValue = (path: string[]) => {
    const value = valueAtPath(sent, path);
    // A field that was not sent keeps its stored value.
    return value === undefined ? storedValue(path) : value;
  };
  const textOfGroup = (valueAt: (path: string[]) => unknown, language: Language) =>
    parts
      .map(({ path, texts }) => texts?.value(valueAt(path), language) ?? '')
      .filter(Boolean)
      .join(', ');

  const values: Record<string, unknown> = {};
  for (const { path } of parts) putAtPath(values, path, storedValue(path));
  const textsBySentName = leavesOf(fields).flatMap(([path, node]): [string, string][] =>
    node.kind === 'field' && group.includes(path.join('.')) ? [[node.sent, textOf(storedValue([...path]))]] : [],
  );
  const firstTexts = parts[0]?.texts;
  return {
    label: firstTexts?.label('en') ?? '',
    labelBn: firstTexts?.label('bn') ?? '',
    yours: textOfGroup(sentValue, 'en'),
    yoursBn: textOfGroup(sentValue, 'bn'),
    saved: textOfGroup(storedValue, 'en'),
    savedBn: textOfGroup(storedValue, 'bn'),
    values: Object.fromEntries(textsBySentName),
    version: versionOf(digest, fields, { profileId, values }),
  };
}

/** How an answer of a form is shown to its owner. */
interface AnswerTexts {
  label: (language: Language) => string;
  /** Returns the text of a value; `''` if not given. */
  value: (value: unknown, language: Language) => string;
}

/** Returns the label and the text of the answer at a path of a form; undefined if the path is unknown. */
function describe(lookups: Lookups, { sections, kin }: Asks, path: string): AnswerTexts | undefined {
  const [firstName = '', ...restNames] = path.split('.');
  const relative = kin[firstName];
  if (relative === undefined) {
    const answer = sections.flatMap(answersIn).find(({ name }) => name === path);
    if (!answer) return undefined;
    // Safe: the name comes from the catalogue, and every section here has labels.
    const label = (language: Language) => answerLabel(`${answer.section}.${answer.name}` as AnswerName, language);
    return { label, value: (value, language) => textOfAnswer(lookups, answer, value, language) };
  }
  const name = restNames.join('.');
  const answer = answersIn('relatives').find((relativesAnswer) => relativesAnswer.name === name);
  if (!answer) return undefined;
  const list = relative === 'mother' && name === 'occupation' ? 'female-occupation' : answer.list;
  return {
    label: (language) => relativeLabel(relative, name as RelativeName, language),
    value: (value, language) => textOfAnswer(lookups, { ...answer, ...(list && { list }) }, value, language),
  };
}

type RelativeName = Parameters<typeof relativeLabel>[1];

/** Returns the text of a value of an answer; `''` if not given. */
// biome-ignore lint/complexity/useMaxParams: an answer and its value, in a language
function textOfAnswer(lookups: Lookups, answer: NamedAnswer, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  if (answer.kind === 'flag' || answer.name.endsWith('Unknown'))
    return labelIn(unknownLabel(answer.name), language, 'fact');
  if (answer.kind === 'numeral') return digits(String(value), language);
  if (answer.list && typeof value === 'number')
    return answerValue(answer, findEntry(lookups, answer.list, value) ?? null, language);
  return answerValue(answer, typeof value === 'number' ? value : String(value), language);
}

/** Returns the label of an answer that says that something is not known; by default that of `nameUnknown`. */
const unknownLabel = (name: string): Label =>
  Object.entries(relativeLabels).find(([labelName]) => labelName === name)?.[1] ?? relativeLabels.nameUnknown;
