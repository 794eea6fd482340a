import type { Kysely } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

/** With them their deliveries. */
export async function expireNotices(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('notices').where('made_at', '<', keptSince('notices')).execute();
}
