import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { type HealthCipher, nameOfPair, type Place } from './health-cipher.ts';

/** The place of a sealed word about health for one reader. */
export const placeOfSealedWord = (senderId: string, recipientId: string): Place => ({
  profileId: senderId,
  owner: nameOfPair(recipientId),
  column: 'sealed_word',
});

/** Re-encrypts every sealed word with another key. */
export async function sealWordsAnew(
  db: Kysely<Database>,
  { former, next }: { former: HealthCipher; next: HealthCipher },
): Promise<void> {
  const rows = await db
    .selectFrom('sealed_words')
    .select(['id', 'sender_id', 'recipient_id', 'words'])
    .where('words', '!=', '')
    .execute();
  for (const { id, sender_id, recipient_id, words } of rows) {
    const place = placeOfSealedWord(sender_id, recipient_id);
    await db
      .updateTable('sealed_words')
      .set({ words: next.encrypt(former.decrypt(words, place), place) })
      .where('id', '=', id)
      .execute();
  }
}
