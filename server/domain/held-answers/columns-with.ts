import { answersOf } from '#contract/catalogue.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';

/** Returns the column of an answer, and the columns that have no meaning without it. */
export function columnsWith(table: HeldTable, column: string): string[] {
  const answers = answersOf(table);
  const name = answers.find((answer) => answer.column === column)?.name;
  return [column, ...answers.flatMap((other) => (name && other.goesWith === name ? [other.column] : []))];
}
