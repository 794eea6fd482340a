import type { ColumnType } from 'kysely';
import { type AnswersIn, answersIn, type Section } from '#contract/catalogue.ts';

/** The columns for the answers of a section, derived from its table in the contract. */
export type AnswerColumns<S extends Section> = {
  [L in AnswersIn<S> as ColumnName<L>]: L extends { answer: infer A; value: infer V } ? Column<A, V> : never;
};

type ColumnName<L> = L extends { answer: { column: infer C extends string } } ? C : never;

type Column<A, V> = A extends { isSealed: true }
  ? Defaulted<string>
  : A extends { isRequired: true }
    ? NonNullable<V>
    : A extends { kind: keyof Stored<V> }
      ? Stored<V>[A['kind']]
      : never;

/** The column type of each kind of field. Dates are `YYYY-MM-DD`, times `HH:MM:SS`. */
interface Stored<V> {
  text: Defaulted<string>;
  clan: Defaulted<string>;
  choice: Defaulted<V>;
  choices: Several<V>;
  ids: Several<V>;
  flag: Defaulted<boolean>;
  number: number | null;
  numeral: number | null;
  lookup: number | null;
  date: string | null;
  time: string | null;
  /** Read as text (`160.0`), because PostgreSQL keeps decimals exact. */
  decimal: ColumnType<string | null, number | null, number | null>;
}

/** A column that may be omitted in an insert, because its default is empty. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Several<T> = T extends (infer E)[] ? ColumnType<E[], readonly E[] | undefined, readonly E[]> : never;

type SealedColumn<L> = L extends { answer: { isSealed: true; column: infer C extends string } } ? C : never;

/** Returns the names of a section's encrypted columns. */
export function sealedColumns(section: 'health'): SealedColumn<AnswersIn<'health'>>[];
export function sealedColumns(section: 'relatives'): SealedColumn<AnswersIn<'relatives'>>[];
export function sealedColumns(section: Section): string[] {
  return answersIn(section).flatMap(({ column, isSealed }) => (isSealed ? [column] : []));
}
