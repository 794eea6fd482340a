// Makes matching/family/name-shares.ts; see names/README.md beside this file.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NameCount } from '#server/office/count-names.ts';
import { mergeCounts, type Share } from './names/merge-counts.ts';

const here = dirname(fileURLToPath(import.meta.url));
const widest = 120;

const [, , countsFile] = process.argv;
const { rows }: { rows: NameCount[] } = countsFile ? JSON.parse(readFileSync(countsFile, 'utf8')) : { rows: [] };

const given = mergeCounts('given', readTable('given.txt'), rows);
const surnames = mergeCounts('surname', readTable('surnames.txt'), rows);

writeFileSync(
  join(here, '..', '..', 'matching', 'family', 'name-shares.ts'),
  `// Made by scripts/seed-making/name-shares.ts; source and method in names/README.md there.

/**
 * Of ten thousand men (or women) of the generation in which it was commonest, how many bear each given name: the number,
 * then the names. One spelling stands for all.
 */
export const givenNameLines = \`${print(given)}\`;

/** The same of surnames, among the people of the community in which each is commonest. */
export const surnameLines = \`${print(surnames)}\`;
`,
);
console.log(`${given.length} given names, ${surnames.length} surnames`);

function readTable(file: string): Share[] {
  const lines = readFileSync(join(here, 'names', file), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [share, ...names] = line.split(' ');
      return names.map((name) => ({ name, share: Number(share) }));
    });
}

function print(shares: readonly Share[]): string {
  const steps = [...new Set(shares.map(({ share }) => share))].sort((a, b) => b - a);
  return steps.flatMap((step) => wrap(step, namesAt(shares, step))).join('\n');
}

function namesAt(shares: readonly Share[], step: number): string[] {
  return shares
    .filter(({ share }) => share === step)
    .map(({ name }) => name)
    .sort();
}

function wrap(step: number, names: readonly string[]): string[] {
  const lines: string[] = [];
  let line = String(step);
  for (const name of names) {
    if (line.length + 1 + name.length > widest) {
      lines.push(line);
      line = String(step);
    }
    line += ` ${name}`;
  }
  return [...lines, line];
}
