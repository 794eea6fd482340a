import { type Kysely, sql } from 'kysely';
import type { HealthCipher } from '#server/crypto/health-cipher.ts';
import type { Database } from '#server/db/tables.ts';
import { loadRelatives } from '#server/family/relatives.queries.ts';

type Row = Record<string, unknown>;

/** Everything that is stored of a member in one table, or in the words of one form. */
export type Sections = Record<string, Row | Row[]>;

/** The tables whose rows a member downloads as they stand, by what they are called there. */
export const COPIED_TABLES = {
  addresses: 'address',
  personal_details: 'personal information',
} as const satisfies Partial<Record<keyof Database, string>>;

/** What a member does not download: what opens doors, what the office keeps, and what only says that something changed. */
export const LEFT_OUT_TABLES: readonly string[] = [
  'sessions',
  'known_browsers',
  'password_resets',
  'suspensions',
  'office_uses',
];

/** Everything that the member has told us, and what we have recorded of them. */
export async function loadEverything(db: Kysely<Database>, cipher: HealthCipher, profileId: string): Promise<Sections> {
  const sections: Sections = { 'basic information': await loadMember(db, profileId) };
  for (const [table, title] of Object.entries(COPIED_TABLES)) {
    sections[title] = await loadCopies(db, table, profileId);
  }
  sections['health details'] = await loadHealth(db, cipher, profileId);
  sections.family = await loadFamily(db, cipher, profileId);
  sections['openings through the Power Link'] = await loadOpenings(db, profileId);
  return sections;
}

async function loadMember(db: Kysely<Database>, profileId: string): Promise<Row> {
  return db
    .selectFrom('members')
    .select(['profile_id', 'name', 'gender', 'phone', 'email', 'created_at', 'registered_at'])
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
}

async function loadCopies(db: Kysely<Database>, table: string, profileId: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) - 'profile_id' as row from ${sql.table(table)} t where profile_id = ${profileId}`.execute(db);
  return rows.map(({ row }) => row);
}

async function loadHealth(db: Kysely<Database>, cipher: HealthCipher, profileId: string): Promise<Row> {
  const stored = await db
    .selectFrom('health_answers')
    .select(['blood_group', 'disease_report'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  const decrypted = Object.entries(stored ?? {}).map(([column, answer]) => [
    column,
    cipher.decrypt(answer, { profileId, owner: 'self', column }),
  ]);
  return Object.fromEntries(decrypted);
}

const TITLES = {
  'paternal/parent': 'father',
  'paternal/grandfather': 'paternal grandfather',
  'paternal/great_grandfather': 'paternal great-grandfather',
  'maternal/parent': 'mother',
  'maternal/grandfather': 'maternal grandfather',
  'maternal/great_grandfather': 'maternal great-grandfather',
} as const;

async function loadFamily(db: Kysely<Database>, cipher: HealthCipher, profileId: string): Promise<Row[]> {
  const relatives = await loadRelatives(db, cipher, profileId);
  return Object.entries(relatives).map(([name, relative]) => ({
    relative: Object.entries(TITLES).find(([known]) => known === name)?.[1] ?? name,
    name: relative.name,
    [name === 'maternal/parent' ? 'mother_occupation_id' : 'occupation_id']: relative.occupation_id,
    caste_id: relative.caste_id,
    tribe_id: relative.tribe_id,
    clan: relative.clan,
    blood_group: relative.blood_group,
    life_expectancy: relative.life_expectancy,
    chronic_disease: relative.chronic_disease,
    chronic_disease_details: relative.chronic_disease_details,
  }));
}

async function loadOpenings(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('power_link_uses')
    .select(['used_at', 'outcome'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}
