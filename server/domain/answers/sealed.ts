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

/** Those of a form's answers that are not stored encrypted. */
export function unsealed<V extends object>(section: Section, values: V): Partial<V> {
  const kept: Partial<V> = { ...values };
  for (const { name, isSealed } of answersIn(section)) if (isSealed) Reflect.deleteProperty(kept, name);
  return kept;
}

/** The same without those that are stored encrypted and came empty. */
export function withoutEmptySealed<V extends object>(section: Section, values: V): Partial<V> {
  const kept: Partial<V> = { ...values };
  for (const { name, isSealed } of answersIn(section))
    if (isSealed && Reflect.get(values, name) === '') Reflect.deleteProperty(kept, name);
  return kept;
}

/** Whether one of those that are stored encrypted came, and not empty. */
export const tellsSealed = (section: Section, values: object): boolean =>
  answersIn(section).some(({ name, isSealed }) => isSealed && (Reflect.get(values, name) ?? '') !== '');
