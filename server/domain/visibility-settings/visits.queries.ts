import { type Kysely, sql } from 'kysely';
import { noteSeen } from '#server/http/account-profiles.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Records that a family was active today, by any channel. */
export async function noteVisit(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('showings')
    .set({ last_active_on: sql<string>`(now() at time zone 'Asia/Kolkata')::date` })
    .where('profile_id', '=', profileId)
    .execute();
  await noteSeen(db, profileId);
}
