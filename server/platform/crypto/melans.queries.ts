import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The place of an entry that a tablet recorded in a hall. */
export const placeOfEntry = (melanId: number, id: string): Place => ({
  profileId: '',
  owner: `melan/${melanId}/${id}`,
  column: 'value',
});

/** Re-encrypts the entries recorded in the halls with another key. */
export async function sealMelansAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  const entries = await db.selectFrom('melan_entries').select(['melan_id', 'id', 'value']).execute();
  for (const { melan_id, id, value } of entries) {
    const place = placeOfEntry(melan_id, id);
    await db
      .updateTable('melan_entries')
      .set({ value: next.encrypt(former.decrypt(value, place), place) })
      .where('melan_id', '=', melan_id)
      .where('id', '=', id)
      .execute();
  }
}
