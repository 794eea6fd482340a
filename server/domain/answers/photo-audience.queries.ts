import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Restricts the photos to accepted families again, if all members or those who fit could see them. */
export async function narrowPhoto(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('profile_details')
    .set({ photo_for: 'Accepted' })
    .where('profile_id', '=', profileId)
    .where('photo_for', 'in', ['Members', 'Fitting'])
    .execute();
}

/** Restricts the facts of the home to accepted families again, if all members could read them. */
export async function narrowHome(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('profile_details')
    .set({ home_for: 'Accepted' })
    .where('profile_id', '=', profileId)
    .where('home_for', '=', 'Members')
    .execute();
}
