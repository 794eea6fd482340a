import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

interface Nominee {
  name: string;
  phone: string;
}

/** Returns who may act for the member; undefined if nobody is nominated. */
export const loadNomination = (db: Kysely<Database>, profileId: string): Promise<Nominee | undefined> =>
  db.selectFrom('nominations').select(['name', 'phone']).where('profile_id', '=', profileId).executeTakeFirst();

/** Saves the nominee; an empty name removes the nomination. */
export async function saveNomination(db: Kysely<Database>, profileId: string, { name, phone }: Nominee): Promise<void> {
  if (name.trim() === '') {
    await removeNomination(db, profileId);
    return;
  }
  const values = { name: name.trim(), phone, named_at: sql<Date>`now()` };
  await db
    .insertInto('nominations')
    .values({ profile_id: profileId, ...values })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(values))
    .execute();
}

export async function removeNomination(db: Kysely<Database>, profileId: string): Promise<void> {
  await db.deleteFrom('nominations').where('profile_id', '=', profileId).execute();
}
