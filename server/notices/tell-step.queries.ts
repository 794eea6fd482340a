import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { notify } from './tell.queries.ts';

/** Hours after which a family is notified again, if it has not read the last notice of a step. */
const AGAIN_AFTER_HOURS = 12;

/**
 * Notifies a family, or the candidate only, of a step by the other family on the page of two families. Several presses
 * in a row make one notice; the page shows the present state.
 */
export async function tellStep(
  db: Kysely<Database>,
  { profileId, aboutId, isPrivate }: { profileId: string; aboutId: string; isPrivate: boolean },
): Promise<void> {
  const kind = isPrivate ? 'togetherOwnStep' : 'togetherStep';
  const unread = await db
    .selectFrom('notices')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('about_id', '=', aboutId)
    .where('kind', '=', kind)
    .where('seen_at', 'is', null)
    .where('made_at', '>', sql<Date>`now() - make_interval(hours => ${AGAIN_AFTER_HOURS})`)
    .limit(1)
    .executeTakeFirst();
  if (unread === undefined) await notify(db, { kind, profileId, aboutId });
}
