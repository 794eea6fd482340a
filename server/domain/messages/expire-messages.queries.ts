import type { Kysely } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

export async function expireMessages(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('contact_messages').where('sent_at', '<', keptSince('contactMessages')).execute();
}
