import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type ContentSeeds, loadContentSeeds } from './content-seeds.ts';

/** A seeded row; table and column names are constants of ours, so they may be used in SQL. */
type Row = { table: string; key: Values; values: Values };
type Values = Record<string, string | number | null>;

/**
 * Adds new texts and updates unedited ones, in the caller's transaction. A text that the office has edited stays
 * unchanged, and one that it has removed is not restored: `seeded_contents` keeps the checksum of what was seeded last.
 */
export async function writeContents(client: pg.ClientBase, seeds = loadContentSeeds()): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from seeded_contents');
  const seeded = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const row of makeRows(seeds)) {
    const name = [row.table, ...Object.values(row.key)].join('/');
    const seededChecksum = seeded.get(name);
    const checksum = checksumOf(row.values);
    if (checksum === seededChecksum) continue;
    const isWritten =
      seededChecksum === undefined ? await insert(client, row) : await update(client, row, seededChecksum);
    if (!isWritten) continue;
    await client.query(
      `insert into seeded_contents (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum`,
      [name, checksum],
    );
  }
}

/** Returns the rows of all tables. @throws Error if a question has no Bengali text */
function makeRows({ contents, faqs, phones, emails, socialLinks, testCentres }: ContentSeeds): Row[] {
  return [
    ...contents.map(({ key, lang, html }) => ({ table: 'contents', key: { key, lang }, values: { html } })),
    ...faqs.en.flatMap(({ id, subject, question, answer }, index) => {
      const bengali = faqs.bn.find((faq) => faq.id === id);
      if (!bengali) throw new Error(`FAQ ${id} has no Bengali text`);
      const { question: question_bn, answer: answer_bn } = bengali;
      return {
        table: 'faqs',
        key: { id },
        values: { subject, question, question_bn, answer, answer_bn, position: index + 1 },
      };
    }),
    ...phones.map(({ id, emoji, name, nameBn, phoneCode, phone }, index) => ({
      table: 'contact_phones',
      key: { id },
      values: { emoji, name, name_bn: nameBn, phone_code: phoneCode, phone, position: index + 1 },
    })),
    ...emails.map(({ id, emoji, name, nameBn, email }, index) => ({
      table: 'contact_emails',
      key: { id },
      values: { emoji, name, name_bn: nameBn, email, position: index + 1 },
    })),
    ...socialLinks.map(({ id, network, name, nameBn, url }, index) => ({
      table: 'social_links',
      key: { id },
      values: { network, name, name_bn: nameBn, url, position: index + 1 },
    })),
    ...testCentres.map(({ id, name, nameBn, district, source, checkedOn }, index) => ({
      table: 'test_centres',
      key: { id },
      values: { name, name_bn: nameBn, district: String(district), source, checked_on: checkedOn, position: index + 1 },
    })),
  ];
}

/** Inserts the row and returns true; returns false if its key exists already. */
async function insert(client: pg.ClientBase, { table, key, values }: Row): Promise<boolean> {
  const columns = { ...key, ...values };
  const names = Object.keys(columns);
  const { rowCount } = await client.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict do nothing`,
    Object.values(columns),
  );
  return rowCount === 1;
}

/** Updates the row and returns true; returns false if it is gone, or was edited since it was seeded. */
async function update(client: pg.ClientBase, { table, key, values }: Row, seededChecksum: string): Promise<boolean> {
  const keyColumns = Object.keys(key);
  const columns = Object.keys(values);
  const hasThisKey = keyColumns.map((column, index) => `${column} = $${index + 1}`).join(' and ');
  const { rows } = await client.query<Values>(
    `select ${columns.join(', ')} from ${table} where ${hasThisKey} and edited_at is null for update`,
    Object.values(key),
  );
  const current = rows[0];
  if (!current || checksumOf(current) !== seededChecksum) return false;
  const newValues = columns.map((column, index) => `${column} = $${keyColumns.length + index + 1}`).join(', ');
  await client.query(`update ${table} set ${newValues} where ${hasThisKey}`, [
    ...Object.values(key),
    ...Object.values(values),
  ]);
  return true;
}

/**
 * Returns the SHA-256 of a row's values, which must be in the seed's order; `update` selects them in that order. Nulls
 * are left out, because a column that was added after seeding is null.
 */
function checksumOf(values: Values): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(values).filter(([, value]) => value !== null)))
    .digest('hex');
}
