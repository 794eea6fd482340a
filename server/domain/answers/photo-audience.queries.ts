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

/** The facts of the home that a candidate has opened to strangers are for accepted families alone again. */
export async function narrowHome(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('profile_details')
    .set({ home_for: 'Accepted' })
    .where('profile_id', '=', profileId)
    .where('home_for', '=', 'Members')
    .execute();
}
