import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { keepFormerRow } from './lists.queries.ts';
import { addRow, changeRow } from './ordered-rows.queries.ts';

export async function listLinks(db: Kysely<Database>) {
  return db
    .selectFrom('social_links')
    .select(['network', 'name', 'name_bn', 'url', 'edited_at as edited'])
    .orderBy('position')
    .execute();
}

/** Puts the link in the place of the one of the same network, or at the end. */
export async function setLink(db: Kysely<Database>, link: Record<'network' | 'name' | 'name_bn' | 'url', string>) {
  const isChanged = await changeRow(db, 'social_links', link, ['network', link.network]);
  if (!isChanged) await addRow(db, 'social_links', link);
}

/** Keeps what the link of a network is, where there is one, before it is changed or taken away. */
export async function keepFormerLink(
  db: Kysely<Database>,
  network: string,
  replaced: { by: string; isGone: boolean },
): Promise<void> {
  const found = await db.selectFrom('social_links').select('id').where('network', '=', network).executeTakeFirst();
  if (found) await keepFormerRow(db, 'links', { ...replaced, id: found.id });
}

/** Whether there was one. */
export async function removeLink(db: Kysely<Database>, network: string): Promise<boolean> {
  const removed = await db.deleteFrom('social_links').where('network', '=', network).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
