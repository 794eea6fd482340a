import { type Kysely, sql } from 'kysely';
import { UNDO_HOURS } from '#contract/acts.ts';
import type { Database } from '#server/platform/db/tables.ts';

const LISTED = 100;
const mayBeUndone = sql<boolean>`(acts.role = 'guardian' and acts.act in ('sent', 'withdrew', 'accepted', 'declined')
  and acts.done_at > now() - make_interval(hours => ${UNDO_HOURS}))`;

/** The latest first. */
export function listActs(db: Kysely<Database>, profileId: string) {
  return db
    .selectFrom('acts')
    .select(['id', 'act', 'role', 'account_id', 'about_id', 'done_at'])
    .select(mayBeUndone.as('mayBeUndone'))
    .where('profile_id', '=', profileId)
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
}

/** What a guardian did and the candidate may still undo. */
export async function findUndoable(db: Kysely<Database>, profileId: string, id: number) {
  return db
    .selectFrom('acts')
    .select(['act', 'about_id as aboutId'])
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .where(mayBeUndone)
    .executeTakeFirst();
}
