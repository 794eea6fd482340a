import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');

test('no page builds a mailto or tel link by itself', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('contact-links.'),
  );
  const filesWithLinks = files.filter((file) => /`(tel|mailto):\$\{/.test(readFileSync(join(web, file), 'utf8')));
  expect(filesWithLinks).toEqual([]);
});
