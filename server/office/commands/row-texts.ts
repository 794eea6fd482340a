import type { RowTexts } from '#server/office/ordered-rows.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { type Given, requiredText, textOf } from './command.ts';

/** The column that an option sets, and the function that reads its text. */
type Field = readonly [column: string, read?: (text: string, option: string) => string | Promise<string>];
export type RowFields = Readonly<Record<string, Field>>;

/** Returns the texts of a new row. Throws a refusal unless every option is given. */
export const requiredTexts = (given: Given, fields: RowFields): Promise<RowTexts> => read(given, fields, requiredText);

/** Returns the given texts. Throws a refusal that lists the options if there is none. */
export async function changedTexts(given: Given, fields: RowFields, usage: string): Promise<RowTexts> {
  const texts = await read(given, fields, textOf);
  if (Object.keys(texts).length === 0) throw new OfficeRefusal(`Nothing to change: give ${usage}.`);
  return texts;
}

async function read(given: Given, fields: RowFields, textAt: typeof textOf): Promise<RowTexts> {
  const texts: Record<string, string> = {};
  for (const [option, [column, readOne]] of Object.entries(fields)) {
    const text = textAt(given, option);
    if (text) texts[column] = readOne ? await readOne(text, option) : text;
  }
  return texts;
}
