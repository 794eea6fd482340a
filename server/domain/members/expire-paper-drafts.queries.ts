import type { Kysely } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

export async function expirePaperDrafts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('paper_drafts')
    .where('staff_id', 'is not', null)
    .where('kept_at', '<', keptSince('paperDrafts'))
    .execute();
}
