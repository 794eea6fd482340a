import type { Kysely } from 'kysely';
import { isResting, restForADay } from '#server/domain/visibility-settings/pauses.queries.ts';
import { tell } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * A profile rests for a day, and its family is told; a rest that goes on is prolonged, and ends, without a word. What a veto lets rest
 * goes on in any case. False for nobody.
 */
export async function rest(
  db: Kysely<Database>,
  profileId: string,
  by: string,
  kind: 'rested' | 'readingAsked' = 'rested',
): Promise<boolean> {
  const wasResting = await isResting(db, profileId);
  if (!(await restForADay(db, profileId, by))) return false;
  if (!wasResting) await tell(db, { kind, profileId });
  return true;
}
