import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');

/** Reads of the browser's clock or zone, whose date may differ from that of the server-rendered page. */
const OWN_CLOCK = [
  /\bDate\.now\(/,
  /\bnew Date\(\)/,
  /\.get(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
  /\.toLocale(Date|Time)String\(/,
  /suppressHydrationWarning/,
];

/**
 * Allowed: the clock itself, and uses that are never rendered (a cache-busting URL, a reload each minute, the render
 * time, the hour at which a browser itself kept a form).
 */
const ALLOWED = ['clock.ts', 'forms/form-action.ts', 'forms/kept-words.ts', 'entry.client.tsx', 'entry.server.tsx'];

test('no page renders anything from the browser’s clock or zone', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !ALLOWED.includes(file),
  );
  const readingFiles = files.filter((file) => {
    const text = readFileSync(join(web, file), 'utf8');
    return OWN_CLOCK.some((read) => read.test(text));
  });
  expect(files.length).toBeGreaterThan(300);
  expect(readingFiles).toEqual([]);
});
