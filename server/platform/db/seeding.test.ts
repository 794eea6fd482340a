import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadContentSeeds } from '#database/content-seeds.ts';
import { seedDatabase } from '#database/seed.ts';
import { writeContents } from '#database/write-contents.ts';
import { makeTestDatabase } from '#server/testing/database.ts';

const { pool } = await makeTestDatabase();

async function seedTexts(texts: { key: string; html: string }[]): Promise<void> {
  const client = await pool.connect();
  const contents = texts.map((text) => ({ ...text, lang: 'en' as const }));
  await writeContents(client, { ...loadContentSeeds(), contents }).finally(() => client.release());
}

async function readText(key: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ html: string }>(`select html from contents where key = $1 and lang = 'en'`, [
    key,
  ]);
  return rows[0]?.html;
}

test('an unedited text is updated from its seed', async () => {
  await seedTexts([{ key: 'untouched', html: '<p>first</p>' }]);
  await seedTexts([{ key: 'untouched', html: '<p>second</p>' }]);
  expect(await readText('untouched')).toBe('<p>second</p>');
});

test.each([
  ['with its time of editing', `update contents set html = '<p>ours</p>', edited_at = now() where key = $1`],
  ['by hand in the database', `update contents set html = '<p>ours</p>' where key = $1`],
])('a text edited %s is never overwritten, however often the seed changes', async (way, edit) => {
  await seedTexts([{ key: way, html: '<p>first</p>' }]);
  await pool.query(edit, [way]);
  await seedTexts([{ key: way, html: '<p>second</p>' }]);
  await seedTexts([{ key: way, html: '<p>third</p>' }]);
  expect(await readText(way)).toBe('<p>ours</p>');
});

test('a removed text is not seeded again', async () => {
  await seedTexts([{ key: 'removed', html: '<p>first</p>' }]);
  await pool.query(`delete from contents where key = 'removed'`);
  await seedTexts([{ key: 'removed', html: '<p>second</p>' }]);
  expect(await readText('removed')).toBeUndefined();
});

test('a text that the office wrote first is kept', async () => {
  await pool.query(`insert into contents (key, lang, html) values ('office', 'en', '<p>ours</p>')`);
  await seedTexts([{ key: 'office', html: '<p>seeded</p>' }]);
  expect(await readText('office')).toBe('<p>ours</p>');
});

test('a question that was seeded without a subject gets its subject', async () => {
  const { rows } = await pool.query(
    'update faqs set subject = null where id = 11 returning question, question_bn, answer, answer_bn, position',
  );
  const before = createHash('sha256')
    .update(JSON.stringify(Object.entries(rows[0])))
    .digest('hex');
  await pool.query(`update seeded_contents set checksum = $1 where name = 'faqs/11'`, [before]);
  await seedTexts([]);
  expect((await pool.query('select subject from faqs where id = 11')).rows).toEqual([{ subject: 'profile' }]);
});

test('seeding renames and adds lookups, and keeps entries that were removed from the files', async () => {
  await pool.query(`update lookups set name = 'wrong' where kind = 'caste' and id = 1`);
  await pool.query(`delete from lookups where kind = 'caste' and id = 66`);
  await pool.query(
    `insert into lookups (kind, id, name, name_bn, position) values ('caste', 999, 'Old', 'পুরোনো', 999)`,
  );
  await pool.query(`update seed_checksums set checksum = 'older' where name = 'lookups'`);
  await Promise.all([seedDatabase(pool), seedDatabase(pool)]);
  const { rows } = await pool.query(
    `select id, name from lookups where kind = 'caste' and id in (1, 66, 999) order by id`,
  );
  expect(rows).toEqual([
    { id: 1, name: 'Brahmin (Rarhi)' },
    { id: 66, name: 'No caste / Prefer not to say' },
    { id: 999, name: 'Old' },
  ]);
});

test('seeding the same files again writes nothing', async () => {
  await seedDatabase(pool);
  const before = await pool.query('select name, checksum, seeded_at from seed_checksums order by name');
  await seedDatabase(pool);
  const after = await pool.query('select name, checksum, seeded_at from seed_checksums order by name');
  expect(after.rows).toEqual(before.rows);
});

test('Bengali lists are in the order of a Bengali dictionary', async () => {
  const { rows } = await pool.query<{ name_bn: string }>(
    `select name_bn from lookups where kind = 'clan' order by name_bn limit 4`,
  );
  expect(rows.map((row) => row.name_bn)).toEqual(['অগস্ত্য', 'অগ্নিবেশ্য', 'অচ্যুত', 'অত্রি']);
});
