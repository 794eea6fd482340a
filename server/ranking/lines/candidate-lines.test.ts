import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { insertInvented } from '#server/testing/invented-members.ts';

const { pool, db } = await makeTestDatabase();
const invented = await insertInvented({ db }, { seed: 3, count: 40, firstId: 500_000_000 });

async function differing(): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select c.profile_id, k.line as kept, c.line as due, k.line_end as kept_end, e.line_end as due_end
     from candidate_lines c join candidate_line_ends e on e.profile_id = c.profile_id
     full join matching_changes k on k.profile_id = c.profile_id
     where k.line is distinct from c.line or k.line_end is distinct from e.line_end`,
  );
  return rows;
}

test('the line kept of every candidate is the one that is due', async () => {
  expect(await differing()).toEqual([]);
  const { rows } = await pool.query('select count(*) as lines from matching_changes where line is not null');
  expect(rows).toEqual([{ lines: invented.size }]);
});

test('two who change one member at once both have their say in the line', async () => {
  const [member = ''] = invented.keys();
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    await one.query('begin');
    await other.query('begin');
    await one.query(`update personal_details set clan = 'Vatsya' where profile_id = $1`, [member]);
    const waiting = other.query('update profile_details set home_district_id = 113 where profile_id = $1', [member]);
    await expect.poll(async () => (await pool.query(waitingForLock)).rowCount).toBe(1);
    await one.query('commit');
    await waiting;
    await other.query('commit');
  } finally {
    one.release(true);
    other.release(true);
  }
  expect(await differing()).toEqual([]);
  const { rows } = await pool.query('select line from matching_changes where profile_id = $1', [member]);
  expect(rows[0].line.split('\x1f')).toEqual(expect.arrayContaining(['Vatsya', '113']));
});

const waitingForLock = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'update profile_details%'`;
