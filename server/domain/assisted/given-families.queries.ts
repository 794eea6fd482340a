import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Takes a family from its volunteer. With `staffId`, only if it is given to that volunteer. */
export async function takeFamily(db: Kysely<Database>, profileId: string, staffId?: number): Promise<void> {
  await db
    .deleteFrom('given_families')
    .where('profile_id', '=', profileId)
    .$if(staffId !== undefined, (query) => query.where('staff_id', '=', staffId ?? 0))
    .execute();
}

/** Gives a family to a volunteer, in place of the volunteer who has had it. */
export async function giveFamilyTo(
  db: Kysely<Database>,
  { profileId, staffId, by }: { profileId: string; staffId: number; by: string },
): Promise<void> {
  const assignment = { staff_id: staffId, given_by: by, given_at: sql<Date>`now()` };
  await db
    .insertInto('given_families')
    .values({ profile_id: profileId, ...assignment })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(assignment))
    .execute();
}

/** Takes all their families from a member of staff who stops being a volunteer. */
export async function giveBackAll(db: Kysely<Database>, staffId: number): Promise<void> {
  await db.deleteFrom('given_families').where('staff_id', '=', staffId).execute();
}
