import type { AnswerKind, AnswerList, AnswerTree } from '#contract/answers.ts';
import {
  answersIn,
  catalogue,
  isAnswer,
  type NamedAnswer,
  SECTIONS,
  type Section,
  type SectionValues,
} from '#contract/catalogue.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import type { Part } from '#contract/step.ts';
import { valueAtPath } from '#contract/wire.ts';
import { districts } from '#matching/places/districts.ts';
import { placeById } from '#matching/places.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';

const districtsById = new Map(districts.map((district) => [district.id, district]));

/** Returns the entry with this id in the list from which an answer is chosen; undefined if the list has no such id. */
export function findEntry(lookups: Lookups, list: AnswerList, id: number): LookupEntry | undefined {
  if (list === 'country') return lookups.countries().find((country) => country.id === id);
  if (list === 'state') return lookups.stateOf(id);
  if (list === 'district') return districtsById.get(id);
  if (list === 'place') return placeById(id);
  return lookups.entry(list, id);
}

/** The values of a row, as JSON represents them, by column. */
export type Stored = Record<string, unknown>;

/**
 * The answers of a section as its owner's form holds them. A missing id or number is null, any other missing value is
 * empty.
 */
export type Shown<V> = {
  [K in keyof V]: V[K] extends number | null
    ? number | null
    : V[K] extends string | readonly unknown[]
      ? V[K]
      : Shown<V[K]>;
};

/** How a kind of answer is converted. Without a conversion, column and form hold the same value. */
interface Conversion {
  /** The form's value of an answer that was not given. */
  empty: unknown;
  /** Converts a column's value to the form's value. */
  show?(stored: unknown): unknown;
  /** Converts the form's value to the column's value. */
  store?(value: unknown): unknown;
}

const nullIfEmpty = (value: unknown) => (value === '' ? null : value);

const KINDS: Record<AnswerKind, Conversion> = {
  text: { empty: '' },
  clan: { empty: '' },
  choice: { empty: '' },
  choices: { empty: [] },
  ids: { empty: [] },
  number: { empty: null },
  lookup: { empty: null },
  decimal: { empty: null, show: (stored) => Number(stored) },
  date: { empty: '', store: nullIfEmpty },
  // PostgreSQL returns hours, minutes and seconds; the form has hours and minutes.
  time: { empty: '', show: (stored) => String(stored).slice(0, 'hh:mm'.length), store: nullIfEmpty },
  numeral: { empty: '', show: String, store: (value) => (value === '' ? null : Number(value)) },
  flag: { empty: '', show: (stored) => (stored === true ? 'Yes' : ''), store: (value) => value === 'Yes' },
};

/** Returns the form's value for the value of a column; the empty value of the answer's kind for null or undefined. */
export function shownValue({ kind }: Pick<NamedAnswer, 'kind'>, stored: unknown): unknown {
  const { empty, show } = KINDS[kind];
  if (stored === null || stored === undefined) return empty;
  return show ? show(stored) : stored;
}

// A list reads dozens of rows at once, so the readers of each section are built once.
const readers = new Map(SECTIONS.map((section) => [section, readerOf(catalogue[section].answers)]));

/** Returns a row of a section as its form holds it. Values that the row does not have are empty. */
export function shownAnswers<S extends Section>(section: S, row: Stored): Shown<SectionValues[S]>;
export function shownAnswers(section: Section, row: Stored): object {
  return readers.get(section)?.(row) ?? {};
}

/** Returns a function that reads the values of a part of the catalogue from a row. */
function readerOf(tree: AnswerTree): (row: Stored) => Stored {
  const parts = Object.entries(tree).map(([key, node]) => ({
    key,
    read: isAnswer(node) ? (row: Stored) => shownValue(node, row[node.column]) : readerOf(node),
  }));
  return (row) => {
    const values: Stored = {};
    for (const { key, read } of parts) values[key] = read(row);
    return values;
  };
}

/** Returns the columns to store for those answers that the form contains. Sealed answers are not encrypted here. */
export function storedColumns<S extends Section>(section: S, values: Part<SectionValues[S]>): Stored {
  const columns: Stored = {};
  for (const { column, kind, path } of answersIn(section)) {
    const value = valueAtPath(values, path);
    const { store } = KINDS[kind];
    if (value !== undefined) columns[column] = store ? store(value) : value;
  }
  return columns;
}
