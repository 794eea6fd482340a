import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** A photo that others see is for accepted families alone again. */
export async function narrowPhoto(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('profile_details')
    .set({ photo_for: 'Accepted' })
    .where('profile_id', '=', profileId)
    .where('photo_for', 'in', ['Members', 'Fitting'])
    .execute();
}
