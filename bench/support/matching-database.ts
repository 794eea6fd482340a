import type pg from 'pg';
import { type CandidateColumn, candidateColumns } from '#ranking/ranking.ts';
import { candidateLine } from '#ranking/testing/candidate-line.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { makeAccounts } from './accounts.ts';
import type { SyntheticMember } from './synthetic-members.ts';

const linesAtOnce = 5_000;

/**
 * Fills the tables that lists read. Members are given as index lines, so that tests can compare an index from the
 * tables with one from the lines.
 */
export function fillDatabase(pool: pg.Pool, members: Iterable<SyntheticMember>): Promise<void> {
  return withLines(pool, members, async (client) => {
    // Skips the triggers that record changes, because nothing here is a recent change.
    for (const table of tablesWithTriggers) await client.query(`alter table ${table} disable trigger user`);
    for (const statement of spread) await client.query(statement);
    for (const table of tablesWithTriggers) await client.query(`alter table ${table} enable trigger user`);
    await client.query('vacuum analyze');
  });
}

/** Changes the wishes of existing members, recorded as changes. */
export function replaceWishes(pool: pg.Pool, members: Iterable<SyntheticMember>): Promise<void> {
  return withLines(pool, members, async (client) => {
    await client.query(`delete from wishes where profile_id in (select ${id} from synthetic_lines)`);
    await client.query(spreadWishes);
  });
}

/** Makes members appear as never shown before. */
export async function forgetShowings(pool: pg.Pool, pids: readonly string[]): Promise<void> {
  await pool.query('delete from showings where profile_id = any($1)', [pids]);
  await pool.query('delete from ended_showings where profile_id = any($1)', [pids]);
  await pool.query('update members set first_shown_on = null where profile_id = any($1)', [pids]);
}

/** Runs `use` while a table has the lines of these members. */
async function withLines(
  pool: pg.Pool,
  members: Iterable<SyntheticMember>,
  use: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(timeouts.endless);
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

/** The tables whose triggers record changes. */
const tablesWithTriggers = ['members', 'personal_details', 'addresses', 'profile_details', 'showings', 'wishes'];

// PostgreSQL arrays begin at 1.
/** Returns SQL for a column of a line, as text. */
const textOf = (column: CandidateColumn) => `c[${candidateColumns.indexOf(column) + 1}]`;
/** Returns SQL for a column of a line, as a value of this type; null if it is empty. */
const typedValueOf = (column: CandidateColumn, type: string) =>
  type === 'text' ? textOf(column) : `nullif(${textOf(column)}, '')::${type}`;
const id = `'SV' || ${textOf('id')}`;
/** Returns SQL for several columns of a line. */
const valuesOf = (columns: readonly (readonly [column: CandidateColumn, type: string])[]) =>
  columns.map(([column, type]) => typedValueOf(column, type)).join(', ');
const intArray = 'int[]';

const spreadWishes = `insert into wishes (profile_id, age_from, age_to, age, height_from, height_to, height, religion_ids, religion, caste_ids,
     caste, caste_no_bar, communities, community, education_ids, education, profession_ids, profession, diets, diet,
     marital_statuses, marital_status, state_ids, district_ids, place, mangalik_is, mangalik, own_clan,
     country_ids, country_abroad, country, mother_tongues, mother_tongue, deshes, desh, children_counts, children)
   select ${id}, ${valuesOf([
     ['wishes.age.from', 'int'],
     ['wishes.age.to', 'int'],
     ['wishes.age.strength', 'text'],
     ['wishes.height.from', 'int'],
     ['wishes.height.to', 'int'],
     ['wishes.height.strength', 'text'],
     ['wishes.religion.anyOf', intArray],
   ])},
     ${valuesOf([
       ['wishes.religion.strength', 'text'],
       ['wishes.caste.anyOf', intArray],
       ['wishes.caste.strength', 'text'],
       ['wishes.caste.isNoBar', 'boolean'],
       ['wishes.community.anyOf', 'text[]'],
       ['wishes.community.strength', 'text'],
       ['wishes.education.anyOf', intArray],
       ['wishes.education.strength', 'text'],
     ])},
     ${valuesOf([
       ['wishes.profession.anyOf', intArray],
       ['wishes.profession.strength', 'text'],
       ['wishes.diet.anyOf', 'text[]'],
       ['wishes.diet.strength', 'text'],
       ['wishes.maritalStatus.anyOf', 'text[]'],
       ['wishes.maritalStatus.strength', 'text'],
       ['wishes.place.states', intArray],
       ['wishes.place.districts', intArray],
     ])},
     ${valuesOf([
       ['wishes.place.strength', 'text'],
       ['wishes.mangalik.is', 'text'],
       ['wishes.mangalik.strength', 'text'],
       ['wishes.ownClan.strength', 'text'],
     ])},
     array_remove(${typedValueOf('wishes.country.anyOf', intArray)}, 1000), 1000 = any(${typedValueOf('wishes.country.anyOf', intArray)}),
     ${valuesOf([
       ['wishes.country.strength', 'text'],
       ['wishes.motherTongue.anyOf', 'text[]'],
       ['wishes.motherTongue.strength', 'text'],
       ['wishes.desh.anyOf', 'text[]'],
       ['wishes.desh.strength', 'text'],
       ['wishes.children.anyOf', 'text[]'],
       ['wishes.children.strength', 'text'],
     ])} from synthetic_lines`;

/** Statements that spread the lines over the tables. */
const spread = [
  `insert into members (profile_id, name, gender, registered_at)
   select ${id}, 'Ruma ' || ${textOf('id')} || ' Ghosh',
     case ${textOf('gender')} when 'F' then 'Female' else 'Male' end, now() from synthetic_lines`,
  ...makeAccounts("lpad(substr(profile_id, 3), 10, '7')", "'-'"),
  `insert into personal_details (profile_id, birth_date, height_cm, religion_id, community, caste_id, clan, education_id,
     profession_id, diet, rashi_id, gon_id, logno_id, mangalik)
   select ${id}, ${valuesOf([
     ['birthDate', 'date'],
     ['heightCm', 'numeric'],
     ['religion', 'int'],
     ['community', 'text'],
     ['caste', 'int'],
     ['clan', 'text'],
     ['education', 'int'],
   ])},
     ${valuesOf([
       ['profession', 'int'],
       ['diet', 'text'],
       ['rashi', 'int'],
       ['gon', 'int'],
       ['logno', 'int'],
       ['isMangalik', 'text'],
     ])} from synthetic_lines`,
  `insert into addresses (profile_id, line1, city, pincode, country_id, state_id)
   select ${id}, '1 Lake Road', 'Kolkata', '700029', ${valuesOf([
     ['country', 'int'],
     ['state', 'int'],
   ])} from synthetic_lines where ${textOf('state')} <> ''`,
  `insert into profile_details (profile_id, home_district_id, mother_tongue, desh, marital_status, nakshatra_id, pada,
     about_self, horoscope_counts, children)
   select ${id}, ${valuesOf([['district', 'int']])}, ${textOf('motherTongue')}, ${valuesOf([
     ['desh', 'text'],
     ['maritalStatus', 'text'],
     ['nakshatra', 'int'],
     ['pada', 'int'],
   ])},
     case ${textOf('hasOwnWords')} when 'true' then 'Words' else '' end, 'Yes',
     case ${textOf('children')} when 'None' then 0 when 'One' then 1 when 'More' then 3 end from synthetic_lines`,
  `insert into showings (profile_id, last_active_on, shown_at)
   select ${id}, ${typedValueOf('lastActiveOn', 'date')}, to_timestamp(${typedValueOf('shownAt', 'bigint')}) from synthetic_lines`,
  spreadWishes,
  `insert into matching_changes (profile_id, line, line_end)
   select profile_id, line, line_end from candidate_lines join candidate_line_ends using (profile_id)`,
];
