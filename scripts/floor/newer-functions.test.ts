import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildIfStale } from '../build.ts';
import { newerFunctionsIn } from './newer-functions.ts';

describe('newerFunctionsIn', () => {
  test.each([
    ['list.findLast(Boolean)', 'findLast'],
    ['list.toSorted()', 'toSorted'],
    ['Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['fetch(url, { signal: AbortSignal.any(signals) })', 'AbortSignal.any'],
    ['new Intl.Segmenter("bn")', 'Intl.Segmenter'],
    ['const copy = structuredClone(a)', 'structuredClone'],
    ['element.replaceChildren(a); dialog.requestClose()', 'requestClose'],
    ['URL.parse(a)', 'URL.parse'],
    ['/(?<=a)b/', '(?<='],
    ['new RegExp("(?<!" + a + ")b")', '(?<!'],
    ['/[a--b]/v', '/[a--b]/v'],
    ['class A { static { a(); } }', 'static {}'],
  ])('%s', (source, found) => {
    expect(newerFunctionsIn(source)).toContain(found);
  });

  test.each([
    'list.at(-1).flatMap(a).includes(b)',
    'Promise.any(all); new AbortController().abort()',
    '/(?<name>a)(?=b)(?!c)\\p{L}/u',
    'typeof reportError == "function" ? reportError : log',
    'document.startViewTransition?.(show)',
    'if (document.caretPositionFromPoint) document.caretPositionFromPoint(1, 1)',
    '"escape" in RegExp && RegExp.escape(a)',
    '`captureStackTrace` in Error && Error.captureStackTrace(a)',
    'const own = { structuredClone: 1 }; own.structuredClone',
  ])('none in %s', (source) => {
    expect(newerFunctionsIn(source)).toEqual([]);
  });
});

test('the browser bundle uses no function or regular expression that the oldest browsers lack', () => {
  buildIfStale();
  const folder = join(import.meta.dirname, '../../dist/client');
  const programs = globSync('**/*.js', { cwd: folder });
  expect(programs.length).toBeGreaterThan(50);
  const found = programs.map((file) => [file, newerFunctionsIn(readFileSync(join(folder, file), 'utf8'))] as const);
  expect(found.filter(([, names]) => names.length > 0)).toEqual([]);
});
