import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadContentSeeds } from '#database/content-seeds.ts';
import { seedDatabase } from '#database/seed.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { cleanContent, saveContent } from './save-content.ts';

describe('the HTML of content, when it is written', () => {
  test.each([
    ['a script', '<p>Hello<script>alert(1)</script></p>', '<p>Hello</p>'],
    ['a handler', '<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
    ['a javascript: link', '<a href="javascript:alert(1)">here</a>', '<a>here</a>'],
    ['a disguised javascript: link', '<a href=" java&#10;script:alert(1)">here</a>', '<a>here</a>'],
    ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">here</a>', '<a>here</a>'],
    ['a link to a site without encryption', '<a href="http://example.in/">here</a>', '<a>here</a>'],
    ['a link without a scheme to another site', '<a href="//example.in/">here</a>', '<a>here</a>'],
    ['a style', '<style>p { color: red }</style><p style="color:red" class="x">Hello</p>', '<p>Hello</p>'],
    ['a frame', '<iframe src="https://example.in/"></iframe><p>Hello</p>', '<p>Hello</p>'],
    ['a picture', '<img src="x" onerror="alert(1)"><p>Hello</p>', '<p>Hello</p>'],
    ['a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', '<a>x</a>'],
    ['a form', '<form action="/api/logout"><input name="x">Hello</form>', 'Hello'],
    ['an open tag', '<p>Hello<a href="https://example.in/" onmouseover="x()"', '<p>Hello</p>'],
  ])('%s does not survive', (_, sent, kept) => {
    expect(cleanContent(sent)).toBe(kept);
  });

  test('everything that content may have survives', () => {
    const html =
      '<h2>এক</h2><h3>Two</h3><p>a <strong>b</strong> <em>c</em><br />d</p><ul><li>e</li></ul><ol><li>f</li></ol>' +
      '<blockquote>g</blockquote><a href="https://example.in/a?b=c">h</a><a href="mailto:a@b.in">i</a>' +
      '<a href="tel:+913312345678">j</a><a href="/faqs#one">k</a>';
    expect(cleanContent(html)).toBe(html);
  });

  test('cleaning again changes nothing, whatever was sent', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '<p>',
      '<script>',
      '</a>',
      '<a href=',
      'javascript:',
      '<!--',
      ' ',
      'ক',
    );
    const html = fc.array(fc.oneof(piece, fc.string())).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(html, (sent) => {
        const once = cleanContent(sent);
        expect(cleanContent(once)).toBe(once);
        expect(once).not.toMatch(/<script|<[a-z]+ (?!href=)/i);
      }),
    );
  });

  test('our own seeds need no cleaning', () => {
    const seeds = loadContentSeeds();
    const plain = (html: string) => html.replaceAll('<br>', '<br />').normalize('NFC');
    for (const { html } of seeds.contents) expect(cleanContent(html)).toBe(plain(html));
    for (const { answer } of [...seeds.faqs.en, ...seeds.faqs.bn]) expect(cleanContent(answer)).toBe(plain(answer));
  });
});

test('an edited text is stored clean and outlives the seeding', async () => {
  const { db, pool } = await makeTestDatabase();
  await saveContent(db, { key: 'welcome', lang: 'bn', html: '<p>নমস্কার<script>alert(1)</script></p>' });
  await pool.query('delete from seed_checksums');
  await seedDatabase(pool);
  const { rows } = await pool.query(`select html, edited_at from contents where key = 'welcome' and lang = 'bn'`);
  expect(rows).toEqual([{ html: '<p>নমস্কার</p>', edited_at: expect.any(Date) }]);
});
