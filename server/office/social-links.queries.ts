import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import { lastPosition } from './ordered-rows.queries.ts';

export async function listLinks(db: Kysely<Database>) {
  return db
    .selectFrom('social_links')
    .select(['network', 'name', 'name_bn', 'url', 'edited_at as edited'])
    .orderBy('position')
    .execute();
}

interface Link {
  network: string;
  name: string;
  name_bn: string;
  url: string;
}

/** Puts the link in the place of the one of the same network, or at the end. */
export async function setLink(db: Kysely<Database>, link: Link): Promise<void> {
  const row = { ...link, edited_at: new Date() };
  const changed = await db.updateTable('social_links').set(row).where('network', '=', link.network).executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  const position = await lastPosition(db, 'social_links');
  await db
    .insertInto('social_links')
    .values({ ...row, position })
    .execute();
}

/** Whether there was one. */
export async function removeLink(db: Kysely<Database>, network: string): Promise<boolean> {
  const removed = await db.deleteFrom('social_links').where('network', '=', network).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
