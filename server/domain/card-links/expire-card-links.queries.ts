import { type Kysely, sql } from 'kysely';
import { keptSince } from '#server/platform/db/kept.ts';
import type { Database } from '#server/platform/db/tables.ts';

export async function expireCardLinks(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('card_links')
    .where(sql<Date>`least(ended_at, expires_at)`, '<', keptSince('cardLinks'))
    .execute();
}
