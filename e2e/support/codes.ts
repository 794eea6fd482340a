import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { TERMINAL } from './site.ts';

const PATIENCE_MS = 10_000;

/** Returns a code that the site has printed for a phone, by its number from 1. Waits until it is printed. */
export async function printedCode(phone: string, number = 1): Promise<string> {
  for (const start = Date.now(); Date.now() - start < PATIENCE_MS; await wait(20)) {
    const code = codesIn(readFileSync(process.env[TERMINAL] ?? '', 'utf8'), phone).at(number - 1);
    if (code) return code;
  }
  throw new Error('No code was printed.');
}

/** Returns the codes in the lines that name a phone. */
const codesIn = (text: string, phone: string): string[] =>
  text.split('\n').flatMap((line) => (line.includes(phone) ? (/\b\d{6}\b/.exec(line)?.[0] ?? []) : []));
