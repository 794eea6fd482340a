import type { Kysely } from 'kysely';
import type { Kin } from '#contract/kin.ts';
import { KIN_NAMES } from '#server/domain/visibility/present-family.ts';
import { nameRelative } from '#server/platform/db/relatives.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Of whom a member has said that nobody knows the name. */
export async function listUnknownKin(db: Kysely<Database>, profileId: string): Promise<Kin[]> {
  const rows = await db
    .selectFrom('relatives')
    .select(['side', 'generation'])
    .where('profile_id', '=', profileId)
    .where('name_unknown', '=', true)
    .execute();
  return rows.map(({ side, generation }) => KIN_NAMES[nameRelative(side, generation)]);
}
