import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

export interface BiodataChoice {
  with_birth: boolean;
  with_contact: boolean;
  with_photo: boolean;
  blessing: string;
}

const everything: BiodataChoice = { with_birth: true, with_contact: true, with_photo: true, blessing: '' };

/** What stands on a family's own biodata; all of it until they choose. */
export async function loadBiodataChoice(db: Kysely<Database>, profileId: string): Promise<BiodataChoice> {
  const chosen = await db
    .selectFrom('biodata_choices')
    .select(['with_birth', 'with_contact', 'with_photo', 'blessing'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return chosen ?? everything;
}

export async function saveBiodataChoice(db: Kysely<Database>, profileId: string, choice: BiodataChoice): Promise<void> {
  await db
    .insertInto('biodata_choices')
    .values({ profile_id: profileId, ...choice })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(choice))
    .execute();
}
