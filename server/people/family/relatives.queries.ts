import type { Kysely } from 'kysely';
import type { LineageSide } from '#contract/lineage.ts';
import type { HealthCipher } from '#server/crypto/health-cipher.ts';
import { type Generation, nameRelative, RELATIVES, type RelativeName } from '#server/db/relatives.ts';
import type { Database } from '#server/db/tables.ts';

const HEALTH_COLUMNS = ['blood_group', 'life_expectancy', 'chronic_disease', 'chronic_disease_details'] as const;

/** What is recorded of one relative; health answers in plain text. */
export interface Relative {
  name: string;
  occupation_id: number | null;
  caste_id: number | null;
  tribe_id: number | null;
  clan: string;
  blood_group: string;
  life_expectancy: string;
  chronic_disease: string;
  chronic_disease_details: string;
}

/** One relative with the columns that the form at hand owns. */
export type RelativeChange = Partial<Relative> & { side: LineageSide; generation: Generation };

const NOBODY: Relative = {
  name: '',
  occupation_id: null,
  caste_id: null,
  tribe_id: null,
  clan: '',
  blood_group: '',
  life_expectancy: '',
  chronic_disease: '',
  chronic_disease_details: '',
};

/** All six relatives of a member; those not recorded yet are empty. */
export async function loadRelatives(
  db: Kysely<Database>,
  cipher: HealthCipher,
  profileId: string,
): Promise<Record<RelativeName, Relative>> {
  const rows = await db.selectFrom('relatives').selectAll().where('profile_id', '=', profileId).execute();
  const found = RELATIVES.map(({ side, generation }): [RelativeName, Relative] => {
    const owner = nameRelative(side, generation);
    const row = rows.find((row) => row.side === side && row.generation === generation);
    if (row === undefined) return [owner, NOBODY];
    return [
      owner,
      { ...row, ...eachHealthColumn(row, (stored, column) => cipher.decrypt(stored, { profileId, owner, column })) },
    ];
  });
  return Object.fromEntries(found) as Record<RelativeName, Relative>;
}

/** Writes the named columns and leaves the others, which belong to other forms. */
export async function saveRelatives(
  db: Kysely<Database>,
  cipher: HealthCipher,
  profileId: string,
  relatives: RelativeChange[],
): Promise<void> {
  for (const { side, generation, ...columns } of relatives) {
    const owner = nameRelative(side, generation);
    // Where there is no disease nothing is told of one, whatever came with the answer.
    const told = columns.chronic_disease === 'No' ? { ...columns, chronic_disease_details: '' } : columns;
    const stored = {
      ...told,
      ...eachHealthColumn(told, (value, column) => cipher.encrypt(value, { profileId, owner, column })),
    };
    await db
      .insertInto('relatives')
      .values({ profile_id: profileId, side, generation, ...stored })
      .onConflict((conflict) => conflict.columns(['profile_id', 'side', 'generation']).doUpdateSet(stored))
      .execute();
  }
}

function eachHealthColumn(
  row: Partial<Relative>,
  change: (value: string, column: string) => string,
): Partial<Relative> {
  const changed: Partial<Relative> = {};
  for (const column of HEALTH_COLUMNS) {
    const value = row[column];
    if (value !== undefined) changed[column] = change(value, column);
  }
  return changed;
}
