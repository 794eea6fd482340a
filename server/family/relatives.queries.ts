import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { Generation, LineageSide } from './sides.ts';

/** One of the six relatives, with the columns that the form at hand owns. */
export interface RelativeChange {
  side: LineageSide;
  generation: Generation;
  name?: string;
  occupation_id?: number | null;
  caste_id?: number | null;
  tribe_id?: number | null;
  clan?: string;
}

/** Writes the named columns and leaves the others, which belong to other forms. */
export async function saveRelatives(
  db: Kysely<Database>,
  profileId: string,
  relatives: RelativeChange[],
): Promise<void> {
  for (const { side, generation, ...columns } of relatives) {
    await db
      .insertInto('relatives')
      .values({ profile_id: profileId, side, generation, ...columns })
      .onConflict((conflict) => conflict.columns(['profile_id', 'side', 'generation']).doUpdateSet(columns))
      .execute();
  }
}
