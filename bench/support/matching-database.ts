import type pg from 'pg';
import { patience } from '#server/db/patience.ts';
import { candidateLine } from '#server/testing/candidate-line.ts';
import type { SyntheticMember } from './synthetic-members.ts';

const linesAtOnce = 5_000;

/**
 * Fills the tables that lists read. Members come as the lines that the index itself reads, so that an index built from
 * the tables can be held against one built from the lines.
 */
export function fillDatabase(pool: pg.Pool, members: Iterable<SyntheticMember>): Promise<void> {
  return withLines(pool, members, async (client) => {
    // Triggers note each change; here everything was noted long ago.
    for (const table of noted) await client.query(`alter table ${table} disable trigger user`);
    for (const statement of spread) await client.query(statement);
    for (const table of noted) await client.query(`alter table ${table} enable trigger user`);
    await client.query('vacuum analyze');
  });
}

/** Gives members who are there already other wishes, noted as a change of theirs. */
export function replaceWishes(pool: pg.Pool, members: Iterable<SyntheticMember>): Promise<void> {
  return withLines(pool, members, async (client) => {
    await client.query(`delete from wishes where profile_id in (select ${id} from synthetic_lines)`);
    await client.query(spreadWishes);
  });
}

async function withLines(
  pool: pg.Pool,
  members: Iterable<SyntheticMember>,
  use: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(patience.endless);
    await client.query('create unlogged table synthetic_lines (c text[])');
    const insert = `insert into synthetic_lines select string_to_array(line, E'\\x1f') from unnest($1::text[]) line`;
    let lines: string[] = [];
    for (const [id, person] of members) {
      lines.push(candidateLine(id, person).toString().slice(0, -1));
      if (lines.length < linesAtOnce) continue;
      await client.query(insert, [lines]);
      lines = [];
    }
    if (lines.length > 0) await client.query(insert, [lines]);
    await use(client);
    await client.query('drop table synthetic_lines');
  } finally {
    client.release(true);
  }
}

const noted = ['members', 'personal_details', 'addresses', 'profile_details', 'showings', 'wishes'];

// A column of the lines, as the view `candidate_lines` counts them from 1.
const c = (at: number, type: string) => (type === 'text' ? `c[${at}]` : `nullif(c[${at}], '')::${type}`);
const id = `'SV' || c[1]`;
const all = (columns: readonly (readonly [at: number, type: string])[]) =>
  columns.map(([at, type]) => c(at, type)).join(', ');
const ids = 'int[]';

const spreadWishes = `insert into wishes (profile_id, age_from, age_to, age, height_from, height_to, height, religion_ids, religion, caste_ids,
     caste, caste_no_bar, communities, community, education_ids, education, profession_ids, profession, diets, diet,
     marital_statuses, marital_status, state_ids, district_ids, place, mangalik_is, mangalik, own_clan)
   select ${id}, ${all([
     [26, 'int'],
     [27, 'int'],
     [28, 'text'],
     [29, 'int'],
     [30, 'int'],
     [31, 'text'],
     [32, ids],
   ])},
     ${all([
       [33, 'text'],
       [34, ids],
       [35, 'text'],
       [36, 'boolean'],
       [37, 'text[]'],
       [38, 'text'],
       [39, ids],
       [40, 'text'],
     ])},
     ${all([
       [41, ids],
       [42, 'text'],
       [43, 'text[]'],
       [44, 'text'],
       [45, 'text[]'],
       [46, 'text'],
       [47, ids],
       [48, ids],
     ])},
     ${all([
       [49, 'text'],
       [50, 'text'],
       [51, 'text'],
       [52, 'text'],
     ])} from synthetic_lines`;

const spread = [
  `insert into members (profile_id, name, phone, gender, password_hash, registered_at)
   select ${id}, 'Ruma ' || c[1] || ' Ghosh', lpad(c[1], 10, '7'),
     case c[2] when 'F' then 'Female' else 'Male' end, '-', now() from synthetic_lines`,
  `insert into personal_details (profile_id, birth_date, height_cm, religion_id, community, caste_id, clan, education_id,
     profession_id, diet, rashi_id, gon_id, logno_id, mangalik)
   select ${id}, ${all([
     [3, 'date'],
     [4, 'numeric'],
     [7, 'int'],
     [8, 'text'],
     [9, 'int'],
     [10, 'text'],
     [14, 'int'],
   ])},
     ${all([
       [15, 'int'],
       [16, 'text'],
       [17, 'int'],
       [20, 'int'],
       [21, 'int'],
       [22, 'text'],
     ])} from synthetic_lines`,
  `insert into addresses (profile_id, line1, city, pincode, country_id, state_id)
   select ${id}, '1 Lake Road', 'Kolkata', '700029', 356, ${c(5, 'int')} from synthetic_lines where c[5] <> ''`,
  `insert into profile_details (profile_id, home_district_id, mother_tongue, desh, marital_status, nakshatra_id, pada,
     about_self, horoscope_counts)
   select ${id}, ${all([[6, 'int']])}, c[11], ${all([
     [12, 'text'],
     [13, 'text'],
     [18, 'int'],
     [19, 'int'],
   ])},
     case c[23] when 't' then 'Words' else '' end, 'Yes' from synthetic_lines`,
  `insert into showings (profile_id, last_active_on, shown_at)
   select ${id}, ${c(24, 'date')}, to_timestamp(${c(25, 'bigint')}) from synthetic_lines`,
  spreadWishes,
  'insert into matching_changes (profile_id, line) select profile_id, line from candidate_lines',
];
