import { type Kysely, sql } from 'kysely';
import { answersIn, catalogue, SECTIONS, type Section, type SectionValues } from '#contract/catalogue.ts';
import type { Part } from '#contract/step.ts';
import { store } from '#server/domain/held-answers/held-answers.queries.ts';
import { isHeldTable, withhold } from '#server/domain/held-answers/withhold.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { prepared } from '#server/platform/db/connect.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { eachSealed } from './sealed.ts';
import { type Shown, type Stored, shownAnswers, storedColumns } from './stored.ts';
import { writeRow } from './write-row.queries.ts';

/** Sections of which a member has one row. */
export type OwnSection = Exclude<Section, 'relatives'>;

export interface AnswerStore {
  db: Kysely<Database>;
  cipher: HealthCipher;
  /** Whether the office looks first at a changed name, gender or birth date of somebody who was ever shown. */
  isLookedAt?: boolean;
}

/** What saving needs. */
export type SavingStore = Omit<AnswerStore, 'cipher'> & { cipher: Pick<HealthCipher, 'encrypt'> };

/** Erases what is sealed as if it had never been given: without the key, where nobody who asks has it. */
export const ERASER: Pick<HealthCipher, 'encrypt'> = {
  encrypt(value) {
    if (value !== '') throw new Error('What erases seals nothing.');
    return '';
  },
};

/** A section as its owner has written it, by the names of its form; empty before it was ever saved. */
export async function showAnswers<S extends OwnSection>(
  { db, cipher }: AnswerStore,
  profileId: string,
  section: S,
): Promise<Shown<SectionValues[S]>> {
  const row = await loadWritten(db, profileId, section);
  const place = { profileId, owner: 'self' };
  return shownAnswers(
    section,
    eachSealed(section, row, (value, column) => cipher.decrypt(value, { ...place, column })),
  );
}

/** The row with what others do not read yet; empty where there is none. */
async function loadWritten(db: Kysely<Database>, profileId: string, section: OwnSection): Promise<Stored> {
  const { table } = catalogue[section];
  const columns = answersIn(section).map(({ column }) => sql.ref(column));
  const { rows } = await sql<{ row: Stored }>`${prepared}
    select to_jsonb(r) || coalesce((select jsonb_object_agg(h.answer, h.value) from held_answers h
      where h.profile_id = ${profileId} and h.table_name = ${sql.lit(table)}), '{}') as row
    from (select ${sql.join(columns)} from ${sql.table(table)} where profile_id = ${profileId}) r`.execute(db);
  return rows[0]?.row ?? {};
}

/** Saves those answers of each section that are given; what others may not read at once is kept beside. */
export async function saveAnswers(
  { db, cipher, isLookedAt }: SavingStore,
  profileId: string,
  answers: { [S in OwnSection]?: Part<SectionValues[S]> },
): Promise<void> {
  const place = { profileId, owner: 'self' };
  for (const section of SECTIONS) {
    const values = section === 'relatives' ? undefined : answers[section];
    if (values === undefined) continue;
    const written = eachSealed(section, storedColumns(section, values), (value, column) =>
      cipher.encrypt(value, { ...place, column }),
    );
    const { table } = catalogue[section];
    const change = { profileId, columns: written, isLookedAt };
    const columns = isHeldTable(table) ? await withhold(db, { ...change, table }) : written;
    // There is a member before there are answers.
    if (table === 'members') await store(db, profileId, table, columns);
    else await writeRow(db, table, { key: { profile_id: profileId }, columns });
  }
}
