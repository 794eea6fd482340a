import { describe, expect, test } from 'vitest';
import table from '../docs/calls.md?raw';
import { ownCalls, specifiedCalls } from './api.ts';
import { returnedNames, sentNames } from './call.ts';

const rows = (from: string): string[][] =>
  from
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const names = (cell = ''): string[] => cell.split(',').flatMap((name) => name.trim() || []);

const [facts = '', additions = ''] = table.split(/^## .*$/m);
const promised = rows(facts).map(([method, path, sent, returned]) => ({
  method,
  path,
  sent: names(sent),
  returned: names(returned),
}));
const added = rows(additions).map(([paths, cell, why]) => ({ paths: names(paths), names: names(cell), why }));

const fits = (pattern: string, name: string): boolean =>
  pattern.startsWith('*')
    ? name.endsWith(pattern.slice(1))
    : pattern.endsWith('*')
      ? name.startsWith(pattern.slice(0, -1))
      : pattern === name;
const isAdded = (path: string, name: string): boolean =>
  added.some(
    (addition) =>
      addition.paths.some((known) => fits(known, path)) && addition.names.some((known) => fits(known, name)),
  );
// A list is promised through the names of its entries.
const isPromised = (known: string[], name: string) =>
  known.includes(name) || known.some((one) => one.startsWith(`${name}[].`));

describe('the contract keeps what docs/calls.md promises', () => {
  test('the same 28 calls in the same order', () => {
    expect(promised).toHaveLength(28);
    expect(specifiedCalls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      promised.map(({ method, path }) => `${method} ${path}`),
    );
  });

  test.each(specifiedCalls.map((call, index) => [`${call.method} ${call.path}`, call, promised[index]] as const))(
    '%s: every name, and no other that is not listed with a reason',
    (_, call, promise) => {
      const [sent, returned] = [sentNames(call), returnedNames(call)];
      expect(sent).toEqual(expect.arrayContaining(promise?.sent ?? []));
      expect(returned).toEqual(expect.arrayContaining(promise?.returned ?? []));
      const strange = [
        ...sent.filter((name) => !isPromised(promise?.sent ?? [], name)),
        ...returned.filter((name) => !isPromised(promise?.returned ?? [], name)),
      ];
      expect(strange.filter((name) => !isAdded(call.path, name))).toEqual([]);
      expect(new Set(sent).size).toBe(sent.length);
      expect(new Set(returned).size).toBe(returned.length);
    },
  );

  test('every addition has its reason and is really there', () => {
    for (const { paths, names, why } of added) {
      expect(why).not.toBe('');
      for (const name of names) {
        const calls = specifiedCalls.filter(({ path }) => paths.some((known) => fits(known, path)));
        const all = calls.flatMap((call) => [...sentNames(call), ...returnedNames(call)]);
        expect(
          all.filter((one) => fits(name, one)),
          `${name} of ${paths}`,
        ).not.toEqual([]);
      }
    }
  });

  test('our own calls take no path of theirs', () => {
    const taken = new Set(specifiedCalls.map(({ path }) => path));
    expect(ownCalls.filter(({ path }) => taken.has(path))).toEqual([]);
  });
});
