import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
// Ordinary words that our own code uses too.
const PLAIN_WORDS = [
  'community',
  'countries',
  'initiation',
  'profession',
  'district',
  'mangalik',
  'password',
  'question',
  'religion',
];
const JOINED_WORDS = /^[a-z]{8,}\d?$/;
const LONG_NAMES = /^(user|father|mother|great|paternal|maternal|educational|other|kusthi|is|reg)_/;
// Our own columns.
const COLUMNS = ['mother_name', 'father_name', 'other_qualification_id'];

const isUnmistakable = (name: string): boolean =>
  (JOINED_WORDS.test(name) || LONG_NAMES.test(name)) && ![...PLAIN_WORDS, ...COLUMNS].includes(name);
// Only the specification's names. Names that we added follow our own naming.
const [promised = ''] = readFileSync(join(root, 'docs/calls.md'), 'utf8').split('## Names we added');
const unmistakable = new Set(
  (promised.match(/^\| (GET|POST) .*$/gm) ?? []).join().match(/\w+/g)?.filter(isUnmistakable),
);

function* sources(): Generator<[path: string, text: string]> {
  for (const room of ['server', 'web', 'database']) {
    for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const isSource = /\.(tsx?|sql|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name);
      if (entry.isFile() && isSource && !path.includes('/testing/'))
        yield [path.slice(root.length + 1), readFileSync(path, 'utf8')];
    }
  }
}

test('wire names are written in contract/ only', () => {
  expect([...unmistakable]).toEqual(
    expect.arrayContaining(['pgfcdisease', 'fatherchronicdisease', 'userbloodgroup', 'kusthifile', 'custlogin']),
  );
  const found: string[] = [];
  let count = 0;
  for (const [path, text] of sources()) {
    count += 1;
    const words = new Set(text.match(/\w+/g));
    for (const name of unmistakable) if (words.has(name)) found.push(`${path}: ${name}`);
  }
  expect(count).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
