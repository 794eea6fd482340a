import { expect, test } from 'vitest';
import { answersIn } from '#contract/catalogue.ts';
import { comparedAnswers } from '#server/domain/visibility/seen-answers.ts';
import { candidateViews } from '#server/ranking/lines/candidate-views.ts';
import { makeTestDatabase } from '#server/testing/database.ts';

const { pool } = await makeTestDatabase();

/**
 * Columns that lines do not compare: an answer of the seeker alone, and a column that stands for the own words in the
 * order.
 */
const NOT_COMPARED_IN_LINES = ['horoscope_counts'];
const COUNTED_AS_GIVEN = ['about_self', 'about_hoped'];

test('the lines of candidates have every answer that is compared, and every wish', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.view_column_usage
      where view_name in ('candidate_lines', 'candidate_line_ends') and table_name = any($1)`,
    [['members', 'personal_details', 'addresses', 'profile_details', 'wishes']],
  );
  const others = ['profile_id', 'registered_at', 'first_shown_on', 'photo_for', 'community_for', ...COUNTED_AS_GIVEN];
  const found = new Set(rows.map(({ name }) => name).filter((name) => !others.includes(name)));
  const expected = [...comparedAnswers, ...answersIn('wishes')].map(({ column }) => column);
  expect([...found].sort()).toEqual(
    [...new Set(expected)].filter((column) => !NOT_COMPARED_IN_LINES.includes(column)).sort(),
  );
});

test.each(Object.entries(candidateViews))(
  'the view %s of the database is the one that its columns write',
  async (name, query) => {
    const client = await pool.connect();
    try {
      await client.query(`create temporary view written as ${query}`);
      const { rows } = await client.query<{ stored: string; written: string }>(
        'select pg_get_viewdef($1::regclass) as stored, pg_get_viewdef($2::regclass) as written',
        [`public.${name}`, 'pg_temp.written'],
      );
      expect(rows[0]?.written).toBe(rows[0]?.stored);
    } finally {
      await client.query('drop view if exists pg_temp.written');
      client.release();
    }
  },
);
