import type { Kysely } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

export async function expirePartings(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('partings').where('ended_at', '<', keptSince('partings')).execute();
  await db.deleteFrom('ended_acquaintances').where('ended_at', '<', keptSince('partings')).execute();
}
