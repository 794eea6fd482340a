import type { Kysely } from 'kysely';
import { isResting, restForADay } from '#server/domain/visibility-settings/pauses.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Lets a profile rest for a day and notifies its family. A running rest is prolonged without a notice. A rest caused by
 * a veto continues in any case. Returns false if there is no such profile.
 */
export async function restForADayAndNotify(
  db: Kysely<Database>,
  profileId: string,
  by: string,
  kind: 'rested' | 'readingAsked' = 'rested',
): Promise<boolean> {
  const wasResting = await isResting(db, profileId);
  if (!(await restForADay(db, profileId, by))) return false;
  if (!wasResting) await notify(db, { kind, profileId });
  return true;
}
