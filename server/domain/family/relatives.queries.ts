import { type Expression, type Kysely, sql } from 'kysely';
import { answersIn, type SectionValues } from '#contract/catalogue.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { AnswerStore, SavingStore } from '#server/domain/answers/answers.queries.ts';
import { eachSealed } from '#server/domain/answers/sealed.ts';
import { type Shown, type Stored, shownAnswers, storedColumns } from '#server/domain/answers/stored.ts';
import { writeRow } from '#server/domain/answers/write-row.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { type Generation, nameRelative, RELATIVES, type RelativeName } from '#server/platform/db/relatives.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** The answers about one relative; health answers decrypted. */
export type Relative = Shown<SectionValues['relatives']>;

/** One relative with the answers that the current form contains. */
export type RelativeChange = Partial<SectionValues['relatives']> & { side: LineageSide; generation: Generation };

/** Returns all six relatives of a member by name, health answers decrypted; those without a row are empty. */
export async function loadRelatives(
  { db, cipher }: AnswerStore,
  profileId: string,
): Promise<Record<RelativeName, Relative>> {
  const rows = await db.selectFrom('relatives').selectAll().where('profile_id', '=', profileId).execute();
  return openRelatives(cipher, profileId, rows);
}

/** A row of a relative as a statement returns it in JSON; health answers encrypted. */
export interface RelativeRow extends Stored {
  side: LineageSide;
  generation: Generation;
}

const COLUMNS = sql.join(
  ['side', 'generation', ...answersIn('relatives').map(({ column }) => column)].map((column) => sql.ref(column)),
);

/** SQL: the rows of a member's relatives as a JSON array (`RelativeRow`), empty if there are none. */
export const relativesOf = (profileId: Expression<string>) => sql<RelativeRow[]>`(select coalesce(json_agg(r), '[]')
  from (select ${COLUMNS} from relatives where profile_id = ${profileId}) r)`;

/** Decrypts the rows of a member's relatives and returns all six by name; those without a row are empty. */
export function openRelatives(
  cipher: Pick<HealthCipher, 'decrypt'>,
  profileId: string,
  rows: readonly RelativeRow[],
): Record<RelativeName, Relative> {
  const entries = RELATIVES.map(({ side, generation }): [RelativeName, Relative] => {
    const owner = nameRelative(side, generation);
    const row = rows.find((stored) => stored.side === side && stored.generation === generation);
    const decrypted = eachSealed('relatives', { ...row }, (value, column) =>
      cipher.decrypt(value, { profileId, owner, column }),
    );
    return [owner, shownAnswers('relatives', decrypted)];
  });
  return Object.fromEntries(entries) as Record<RelativeName, Relative>;
}

/** Writes the given answers of relatives. Other columns belong to other forms and keep their values. */
export async function saveRelatives(
  { db, cipher }: SavingStore,
  profileId: string,
  relatives: RelativeChange[],
): Promise<void> {
  for (const { side, generation, ...answers } of relatives) {
    const owner = nameRelative(side, generation);
    const plainColumns = storedColumns('relatives', makeConsistent(answers));
    const columns = eachSealed('relatives', plainColumns, (value, column) =>
      cipher.encrypt(value, { profileId, owner, column }),
    );
    await writeRow(db, 'relatives', { key: { profile_id: profileId, side, generation }, columns });
  }
}

/**
 * Makes answers consistent: a disease that is denied or unknown has no details. A given value is not marked as unknown,
 * and a value that is marked as unknown is empty.
 */
function makeConsistent<A extends Partial<SectionValues['relatives']>>(answers: A): A {
  const consistent: Partial<SectionValues['relatives']> = { ...answers };
  if (consistent.chronicDisease === 'No' || consistent.chronicDiseaseUnknown === 'Yes')
    consistent.chronicDiseaseDetails = '';
  if (consistent.name?.trim()) consistent.nameUnknown = '';
  else if (consistent.nameUnknown === 'Yes') consistent.name = '';
  if (consistent.clan?.trim()) consistent.clanUnknown = '';
  else if (consistent.clanUnknown === 'Yes') consistent.clan = '';
  if (consistent.occupation) consistent.occupationUnknown = '';
  else if (consistent.occupationUnknown === 'Yes') consistent.occupation = null;
  if (consistent.caste) consistent.casteUnknown = '';
  else if (consistent.casteUnknown === 'Yes') consistent.caste = null;
  if (consistent.lifeExpectancy) consistent.lifeExpectancyUnknown = '';
  else if (consistent.lifeExpectancyUnknown === 'Yes') consistent.lifeExpectancy = '';
  if (consistent.chronicDisease) consistent.chronicDiseaseUnknown = '';
  else if (consistent.chronicDiseaseUnknown === 'Yes') consistent.chronicDisease = '';
  // Safe: only fields that exist in this form were changed.
  return consistent as A;
}

/** What families call the six relatives, for the download. */
const TITLES = {
  'paternal/parent': 'father',
  'paternal/grandfather': 'paternal grandfather',
  'paternal/great_grandfather': 'paternal great-grandfather',
  'maternal/parent': 'mother',
  'maternal/grandfather': 'maternal grandfather',
  'maternal/great_grandfather': 'maternal great-grandfather',
} as const;

/** Returns the six relatives for the download, under the names that families use. */
export async function familyInDownload(db: Kysely<Database>, cipher: HealthCipher, profileId: string) {
  const relatives = await loadRelatives({ db, cipher }, profileId);
  return Object.entries(relatives).map(([name, relative]) => {
    const { occupation_id, ...columns } = storedColumns('relatives', relative);
    const title = Object.entries(TITLES).find(([known]) => known === name)?.[1] ?? name;
    // The mother's occupation is an id of another list than that of the other relatives.
    const occupationColumn = name === 'maternal/parent' ? 'mother_occupation_id' : 'occupation_id';
    return { relative: title, ...columns, [occupationColumn]: occupation_id };
  });
}
