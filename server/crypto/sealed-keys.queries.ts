import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { HealthCipher, Place } from './health-cipher.ts';

const PHONES = 'phones of the reported';

/** Where a sealed key lives; it belongs to no member. */
export const placeOfKey = (name: string): Place => ({ profileId: '', owner: 'office', column: name });

/** The keyed hash of a phone, by a random key of its own: the same phone is known again after a change of the data key. */
export async function openPhoneHash(db: Kysely<Database>, cipher: HealthCipher): Promise<(phone: string) => Buffer> {
  const made = cipher.encrypt(randomBytes(32).toString('base64'), placeOfKey(PHONES));
  // Of two first starts at once one key stays.
  await db
    .insertInto('sealed_keys')
    .values({ name: PHONES, sealed: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db
    .selectFrom('sealed_keys')
    .select('sealed')
    .where('name', '=', PHONES)
    .executeTakeFirstOrThrow();
  const key = Buffer.from(cipher.decrypt(sealed, placeOfKey(PHONES)), 'base64');
  return (phone) => createHmac('sha256', key).update(phone).digest();
}
