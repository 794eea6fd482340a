import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The place of an encrypted draft, which belongs to a staff member or to a profile. */
export const placeOfDraft = (draft: { staff_id: number | null; profile_id: string | null }): Place => ({
  profileId: draft.profile_id ?? '',
  owner: 'office',
  column: `paper draft ${draft.staff_id ?? ''}`.trim(),
});

/** Re-encrypts every draft with another key. */
export async function sealDraftsAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  for (const row of await db.selectFrom('paper_drafts').selectAll().execute()) {
    const place = placeOfDraft(row);
    await db
      .updateTable('paper_drafts')
      .set({ sealed: next.encrypt(former.decrypt(row.sealed, place), place) })
      .where('id', '=', row.id)
      .execute();
  }
}
