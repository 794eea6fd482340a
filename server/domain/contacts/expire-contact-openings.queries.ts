import type { Kysely } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

export async function expireContactOpenings(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('contact_openings').where('opened_at', '<', keptSince('contactOpenings')).execute();
}
