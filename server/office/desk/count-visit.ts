import type { Kysely } from 'kysely';
import { noteVisit } from '#server/domain/visibility-settings/visits.queries.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { isAssisted } from './families.queries.ts';

/**
 * Counts a call with an assisted family, or a slip that it returned, as a visit, because such a family does not use the
 * site itself.
 */
export async function countVisit(db: Kysely<Database>, profileId: string): Promise<void> {
  if (await isAssisted(db, profileId)) await noteVisit(db, profileId);
}
