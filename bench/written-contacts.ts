import { readFileSync } from 'node:fs';
import { hasContact } from '#server/domain/written-contacts/contact-in-words.ts';
import type { Figure } from './figure.ts';
import { contacts, honest, randomOf } from './support/written-numbers.ts';

export const name = 'written-contacts';

const SEED = 20_261_126;
const TEXTS = 1000;

/**
 * Reads texts of another author, if the command line names them: `--contacts=FILE --honest=FILE`, one text a line, with
 * `\n` for a new line.
 */
const readTexts = (option: string): string[] | undefined => {
  const path = process.argv.find((argument) => argument.startsWith(`--${option}=`))?.slice(option.length + 3);
  if (path === undefined) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => line.replaceAll('\\n', '\n'));
};

/**
 * Measures the share of contact spellings that are detected, and the share of honest texts that are wrongly rejected.
 */
export async function run(): Promise<Figure[]> {
  const withContacts = readTexts('contacts') ?? contacts(randomOf(SEED), TEXTS);
  const honestTexts = readTexts('honest') ?? honest(randomOf(SEED + 1), TEXTS);
  const missed = withContacts.filter((text) => !hasContact(text));
  const alarms = honestTexts.filter(hasContact);
  if (process.argv.includes('--show'))
    for (const text of [...missed, '---', ...alarms]) console.log(JSON.stringify(text));
  const percent = (some: string[], all: string[]) => (100 * some.length) / all.length;
  return [
    { name: 'spellings found', value: 100 - percent(missed, withContacts), unit: '%', goal: '≥ 99' },
    { name: 'honest texts refused', value: percent(alarms, honestTexts), unit: '%', goal: '≤ 1' },
  ];
}
