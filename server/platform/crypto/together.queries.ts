import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The place of a member's text on the page of two families. `part` is the question, the kind of note, or `day`. */
export const placeOfTogether = (togetherId: number, profileId: string, part: string, column: string): Place => ({
  profileId,
  owner: `together/${togetherId}/${part}`,
  column,
});

/** Re-encrypts every answer, note and day of two families with another key. */
export async function sealTogetherAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  const reencrypt = (stored: string, place: Place) =>
    stored === '' ? '' : next.encrypt(former.decrypt(stored, place), place);
  const answers = await db
    .selectFrom('together_answers')
    .select(['together_id', 'profile_id', 'question', 'choice', 'words'])
    .execute();
  for (const { together_id, profile_id, question, choice, words } of answers) {
    const placeIn = (column: string) => placeOfTogether(together_id, profile_id, question, column);
    await db
      .updateTable('together_answers')
      .set({ choice: reencrypt(choice, placeIn('choice')), words: reencrypt(words, placeIn('words')) })
      .where('together_id', '=', together_id)
      .where('profile_id', '=', profile_id)
      .where('question', '=', question)
      .execute();
  }
  const notes = await db.selectFrom('together_notes').select(['together_id', 'profile_id', 'kind', 'words']).execute();
  for (const { together_id, profile_id, kind, words } of notes)
    await db
      .updateTable('together_notes')
      .set({ words: reencrypt(words, placeOfTogether(together_id, profile_id, kind, 'words')) })
      .where('together_id', '=', together_id)
      .where('profile_id', '=', profile_id)
      .where('kind', '=', kind)
      .execute();
  const days = await db
    .selectFrom('together_days')
    .select(['id', 'together_id', 'profile_id', 'note'])
    .where('note', '!=', '')
    .execute();
  for (const { id, together_id, profile_id, note } of days)
    await db
      .updateTable('together_days')
      .set({ note: reencrypt(note, placeOfTogether(together_id, profile_id, 'day', 'note')) })
      .where('id', '=', id)
      .execute();
}
