import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The place of a family's words about where the two families meet. */
export const placeOfMeeting = ({ uid, proposed_by }: { uid: string; proposed_by: string }): Place => ({
  profileId: proposed_by,
  owner: `meeting/${uid}`,
  column: 'words',
});

/** Re-encrypts the words of every meeting with another key. */
export async function sealMeetingsAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  const rows = await db
    .selectFrom('together_meetings')
    .select(['together_id', 'uid', 'proposed_by', 'words'])
    .where('words', '<>', '')
    .execute();
  for (const { together_id, words, ...meeting } of rows) {
    const place = placeOfMeeting(meeting);
    await db
      .updateTable('together_meetings')
      .set({ words: next.encrypt(former.decrypt(words, place), place) })
      .where('together_id', '=', together_id)
      .execute();
  }
}
