import type { Kysely } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** What was decided on a profile that is gone. */
export async function expireDecisions(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('approval_decisions')
    .where('profile_id', 'is', null)
    .where('decided_at', '<', keptSince('decisions'))
    .execute();
}
