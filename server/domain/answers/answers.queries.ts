import { type Kysely, sql } from 'kysely';
import { answersIn, catalogue, SECTIONS, type Section, type SectionValues } from '#contract/catalogue.ts';
import type { Part } from '#contract/step.ts';
import { store } from '#server/domain/held-answers/held-answers.queries.ts';
import { holdChanges, isHeldTable } from '#server/domain/held-answers/withhold.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { prepared } from '#server/platform/db/connect.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { eachSealed } from './sealed.ts';
import { type Shown, type Stored, shownAnswers, storedColumns } from './stored.ts';
import { writeRow } from './write-row.queries.ts';

/** The sections that have at most one row for each member. */
export type OwnSection = Exclude<Section, 'relatives'>;

/** What reading and saving answers needs: the database, and the cipher of the sealed (encrypted) answers. */
export interface AnswerStore {
  db: Kysely<Database>;
  cipher: HealthCipher;
  /**
   * Whether the office reviews a changed watched answer (`isWatched`) before others read it, if the profile was ever
   * shown. False by default.
   */
  isLookedAt?: boolean;
}

/** An `AnswerStore` that can encrypt but not decrypt: enough for saving. */
export type SavingStore = Omit<AnswerStore, 'cipher'> & { cipher: Pick<HealthCipher, 'encrypt'> };

/** A cipher that can only erase. It leaves `''` as it is, for which it needs no key, and throws for any other value. */
export const ERASER: Pick<HealthCipher, 'encrypt'> = {
  encrypt(value) {
    if (value !== '') throw new Error('The eraser cannot encrypt a value.');
    return '';
  },
};

/**
 * Returns the answers of a section as its owner has written them, held and sealed ones included, by the names of its
 * form. All values are empty if the section was never saved.
 */
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

/** Returns the row of a section, with the held values, which others cannot read yet. Empty if there is no row. */
async function loadWritten(db: Kysely<Database>, profileId: string, section: OwnSection): Promise<Stored> {
  const { table } = catalogue[section];
  const columns = answersIn(section).map(({ column }) => sql.ref(column));
  const { rows } = await sql<{ row: Stored }>`${prepared}
    select to_jsonb(r) || coalesce((select jsonb_object_agg(h.answer, h.value) from held_answers h
      where h.profile_id = ${profileId} and h.table_name = ${sql.lit(table)}), '{}') as row
    from (select ${sql.join(columns)} from ${sql.table(table)} where profile_id = ${profileId}) r`.execute(db);
  return rows[0]?.row ?? {};
}

/**
 * Saves the given answers of each section; answers that are left out keep their values. A value that others may not
 * read at once is stored as held.
 */
export async function saveAnswers(
  { db, cipher, isLookedAt }: SavingStore,
  profileId: string,
  answers: { [S in OwnSection]?: Part<SectionValues[S]> },
): Promise<void> {
  const place = { profileId, owner: 'self' };
  for (const section of SECTIONS) {
    const values = section === 'relatives' ? undefined : answers[section];
    if (values === undefined) continue;
    const sealedColumns = eachSealed(section, storedColumns(section, values), (value, column) =>
      cipher.encrypt(value, { ...place, column }),
    );
    const { table } = catalogue[section];
    const change = { profileId, columns: sealedColumns, isLookedAt };
    const columns = isHeldTable(table) ? await holdChanges(db, { ...change, table }) : sealedColumns;
    // The row in `members` exists before any answer is saved.
    if (table === 'members') await store(db, profileId, table, columns);
    else await writeRow(db, table, { key: { profile_id: profileId }, columns });
  }
}
