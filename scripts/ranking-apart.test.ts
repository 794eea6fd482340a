import { globSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const INTERFACE = 'ranking/ranking.ts';

/** Two imports that do not use the interface. */
const AROUND_THE_INTERFACE = ['#ranking/lists/best.ts', '../../ranking/scan.ts'];

/** What a file imports, from wherever, at once or later: our own files by their paths, packages by their names. */
function importsOf(file: string, source: string): string[] {
  const named = source.matchAll(/\b(?:from |import |import\(|URL\()'([^'\s]+)'/g);
  return Array.from(named, ([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1);
    return name.startsWith('.') ? posix.join(posix.dirname(file), name) : name;
  });
}

const read = (files: string[]) =>
  files.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8')).map((imported) => ({ file, imported })),
  );

const isTest = (file: string) => /\.test\.tsx?$|^(bench|e2e)\/|\/testing\//.test(file);

const inside = globSync('ranking/**/*.ts', { cwd: root });
const outside = globSync('{bench,contract,database,e2e,matching,scripts,server,web,words}/**/*.{ts,tsx,mjs}', {
  cwd: root,
});

/** Whether a file of the ranking may import this. */
function mayImport({ file, imported }: { file: string; imported: string }): boolean {
  if (/^(contract|matching)\//.test(imported) || imported.startsWith('node:')) return true;
  if (/^ranking\//.test(imported)) return isTest(file) || !isTest(imported);
  return isTest(file) && ['vitest', 'fast-check', 'docs/scale.md'].includes(imported);
}

/** Whether a file of another folder may import this file of the ranking. */
const mayEnter = ({ file, imported }: { file: string; imported: string }): boolean =>
  imported === INTERFACE || (isTest(file) && imported.startsWith('ranking/testing/'));

test('the ranking imports the engine, the contract and Node, and nothing else', () => {
  const imports = read(inside);
  expect(imports.length).toBeGreaterThan(200);
  expect(imports.filter((each) => !mayImport(each))).toEqual([]);
  const forbiddenNames = ['#server/log.ts', '#words/message.ts', '../../server/log.ts', 'pg'];
  for (const name of forbiddenNames)
    expect(
      importsOf('ranking/rows/line.ts', `from '${name}'`).every((imported) => !mayImport({ file: '', imported })),
    ).toBe(true);
});

test('all others import the ranking by its interface, and tests what is invented for them', () => {
  const imports = read(outside).filter(({ imported }) => imported.startsWith('ranking/'));
  expect(imports.filter(({ imported }) => imported === INTERFACE).length).toBeGreaterThan(15);
  expect(imports.filter((each) => !mayEnter(each))).toEqual([]);
  const around = importsOf(
    'server/ranking/page.ts',
    ['import(', 'from '].map((how, at) => `${how}'${AROUND_THE_INTERFACE[at]}'`).join(' '),
  );
  expect(around).toEqual(['ranking/lists/best.ts', 'ranking/scan.ts']);
  expect(around.filter((imported) => mayEnter({ file: 'server/ranking/page.ts', imported }))).toEqual([]);
});

test('the README of the ranking says of each part of its interface what it is for', () => {
  const source = readFileSync(join(root, INTERFACE), 'utf8');
  const names = [...source.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace('type ', '').trim()),
  );
  const readme = readFileSync(join(root, 'ranking/README.md'), 'utf8');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => name && !readme.includes(`\`${name}\``))).toEqual([]);
});
