import { type Kysely, sql } from 'kysely';
import { UNDO_HOURS } from '#contract/acts.ts';
import { onlySeen } from '#server/domain/visibility/load-views.ts';
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

// What concerned somebody whom the member is not shown looks as if they had been removed.
export async function actsInDownload(db: Kysely<Database>, profileId: string) {
  const rows = await db
    .selectFrom('acts')
    .select(['role as by', 'act', 'about_id as about_member', 'done_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  const seen = await onlySeen({ db }, profileId, { rows, idOf: ({ about_member }) => about_member });
  return rows.filter((row) => row.about_member === null || seen.includes(row));
}
