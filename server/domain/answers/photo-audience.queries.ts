import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Restricts photos that strangers can see to accepted families again. */
export async function narrowPhoto(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('profile_details')
    .set({ photo_for: 'Accepted' })
    .where('profile_id', '=', profileId)
    .where('photo_for', 'in', ['Members', 'Fitting'])
    .execute();
}

/** Restricts the facts of the home to accepted families again, if the candidate had opened them to strangers. */
export async function narrowHome(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('profile_details')
    .set({ home_for: 'Accepted' })
    .where('profile_id', '=', profileId)
    .where('home_for', '=', 'Members')
    .execute();
}
