import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { tell } from './tell.queries.ts';

/** A family that has not yet read of a step is told of the next one after so many hours. */
const AGAIN_AFTER_HOURS = 12;

/**
 * Tells a family, or the candidate alone, that the other has taken a step on the page of two families. Several presses one after the other
 * are one notice: the page says what stands.
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
  if (unread === undefined) await tell(db, { kind, profileId, aboutId });
}
