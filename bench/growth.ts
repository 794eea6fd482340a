import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timeouts } from '#server/platform/db/timeouts.ts';
import type { Figure } from './figure.ts';
import { withDatabase } from './support/filled-database.ts';

export const name = 'growth';

const MEMBERS = 3_000;
/** The number of tables in the figures, the largest first. */
const SHOWN = 25;

/**
 * Measures the bytes of each table per member, with indexes, in a database of members with a year of activity.
 * `--write` updates the table of `docs/scale.md`.
 */
export function run(): Promise<Figure[]> {
  return withDatabase(MEMBERS, async ({ pool }) => {
    const client = await pool.connect();
    try {
      await client.query(timeouts.endless);
      for (const statement of aYear) await client.query(statement);
      await client.query('vacuum analyze');
      const { rows } = await client.query<{ name: string; bytes: string; rows: string; all: string }>(sizes);
      const all = Number(rows[0]?.all ?? 0);
      if (process.argv.includes('--write'))
        await writeScale(
          new Map([...rows.map(({ name: table, bytes }) => [table, Number(bytes)] as const), ['all', all]]),
        );
      return [
        { name: 'all tables', value: all / MEMBERS, unit: 'B/member', goal: '' },
        ...rows.slice(0, SHOWN).map(({ name: table, bytes, rows: count }) => ({
          name: `${table} (${(Number(count) / MEMBERS).toFixed(1)} rows a member)`,
          value: Number(bytes) / MEMBERS,
          unit: 'B/member',
          goal: '',
        })),
      ];
    } finally {
      client.release(true);
    }
  });
}

const scaleFile = join(import.meta.dirname, '../docs/scale.md');

/**
 * Writes the measured bytes into the table of `docs/scale.md`. Its first column names tables; the third gets their
 * bytes, one number for each or the sum.
 */
async function writeScale(measured: ReadonlyMap<string, number>): Promise<void> {
  const text = await readFile(scaleFile, 'utf8');
  const lines = text.split('\n').map((line) => {
    const cells = line.split(' | ');
    const tables = line.startsWith('| all ')
      ? ['all']
      : [...(cells[0] ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table ?? '');
    const bytes = tables.map((table) => (measured.get(table) ?? Number.NaN) / MEMBERS);
    const isRowOfTables = cells.length === 4 && bytes.length > 0;
    if (!isRowOfTables || bytes.some(Number.isNaN)) return line;
    const sum = bytes.reduce((total, size) => total + size, 0);
    cells[2] = cells[2]?.endsWith('together') ? `${twoDigits(sum)} together` : bytes.map(twoDigits).join(', ');
    return cells.join(' | ');
  });
  await writeFile(scaleFile, lines.join('\n'));
}

const twoDigits = (bytes: number): string => Number(bytes.toPrecision(2)).toLocaleString('en-US');

// A partitioned table is the sum of its partitions.
const sizes = `select coalesce(pg_partition_root(oid), oid)::regclass::text as name, sum(pg_total_relation_size(oid)) as bytes,
    sum(reltuples) as rows, sum(sum(pg_total_relation_size(oid))) over () as all
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace group by 1 order by 2 desc`;

// The members that follow a member in the order of ids. The last members of all have fewer.
const others = (count: number) => `m join lateral (select (array_agg(o.profile_id))[1:${count}] as ids from (
    select profile_id from members n where n.profile_id > m.profile_id order by 1 limit ${count}) o) o on true
  join lateral unnest(o.ids) with ordinality as other(id, at) on true`;

/**
 * SQL that inserts a year of each member's data, as far as the sweep keeps it.
 */
const aYear = [
  `insert into health_answers (profile_id, blood_group, disease_report)
     select profile_id, repeat('e', 128), repeat('f', 160) from members`,
  `insert into relatives (profile_id, side, generation, name, clan, blood_group)
     select profile_id, side, generation, 'হরিপদ মুখোপাধ্যায়', 'শাণ্ডিল্য', repeat('e', 128)
       from members, unnest(array['paternal', 'maternal']) side, unnest(array['parent', 'grandfather', 'great_grandfather']) generation`,
  `insert into files (profile_id, kind, name, small_name)
     select profile_id, 'picture', md5(profile_id) || '.jpg', md5(profile_id || 's') || '.jpg' from members`,
  `insert into known_browsers (token_hash, account_id)
     select sha256((a.id || '-' || n)::text::bytea), a.id from accounts a, generate_series(1, 2) n`,
  `insert into sessions (token_hash, account_id, profile_id, kind, expires_at)
     select sha256((p.account_id || 's')::text::bytea), p.account_id, p.profile_id, 'login', now() + interval '1 day' from account_profiles p`,
  `insert into readings (reader_id, member_id, day) select m.profile_id, other.id, current_date - (other.at * 7)::int
     from members ${others(50)}`,
  `insert into introductions (sender_id, recipient_id, note, sent_at)
     select m.profile_id, other.id, repeat('আমাদের মেয়ের জন্য আপনাদের ছেলের কথা ভাবছি। ', 3), now() - other.at * interval '9 days'
       from members ${others(20)}`,
  `insert into contact_openings (owner_id, viewer_id) select m.profile_id, other.id from members ${others(3)}`,
  `insert into shortlist_entries (profile_id, member_id, note) select m.profile_id, other.id, 'ফোন করতে হবে' from members ${others(10)}`,
  `insert into notices (profile_id, kind, about_id, send_before, planned_at, made_at)
     select m.profile_id, 'interestCame', other.id, now(), now(), now() - other.at * interval '4 days' from members ${others(20)}`,
  `insert into notice_deliveries (notice_id, channel, state, address_hash)
     select id, 'sms', 'delivered', sha256(id::text::bytea) from notices`,
  `insert into acts (profile_id, account_id, role, act) select p.profile_id, p.account_id, 'candidate', 'sendintroduction'
     from account_profiles p, generate_series(1, 20)`,
  `insert into consents (profile_id, kind, text_version, language) select profile_id, kind, '1', 'bn'
     from members, unnest(array['weekly', 'showing', 'photo']) kind`,
];
