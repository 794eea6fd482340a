import type pg from 'pg';
import { columnsAtFirst } from '#ranking/ranking.ts';
import { candidateLine } from '#ranking/testing/candidate-line.ts';
import { timeouts } from '#server/platform/db/timeouts.ts';
import { FIRST_ID, ID_STEP, synthesize } from './synthetic-members.ts';

/** The number of templates of lines. */
const templates = 200_000;
const templatesAtOnce = 5_000;

/** Creates the table of templates, and empties the table of lines. */
export async function prepareLines(pool: pg.Pool): Promise<void> {
  await withClient(pool, async (client) => {
    await client.query('create unlogged table templates (n int, c text[], line_end text)');
    let lines: string[] = [];
    for (const [id, person] of synthesize(templates, 10)) {
      lines.push(`${(id - FIRST_ID) / ID_STEP}\t${candidateLine(id, person).toString().slice(0, -1)}`);
      if (lines.length < templatesAtOnce) continue;
      await client.query(insertTemplates, [lines]);
      lines = [];
    }
    await client.query(`truncate matching_changes;
      alter table matching_changes drop constraint matching_changes_pkey;
      drop index matching_changes_by_version;
      alter table matching_changes set unlogged;
      alter table matching_changes disable trigger user`);
  });
}

const insertTemplates = `insert into templates
  select split_part(line, e'\\t', 1)::int, c[1:${columnsAtFirst}], array_to_string(c[${columnsAtFirst + 1}:], e'\\x1f')
  from unnest($1::text[]) line, string_to_array(split_part(line, e'\\t', 2), e'\\x1f') c`;

/**
 * Inserts lines for `members` members, equally many for each template. Lines of one template share gender, religion,
 * caste, wishes and horoscope. Birth, height, district, education, profession, activity and showing differ.
 */
export async function fillLines(pool: pg.Pool, members: number): Promise<void> {
  await withClient(pool, (client) => client.query('truncate matching_changes'));
  const rounds = members / templates;
  const half = Math.ceil(rounds / 2);
  // Two sessions for two cores.
  await Promise.all(
    [
      [1, half],
      [half + 1, rounds],
    ].map((range) => withClient(pool, (client) => client.query(insertLines(range)))),
  );
  await withClient(pool, async (client) => {
    await client.query('create index if not exists matching_changes_by_version on matching_changes (version)');
    await client.query('vacuum matching_changes');
  });
}

/** Returns SQL for a new value of a column that differs from the template's; an empty column stays empty. */
const otherValue = (column: number, value: string) => `case when c[${column}] = '' then '' else (${value})::text end`;

const insertLines = ([from, to]: readonly number[]) => `insert into matching_changes (profile_id, line, line_end)
  select 'SV' || id, concat_ws(e'\\x1f', id, c[2],
    ${otherValue(3, 'c[3]::date + (random() * 364)::int - 182')},
    ${otherValue(4, 'c[4]::numeric + (random() * 6)::int - 3')}, c[5],
    ${otherValue(6, '101 + floor(23 * random() ^ 1.5)')}, religion_to_marital,
    ${otherValue(14, '1 + floor(40 * random() ^ 1.4)')}, ${otherValue(15, '1 + floor(45 * random() ^ 1.7)')}, diet_to_words,
    (date '2026-11-21' - floor(69 * random() ^ 3)::int)::text, 1660000000 + floor(130000000 * random())::int, wishes), line_end
  from (select n, c, line_end, array_to_string(c[7:13], e'\\x1f') as religion_to_marital,
      array_to_string(c[16:23], e'\\x1f') as diet_to_words, array_to_string(c[26:], e'\\x1f') as wishes
      from templates offset 0) t
    cross join generate_series(${from}, ${to}) as round,
    lateral (select 1000000 + (round - 1) * ${templates} + n as id) numbered`;

async function withClient<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(timeouts.endless);
    return await use(client);
  } finally {
    client.release(true);
  }
}
