import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The place of a row of an old register. */
export const placeOfRow = (importId: number, number: number): Place => ({
  profileId: '',
  owner: 'office',
  column: `old register ${importId} ${number}`,
});

/** The place of a file that has not been read yet. Rows are numbered from 1. */
export const placeOfFile = (importId: number): Place => placeOfRow(importId, 0);

/** Re-encrypts every row, and every unread file, with another key. */
export async function sealRegistersAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  const reencrypt = (sealed: string, place: Place) => next.encrypt(former.decrypt(sealed, place), place);
  for (const { id, sealed_file } of await db.selectFrom('register_imports').select(['id', 'sealed_file']).execute()) {
    if (sealed_file !== '')
      await db
        .updateTable('register_imports')
        .set({ sealed_file: reencrypt(sealed_file, placeOfFile(id)) })
        .where('id', '=', id)
        .execute();
    const rows = await db
      .selectFrom('register_rows')
      .select(['number', 'sealed'])
      .where('import_id', '=', id)
      .where('sealed', '<>', '')
      .execute();
    for (const { number, sealed } of rows)
      await db
        .updateTable('register_rows')
        .set({ sealed: reencrypt(sealed, placeOfRow(id, number)) })
        .where('import_id', '=', id)
        .where('number', '=', number)
        .execute();
  }
}
