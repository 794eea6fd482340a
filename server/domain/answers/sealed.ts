import { answersIn, SECTIONS, type Section, type SectionValues } from '#contract/catalogue.ts';
import type { FormErrors } from '#contract/form.ts';
import type { MessageId } from '#contract/message.ts';
import type { Part } from '#contract/step.ts';
import { valueAtPath } from '#contract/wire.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import { BrokenRules } from '#server/http/refusal.ts';
import type { Stored } from './stored.ts';
import { findEntry } from './stored.ts';

/**
 * Returns the columns with `change` (encryption or decryption) applied to each value that is stored encrypted. These
 * values are texts, `''` if not answered. Columns that are left out stay left out.
 */
export function eachSealed(
  section: Section,
  columns: Stored,
  change: (value: string, column: string) => string,
): Stored {
  const changedColumns = { ...columns };
  for (const { column, isSealed } of answersIn(section)) {
    const value = columns[column];
    if (isSealed && typeof value === 'string') changedColumns[column] = change(value, column);
  }
  return changedColumns;
}

/** Returns the values of a form without those that are stored encrypted. */
export function unsealed<V extends object>(section: Section, values: V): Partial<V> {
  const remaining: Partial<V> = { ...values };
  for (const { name, isSealed } of answersIn(section)) if (isSealed) Reflect.deleteProperty(remaining, name);
  return remaining;
}

/** Returns the values of a form without encrypted answers that are empty. */
export function withoutEmptySealed<V extends object>(section: Section, values: V): Partial<V> {
  const remaining: Partial<V> = { ...values };
  for (const { name, isSealed } of answersIn(section))
    if (isSealed && Reflect.get(values, name) === '') Reflect.deleteProperty(remaining, name);
  return remaining;
}

/** Whether the form contains a non-empty answer that is stored encrypted. */
export const tellsSealed = (section: Section, values: object): boolean =>
  answersIn(section).some(({ name, isSealed }) => isSealed && (Reflect.get(values, name) ?? '') !== '');

type GivenAnswers = { [S in Section]?: Part<SectionValues[S]> };

/**
 * Returns an error for every answer with an id that is not in its list, by the name of the answer; empty if all ids are
 * known. Does not check that a state belongs to the country.
 */
export function strangeIds(lookups: Lookups, answers: GivenAnswers): FormErrors<MessageId> {
  const errors: FormErrors<MessageId> = {};
  for (const section of SECTIONS) {
    for (const { list, name, path } of answersIn(section)) {
      const value = valueAtPath(answers[section], path);
      const ids = Array.isArray(value) ? value : [value ?? null];
      if (list && !ids.every((id) => id === null || findEntry(lookups, list, id)))
        errors[name] = list === 'place' ? 'placeUnknown' : 'chooseFromList';
    }
  }
  return errors;
}

/**
 * Throws if an id is not in its list.
 * @throws BrokenRules with the errors by field
 */
export function refuseStrangeIds(lookups: Lookups, answers: GivenAnswers): void {
  const errors = strangeIds(lookups, answers);
  if (Object.keys(errors).length > 0) throw new BrokenRules(errors);
}
