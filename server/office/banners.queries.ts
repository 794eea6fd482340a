import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** Keeps a picture under the name that its bytes give it, and removes those that no banner of now or before names. */
export async function keepBannerImage(db: Kysely<Database>, jpeg: Uint8Array): Promise<string> {
  const bytes = Buffer.from(jpeg);
  const name = `${hash('sha256', bytes, 'hex').slice(0, 32)}.jpg`;
  await db
    .deleteFrom('banner_images')
    .where('name', 'not in', db.selectFrom('banners').select('image'))
    .where(
      'name',
      'not in',
      db.selectFrom('former_rows').select(sql<string>`whole ->> 'image'`.as('image')).where('list', '=', 'banners'),
    )
    .execute();
  await db
    .insertInto('banner_images')
    .values({ name, jpeg: bytes })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return name;
}

/** Shows or hides a banner; whether there is such a one. */
export async function turnBanner(db: Kysely<Database>, id: number, isOn: boolean): Promise<boolean> {
  const turned = await db
    .updateTable('banners')
    .set({ is_on: isOn, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst();
  return turned.numUpdatedRows > 0n;
}
