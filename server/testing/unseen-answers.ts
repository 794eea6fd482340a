import type { TestApp } from './app.ts';

interface Unseen {
  table: 'members' | 'addresses' | 'personal_details' | 'profile_details';
  column: string;
  /** SQL of another value than a member has. */
  value: string;
  /** SQL of none; absent where there must be one. */
  none?: string;
}

const of =
  (table: Unseen['table']) =>
  (column: string, value: string, none?: string): Unseen => ({ table, column, value, ...(none && { none }) });
const member = of('members');
const address = of('addresses');
const personal = of('personal_details');
const details = of('profile_details');

/** Every column of a member's answers that no stranger may see. */
export const UNSEEN_COLUMNS: readonly Unseen[] = [
  member('phone', "'6' || lpad(substr(profile_id, 3), 9, '0')"),
  member('email', "'other@example.in'", "''"),
  // The last word of a name, and titles.
  member('name', "'Dr. Ruma ' || profile_id || ' Sarkar'"),
  address('line1', "'another street'", "''"),
  address('line2', "'another house'", "''"),
  address('city', "'Siliguri'", "''"),
  address('pincode', "'734001'", "''"),
  personal('weight_kg', '77', 'null'),
  personal('tribe_id', '3', 'null'),
  personal('skill_id', '3', 'null'),
  personal('skin_colour', "'Dark'", "''"),
  personal('other_qualification_id', '3', 'null'),
  personal('birth_place', "'Malda'", "''"),
  personal('birth_place_id', '1275004', 'null'),
  personal('birth_time', "'04:44'", 'null'),
  personal('logno_id', '3', 'null'),
  personal('initiated', "'Yes'", "''"),
  // The day; strangers see the age.
  personal('birth_date', "birth_date - interval '1 day'"),
  details('pada', '2', 'null'),
  details('brothers', '3', 'null'),
  details('sisters', '3', 'null'),
  details('sibling_notes', "'all married'", "''"),
  details('work_place', "'Durgapur'", "''"),
  details('income_band', "'Above 50 lakh'", "''"),
  details('birth_district', "'Malda'", "''"),
  details('birth_district_id', '113', 'null'),
  details('guardian_name', "'Uncle'", "''"),
  details('guardian_relation', "'Uncle'", "''"),
  details('guardian_phone', "'9822200099'", "''"),
];

const ROWS = [
  "insert into relatives (profile_id, side, generation, name, caste_id, clan) values ($1, 'paternal', 'parent', 'x', 1, 'x')",
  "insert into health_answers (profile_id, blood_group, disease_report) values ($1, 'x', 'HIV')",
  "insert into haemoglobin_results (profile_id, status, tested_on) values ($1, 'x', 'x')",
  "insert into files (profile_id, kind, name, small_name) values ($1, 'picture', $1 || '-x.jpg', $1 || '-y.jpg')",
  "insert into files (profile_id, kind, name) values ($1, 'horoscope', $1 || '-z.jpg')",
];

/** A birthday far from today, so that a day more or less changes no age. */
export async function settleBirthday({ pool }: Pick<TestApp, 'pool'>, profileId: string): Promise<void> {
  await pool.query(
    `update personal_details set birth_date = (now() - interval '30 years 100 days')::date where profile_id = $1`,
    [profileId],
  );
}

/** Sets one column; fails where the member has no such row. */
export async function setUnseen(
  { pool }: Pick<TestApp, 'pool'>,
  profileId: string,
  { table, column }: Unseen,
  sql: string,
) {
  const { rowCount } = await pool.query(`update ${table} set ${column} = ${sql} where profile_id = $1`, [profileId]);
  if (rowCount !== 1) throw new Error(`${profileId} has no row in ${table}`);
}

/** The tables that a full profile has rows in: relatives, health, files. */
export async function addUnseenRows({ pool }: Pick<TestApp, 'pool'>, profileId: string): Promise<void> {
  for (const statement of ROWS) await pool.query(statement, [profileId]);
}

export async function removeUnseenRows({ pool }: Pick<TestApp, 'pool'>, profileId: string): Promise<void> {
  for (const table of ['relatives', 'health_answers', 'haemoglobin_results', 'files'])
    await pool.query(`delete from ${table} where profile_id = $1`, [profileId]);
}
