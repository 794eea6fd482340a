import type { TestApp } from './app.ts';
import { FAMILY, OWN, ownerCondition } from './unseen/changes.ts';

/** A column that no stranger may see, with other values for it. */
interface UnseenColumn {
  table: string;
  column: string;
  /** SQL for a different value. */
  value: string;
  /** SQL for no value; absent if the column requires one. */
  none?: string;
}

/** The tables of answers with one row for each member. */
const ANSWER_TABLES = ['accounts', 'members', 'addresses', 'personal_details', 'profile_details'];

/** Every column of a member's answers that no stranger may see. */
export const UNSEEN_COLUMNS: readonly UnseenColumn[] = [OWN, FAMILY].flatMap(({ columns }) =>
  Object.entries(columns)
    .filter(([table]) => ANSWER_TABLES.includes(table))
    .flatMap(([table, values]) =>
      Object.entries(values).map(([column, [value, none]]) => ({ table, column, value, ...(none && { none }) })),
    ),
);

/** Rows of the optional tables; `$1` is the member. */
const ROWS = [
  "insert into relatives (profile_id, side, generation, name, caste_id, clan) values ($1, 'paternal', 'parent', 'x', 1, 'x')",
  "insert into health_answers (profile_id, blood_group, disease_report) values ($1, 'x', 'HIV')",
  "insert into haemoglobin_results (profile_id, status, tested_on) values ($1, 'x', 'x')",
  "insert into files (profile_id, kind, name, small_name) values ($1, 'picture', $1 || '-x.jpg', $1 || '-y.jpg')",
  "insert into files (profile_id, kind, name, small_name) values ($1, 'picture2', $1 || '-v.jpg', $1 || '-w.jpg')",
  "insert into files (profile_id, kind, name) values ($1, 'horoscope', $1 || '-z.jpg')",
];

/** Sets a birthday far from today, so that a day more or less does not change the age. */
export async function settleBirthday({ pool }: Pick<TestApp, 'pool'>, profileId: string): Promise<void> {
  await pool.query(
    `update personal_details set birth_date = (now() - interval '30 years 100 days')::date where profile_id = $1`,
    [profileId],
  );
}

/** Sets one column of a member to the value of an SQL expression. Throws if the member has no such row. */
export async function setUnseen(
  { pool }: Pick<TestApp, 'pool'>,
  profileId: string,
  { table, column }: UnseenColumn,
  sql: string,
) {
  const { rowCount } = await pool.query(`update ${table} set ${column} = ${sql} where ${ownerCondition(table)}`, [
    profileId,
  ]);
  if (rowCount !== 1) throw new Error(`${profileId} has no row in ${table}`);
  // A changed number would lose its confirmation, which strangers can see.
  if (column === 'phone')
    await pool.query(
      'update accounts set phone_verified_at = now() where id in (select account_id from account_profiles where profile_id = $1)',
      [profileId],
    );
}

/** Adds rows to the optional tables of a full profile: relatives, health, files. */
export async function addUnseenRows({ pool }: Pick<TestApp, 'pool'>, profileId: string): Promise<void> {
  for (const statement of ROWS) await pool.query(statement, [profileId]);
}

/** Removes all rows of the optional tables. */
export async function removeUnseenRows({ pool }: Pick<TestApp, 'pool'>, profileId: string): Promise<void> {
  for (const table of ['relatives', 'health_answers', 'haemoglobin_results', 'files'])
    await pool.query(`delete from ${table} where profile_id = $1`, [profileId]);
}
