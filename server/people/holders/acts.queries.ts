import { type Kysely, sql } from 'kysely';
import { UNDO_HOURS } from '#contract/acts.ts';
import type { Database } from '#server/db/tables.ts';

const LISTED = 100;
/** A session notes that it is used once a minute. */
const SEEN_EVERY_SECONDS = 60;

/** Whether anybody of the other family may have been here since: its accounts, and the sessions that a version before keeps. */
const hasBeenHere = sql<boolean>`coalesce(greatest(
  (select greatest(max(p.seen_at), max(p.used_at)) from account_profiles p where p.profile_id = acts.about_id),
  (select max(s.seen_at) from sessions s where s.profile_id = acts.about_id)
) > acts.done_at - make_interval(secs => ${SEEN_EVERY_SECONDS}), false)`;

/** Whether somebody of the other family was told by a letter, an SMS or a push. */
const wasTold = sql<boolean>`exists (select from notices n join notice_deliveries d on d.notice_id = n.id
  where n.profile_id = acts.about_id and n.about_id = acts.profile_id and n.made_at >= acts.done_at - interval '1 minute'
    and d.state in ('handed', 'delivered'))`;

const mayBeUndone = sql<boolean>`(acts.role = 'guardian' and acts.act in ('sent', 'accepted', 'declined')
  and acts.done_at > now() - make_interval(hours => ${UNDO_HOURS}) and not ${hasBeenHere} and not ${wasTold})`;

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
