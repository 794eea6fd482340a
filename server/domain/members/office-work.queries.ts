import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Returns the calls that staff recorded for a member, without the staff's names. */
export async function officeCallsInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('staff_calls')
    .select(['called_at', 'outcome', 'minutes', 'words', 'again_on'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** Returns the office's open and finished tasks about a member, without the staff's names. */
export async function officeTasksInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('staff_tasks')
    .select(['made_at', 'kind', 'words', 'due_on', 'done_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** Returns the place under which the office has filed a member. No rows if the home district decides it. */
export async function nearInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('near_members as n')
    .innerJoin('near_places as p', 'p.id', 'n.near_id')
    .select(['p.name_en as near', 'n.set_at'])
    .where('n.profile_id', '=', profileId)
    .execute();
}
