import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

export async function loadShownAt(db: Kysely<Database>, profileId: string): Promise<Date | undefined> {
  const row = await db.selectFrom('showings').select('shown_at').where('profile_id', '=', profileId).executeTakeFirst();
  return row?.shown_at;
}

/** Choosing again changes nothing. */
export async function startShowing(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .insertInto('showings')
    .values({ profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endShowing(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('showings').where('profile_id', '=', profileId).execute();
}
