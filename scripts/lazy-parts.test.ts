import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Matches the named source of a lazy part and the module that is imported for it. */
const LAZY_PART = /\b(?:part|step)\(\s*(?:'\w+',\s*)?'(web\/[^']+)',[^']*\bimport\('([^']+)'\)/g;

test('every lazy part names the file that it imports, so that the server names its script', () => {
  const parts = globSync('web/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    Array.from(readFileSync(join(root, path), 'utf8').matchAll(LAZY_PART), ([, source, imported = '']) => ({
      source,
      importedFile: imported.startsWith('#') ? imported.slice(1) : relative(root, join(root, dirname(path), imported)),
    })),
  );
  expect(parts.length).toBeGreaterThan(25);
  expect(parts.filter(({ source, importedFile }) => source !== importedFile)).toEqual([]);
});
