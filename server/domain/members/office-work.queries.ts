import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** The calls of the office that staff wrote down, without by whom. */
export async function officeCallsInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('staff_calls')
    .select(['called_at', 'outcome', 'minutes', 'words', 'again_on'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** What the office has to do about a member, and did, without who does it. */
export async function officeTasksInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('staff_tasks')
    .select(['made_at', 'kind', 'words', 'due_on', 'done_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** Near which place the office has filed a member; nothing where the home district says it. */
export async function nearInDownload(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('near_members as n')
    .innerJoin('near_places as p', 'p.id', 'n.near_id')
    .select(['p.name_en as near', 'n.set_at'])
    .where('n.profile_id', '=', profileId)
    .execute();
}
