import { answersOf } from '#contract/catalogue.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';

/** Returns the column of an answer, then the columns of answers that have no meaning without it (`goesWith`). */
export function columnsWith(table: HeldTable, column: string): string[] {
  const answers = answersOf(table);
  const name = answers.find((answer) => answer.column === column)?.name;
  return [column, ...answers.flatMap((other) => (name && other.goesWith === name ? [other.column] : []))];
}
