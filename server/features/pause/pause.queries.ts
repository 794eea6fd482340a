import { type Kysely, sql } from 'kysely';
import type { PauseKind, PauseReason } from '#contract/pause.ts';
import type { Database } from '#server/platform/db/tables.ts';

interface Pause {
  kind: PauseKind;
  reason: PauseReason;
  words: string;
  /** The candidate alone ends it. */
  by_candidate: boolean;
  with_id: string | null;
}

export async function loadPause(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('pauses')
    .select(['kind', 'reason', 'words', 'since', 'by_candidate'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Pausing again, or settling after a pause, replaces what was there. */
export async function savePause(db: Kysely<Database>, profileId: string, pause: Pause): Promise<void> {
  await db
    .insertInto('pauses')
    .values({ profile_id: profileId, ...pause })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({ ...pause, since: sql`now()` }))
    .execute();
}

/** A member who goes on is here today. */
export async function deletePause(db: Kysely<Database>, profileId: string): Promise<void> {
  await db
    .updateTable('showings')
    .set({ last_active_on: sql<string>`(now() at time zone 'Asia/Kolkata')::date` })
    .where('profile_id', '=', profileId)
    .execute();
  await db.deleteFrom('pauses').where('profile_id', '=', profileId).execute();
}
