import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');

/** Reads of this machine's clock or zone: on a phone another day than where the page was drawn. */
const OWN_CLOCK = [
  /\bDate\.now\(/,
  /\bnew Date\(\)/,
  /\.get(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
  /\.toLocale(Date|Time)String\(/,
  /suppressHydrationWarning/,
];

/** The clock itself, and what is never drawn: an address that is asked anew, a reload once a minute, the time of rendering. */
const MAY = ['clock.ts', 'forms/form-action.ts', 'entry.client.tsx', 'entry.server.tsx'];

test('nothing that a page draws comes from the clock or the zone of the browser', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !MAY.includes(file),
  );
  const wrong = files.filter((file) => {
    const text = readFileSync(join(web, file), 'utf8');
    return OWN_CLOCK.some((read) => read.test(text));
  });
  expect(files.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
