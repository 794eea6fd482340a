import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The place of a veto's encrypted values: the safe way to reach the candidate, and the final note. */
export const placeOfVeto = (profileId: string, column: 'safe_way' | 'ended_words'): Place => ({
  profileId,
  owner: 'veto',
  column,
});

/** Re-encrypts every veto with another key. */
export async function sealVetoesAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  const rows = await db.selectFrom('vetoes').select(['id', 'profile_id', 'safe_way', 'ended_words']).execute();
  for (const { id, profile_id, ...sealed } of rows) {
    const reencrypt = (column: keyof typeof sealed) => {
      const place = placeOfVeto(profile_id, column);
      return sealed[column] === '' ? '' : next.encrypt(former.decrypt(sealed[column], place), place);
    };
    await db
      .updateTable('vetoes')
      .set({ safe_way: reencrypt('safe_way'), ended_words: reencrypt('ended_words') })
      .where('id', '=', id)
      .execute();
  }
}
