import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The place of a member's answers about a disability. */
export const placeOfDisability = (profileId: string): Place => ({ profileId, owner: 'self', column: 'disability' });

/** Re-encrypts all answers about disabilities with another key. */
export async function sealDisabilitiesAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  const rows = await db.selectFrom('disabilities').select(['profile_id', 'told']).where('told', '!=', '').execute();
  for (const { profile_id, told } of rows) {
    const place = placeOfDisability(profile_id);
    await db
      .updateTable('disabilities')
      .set({ told: next.encrypt(former.decrypt(told, place), place) })
      .where('profile_id', '=', profile_id)
      .execute();
  }
}
