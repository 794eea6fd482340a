import { readFile } from 'node:fs/promises';
import { cleanContent } from '#server/domain/content/save-content.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import { type CommandInput, requiredText } from './command.ts';

/** Reads a text file unchanged. Throws a refusal if it cannot be read. */
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

/** Reads the HTML file that an option names, and sanitises it. */
export async function readHtml(path: string, option: string): Promise<string> {
  const html = cleanContent(await readText(path)).trim();
  if (html === '') throw new OfficeRefusal(`The file of --${option} is empty.`);
  return html;
}

/** Reads and sanitises the HTML file of an option. Throws a refusal if the option was not given. */
export const requiredHtml = (input: CommandInput, name: string): Promise<string> =>
  readHtml(requiredText(input, name), name);
