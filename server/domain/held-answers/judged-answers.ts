import { type AnswersIn, answersOf } from '#contract/catalogue.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';

const HELD_TABLES: readonly string[] = [
  'members',
  'addresses',
  'personal_details',
  'profile_details',
] satisfies HeldTable[];

export const isHeldTable = (table: string): table is HeldTable => HELD_TABLES.includes(table);

/** The columns that wishes of others are judged on. */
export const judgedOf = (table: HeldTable): string[] =>
  answersOf(table).flatMap(({ column, wish }) => (wish ? [column] : []));

type Watched = Extract<AnswersIn<'profile' | 'personal' | 'details'>, { answer: { isWatched: true } }>['name'];

/** The columns that the office looks at on a real site before others read a change, by our names of the answers. */
export function approvedOf(table: HeldTable): Readonly<Record<string, Watched>>;
export function approvedOf(table: HeldTable): Readonly<Record<string, string>> {
  const watched = answersOf(table).filter(({ isWatched }) => isWatched);
  return Object.fromEntries(watched.map(({ column, name }) => [column, name]));
}

/** The column of an answer, and those of what has no meaning without it. */
export function columnsWith(table: HeldTable, column: string): string[] {
  const answers = answersOf(table);
  const name = answers.find((answer) => answer.column === column)?.name;
  return [column, ...answers.flatMap((other) => (name && other.goesWith === name ? [other.column] : []))];
}
