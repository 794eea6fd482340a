import { answersIn, type Section } from '#contract/catalogue.ts';
import type { Stored } from './stored.ts';

/** The same columns, those that are stored encrypted changed; they are texts, `''` where there is none. */
export function eachSealed(
  section: Section,
  columns: Stored,
  change: (value: string, column: string) => string,
): Stored {
  const changed = { ...columns };
  for (const { column, isSealed } of answersIn(section)) {
    const value = columns[column];
    if (isSealed && typeof value === 'string') changed[column] = change(value, column);
  }
  return changed;
}
