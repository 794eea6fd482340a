import type { RowTexts } from '#server/office/ordered-rows.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { type CommandInput, requiredText, textOf } from './command.ts';

/** The column that an option sets, and the function that reads its text. */
type Field = readonly [column: string, read?: (text: string, option: string) => string | Promise<string>];
/** The fields of a row, by the option that sets each. */
export type RowFields = Readonly<Record<string, Field>>;

/** Returns the texts of a new row, by column. Throws a refusal unless every option is given. */
export const requiredTexts = (input: CommandInput, fields: RowFields): Promise<RowTexts> =>
  readTexts(input, fields, requiredText);

/** Returns the given texts. Throws a refusal that lists the options if there is none. */
export async function changedTexts(input: CommandInput, fields: RowFields, usage: string): Promise<RowTexts> {
  const texts = await readTexts(input, fields, textOf);
  if (Object.keys(texts).length === 0) throw new OfficeRefusal(`Nothing to change: give ${usage}.`);
  return texts;
}

async function readTexts(input: CommandInput, fields: RowFields, textAt: typeof textOf): Promise<RowTexts> {
  const texts: Record<string, string> = {};
  for (const [option, [column, readOne]] of Object.entries(fields)) {
    const text = textAt(input, option);
    if (text) texts[column] = readOne ? await readOne(text, option) : text;
  }
  return texts;
}
