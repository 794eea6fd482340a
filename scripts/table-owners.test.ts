import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  HEADING,
  listProgram,
  listTables,
  listWriters,
  NAMED_AT_RUN_TIME,
  ownersInMap,
  tablesWrittenIn,
  WRITES_ANY_TABLE,
  writesUnnamedTables,
} from './table-owners.ts';

const root = resolve(import.meta.dirname, '..');

test('one folder writes each table', () => {
  const writers = listWriters();
  expect(writers.size).toBeGreaterThan(100);
  const shared = [...writers].filter(([, folders]) => folders.length > 1);
  expect(
    Object.fromEntries(shared),
    'move the SQL into the folder that docs/map.md names, and export a function there',
  ).toEqual({});
});

test('the source names the table that it writes, except in files that list theirs', () => {
  const unnamed = listProgram().filter((path) => writesUnnamedTables(path) && !(path in WRITES_ANY_TABLE));
  expect(unnamed, 'name the table, or add the file to NAMED_AT_RUN_TIME').toEqual(
    Object.keys(NAMED_AT_RUN_TIME).sort(),
  );
  const tables = new Set(listTables());
  expect(
    Object.values(NAMED_AT_RUN_TIME)
      .flat()
      .filter((table) => !tables.has(table)),
  ).toEqual([]);
});

test('a file may write any table only as long as it does', () => {
  const tables = new Set(listTables());
  const writers = listWriters();
  const needless = Object.keys(WRITES_ANY_TABLE).filter(
    (path) =>
      !existsSync(join(root, path)) ||
      !(writesUnnamedTables(path) || tablesWrittenIn(path, tables).some((table) => writers.has(table))),
  );
  expect(needless, 'take these out of WRITES_ANY_TABLE').toEqual([]);
});

test('docs/map.md says which folder writes which table', () => {
  const [, section = ''] = readFileSync(join(root, 'docs/map.md'), 'utf8').split(HEADING);
  expect(HEADING + section, 'run node scripts/launch.mjs node scripts/table-owners.ts').toBe(ownersInMap());
});
