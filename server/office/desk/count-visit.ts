import type { Kysely } from 'kysely';
import { noteVisit } from '#server/domain/visibility-settings/visits.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { isAssisted } from './families.queries.ts';

/** A call with a family, or a slip that it has sent back, is a visit where the trust looks for it: it does not come to the site itself. */
export async function countVisit(db: Kysely<Database>, profileId: string): Promise<void> {
  if (await isAssisted(db, profileId)) await noteVisit(db, profileId);
}
