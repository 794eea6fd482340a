import { readFile } from 'node:fs/promises';
import { cleanContent } from '#server/content/save-content.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { type Given, requiredText, textOf } from './command.ts';

/** The text of a file as it was written. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new OfficeRefusal(`The file ${path} cannot be read.`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OfficeRefusal(`The file ${path} is not UTF-8 text.`);
  }
}

/** The HTML of the file that an option names, cleaned. */
export async function requiredHtml(given: Given, name: string): Promise<string> {
  const html = cleanContent(await readText(requiredText(given, name))).trim();
  if (html === '') throw new OfficeRefusal(`The file of --${name} is empty.`);
  return html;
}

/** The same, or undefined where the option was not given. */
export async function optionalHtml(given: Given, name: string): Promise<string | undefined> {
  return textOf(given, name) === undefined ? undefined : requiredHtml(given, name);
}
