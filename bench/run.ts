import { readdirSync } from 'node:fs';
import type { Bench, Figure } from './figure.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const wantsJson = process.argv.includes('--json');
/** Files of this folder that are no measurements. */
const machinery = ['run.ts', 'figure.ts'];

const benches = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !machinery.includes(file))
    .map((file): Promise<Bench> => import(`./${file}`)),
);
const unknown = names.find((name) => !benches.some((bench) => bench.name === name));
if (unknown) {
  console.error(`There is no measurement named ${unknown}. There are: ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

// One after the other, because parallel measurements would affect each other.
for (const bench of benches.filter(({ name }) => names.length === 0 || names.includes(name))) {
  try {
    print(bench.name, await bench.run());
  } catch (error) {
    console.error(`${bench.name} could not be measured:`, error);
    process.exitCode = 1;
  }
}

function print(title: string, figures: Figure[]) {
  if (wantsJson) {
    for (const { name, value, range, unit, goal } of figures)
      console.log(JSON.stringify({ name, value, range, unit, goal }));
    return;
  }
  const width = Math.max(...figures.map(({ name }) => name.length));
  console.log(`\n${title}`);
  const ranges = figures.map(({ range }) => (range ? `(${range.map(format).join(' to ')})` : ''));
  const rangeWidth = Math.max(...ranges.map(({ length }) => length));
  for (const [index, { name, value, unit, goal }] of figures.entries()) {
    const range = (ranges[index] ?? '').padEnd(rangeWidth);
    console.log(`  ${name.padEnd(width)} ${format(value).padStart(12)} ${range} ${unit.padEnd(10)} ${goal}`.trimEnd());
  }
}

function format(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 2 });
}
