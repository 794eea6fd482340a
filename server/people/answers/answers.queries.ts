import { type Kysely, sql } from 'kysely';
import { answersIn, catalogue, type Section, type SectionValues } from '#contract/catalogue.ts';
import type { HealthCipher } from '#server/crypto/health-cipher.ts';
import { prepared } from '#server/db/connect.ts';
import type { Database } from '#server/db/tables.ts';
import { isHeldTable } from '#server/people/held-answers/judged-answers.ts';
import { withhold } from '#server/people/held-answers/withhold.ts';
import { eachSealed } from './sealed.ts';
import { type Shown, type Stored, shownAnswers, storedColumns } from './stored.ts';

/** Sections of which a member has one row. */
export type OwnSection = Exclude<Section, 'relatives'>;

interface Store {
  db: Kysely<Database>;
  cipher: HealthCipher;
  /** Whether the office looks first at a changed name, gender or birth date of somebody who was ever shown. */
  isLookedAt?: boolean;
}

/** A section as its owner has written it, by the names of its form; empty before it was ever saved. */
export async function showAnswers<S extends OwnSection>(
  { db, cipher }: Store,
  profileId: string,
  section: S,
): Promise<Shown<SectionValues[S]>> {
  const row = await loadWritten(db, profileId, section);
  const open = eachSealed(section, row ?? {}, (value, column) =>
    cipher.decrypt(value, { profileId, owner: 'self', column }),
  );
  return shownAnswers(section, open);
}

/** The row with what others do not read yet. */
async function loadWritten(db: Kysely<Database>, profileId: string, section: OwnSection): Promise<Stored | undefined> {
  const table = catalogue[section].table;
  const columns = answersIn(section).map(({ column }) => sql.ref(column));
  const { rows } = await sql<{ row: Stored }>`${prepared}
    select to_jsonb(r) || coalesce((select jsonb_object_agg(h.answer, h.value) from held_answers h
      where h.profile_id = ${profileId} and h.table_name = ${sql.lit(table)}), '{}') as row
    from (select ${sql.join(columns)} from ${sql.table(table)} where profile_id = ${profileId}) r`.execute(db);
  return rows[0]?.row;
}

/** Saves those answers of each section that are given; what others may not read at once is kept beside. */
export async function saveAnswers(
  { db, cipher, isLookedAt }: Store,
  profileId: string,
  answers: { [S in OwnSection]?: Partial<SectionValues[S]> },
): Promise<void> {
  for (const section of OWN_SECTIONS) {
    const values = answers[section];
    if (values === undefined) continue;
    const columns = eachSealed(section, storedColumns(section, values), (value, column) =>
      cipher.encrypt(value, { profileId, owner: 'self', column }),
    );
    const { table } = catalogue[section];
    const change = { profileId, columns, isLookedAt };
    await writeRow(db, profileId, table, isHeldTable(table) ? await withhold(db, { ...change, table }) : columns);
  }
}

const OWN_SECTIONS = ['profile', 'address', 'personal', 'health', 'details', 'wishes'] as const satisfies OwnSection[];

/** There is a member before there are answers, so of `members` there is always a row. */
async function writeRow(db: Kysely<Database>, profileId: string, table: string, columns: Stored): Promise<void> {
  const names = Object.keys(columns);
  const sets = sql.join(names.map((name) => sql`${sql.ref(name)} = ${columns[name]}`));
  if (table === 'members') await sql`update members set ${sets} where profile_id = ${profileId}`.execute(db);
  else
    await sql`insert into ${sql.table(table)} (profile_id, ${sql.join(names.map((name) => sql.ref(name)))})
      values (${profileId}, ${sql.join(names.map((name) => columns[name]))})
      on conflict (profile_id) do update set ${sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(
      db,
    );
}
