import { readFile } from 'node:fs/promises';
import { cleanContent } from '#server/domain/content/save-content.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { type Given, requiredText } from './command.ts';

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
export async function readHtml(path: string, option: string): Promise<string> {
  const html = cleanContent(await readText(path)).trim();
  if (html === '') throw new OfficeRefusal(`The file of --${option} is empty.`);
  return html;
}

export const requiredHtml = (given: Given, name: string): Promise<string> => readHtml(requiredText(given, name), name);
