import type { Kysely } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** Pair checks whose answer is erased: after thirty days nothing asks for them. */
export async function expirePairChecks(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('pair_checks')
    .where('answer', '=', '')
    .where('checked_at', '<', keptSince('pairChecks'))
    .execute();
}
