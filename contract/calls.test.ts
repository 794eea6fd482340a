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
const promisedCalls = rows(facts).map(([method, path, sent, returned]) => ({
  method,
  path,
  sent: names(sent),
  returned: names(returned),
}));
const additionsWithReason = rows(additions).map(([paths, cell, why]) => ({
  paths: names(paths),
  names: names(cell),
  why,
}));

/** Whether a name fits a pattern of the table: `*` at its beginning or end stands for any text. */
function fits(pattern: string, name: string): boolean {
  if (pattern.startsWith('*')) return name.endsWith(pattern.slice(1));
  if (pattern.endsWith('*')) return name.startsWith(pattern.slice(0, -1));
  return pattern === name;
}
const isAdded = (path: string, name: string): boolean =>
  additionsWithReason.some(
    (addition) =>
      addition.paths.some((known) => fits(known, path)) && addition.names.some((known) => fits(known, name)),
  );
// A list is promised through the names of its entries.
const isPromised = (known: string[], name: string) =>
  known.includes(name) || known.some((one) => one.startsWith(`${name}[].`));

describe('the contract keeps what docs/calls.md promises', () => {
  test('the same 28 calls in the same order', () => {
    expect(promisedCalls).toHaveLength(28);
    expect(specifiedCalls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      promisedCalls.map(({ method, path }) => `${method} ${path}`),
    );
  });

  test.each(specifiedCalls.map((call, index) => [`${call.method} ${call.path}`, call, promisedCalls[index]] as const))(
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
    for (const { paths, names, why } of additionsWithReason) {
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
    const specifiedPaths = new Set(specifiedCalls.map(({ path }) => path));
    expect(ownCalls.filter(({ path }) => specifiedPaths.has(path))).toEqual([]);
  });
});
