import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

/** The place of a couple's story. It depends on the story only, because either member may be deleted first. */
export const placeOfStory = (id: string, column: 'names' | 'words'): Place => ({
  profileId: '',
  owner: `story/${id}`,
  column,
});

/** The place of an answer to a letter after the wedding. */
export const placeOfLetterAnswer = (profileId: string): Place => ({
  profileId,
  owner: 'marriedLetter',
  column: 'words',
});

/** Re-encrypts every story and every answer to a letter with another key. */
export async function sealWeddingsAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  const reencrypt = (sealed: string, place: Place) => next.encrypt(former.decrypt(sealed, place), place);
  for (const { id, names, words } of await db.selectFrom('together_stories').select(['id', 'names', 'words']).execute())
    await db
      .updateTable('together_stories')
      .set({ names: reencrypt(names, placeOfStory(id, 'names')), words: reencrypt(words, placeOfStory(id, 'words')) })
      .where('id', '=', id)
      .execute();
  const answers = await db.selectFrom('together_letter_answers').select(['id', 'profile_id', 'words']).execute();
  for (const { id, profile_id, words } of answers)
    await db
      .updateTable('together_letter_answers')
      .set({ words: reencrypt(words, placeOfLetterAnswer(profile_id)) })
      .where('id', '=', id)
      .execute();
}
