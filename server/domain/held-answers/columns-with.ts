import { answersOf } from '#contract/catalogue.ts';
import type { HeldTable } from '#server/platform/db/held-tables.ts';

/** The column of an answer, and those of what has no meaning without it. */
export function columnsWith(table: HeldTable, column: string): string[] {
  const answers = answersOf(table);
  const name = answers.find((answer) => answer.column === column)?.name;
  return [column, ...answers.flatMap((other) => (name && other.goesWith === name ? [other.column] : []))];
}
