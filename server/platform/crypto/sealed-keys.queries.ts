import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { makeDataKey } from './data-key.ts';
import { type HealthCipher, makeHealthCipher, type Place } from './health-cipher.ts';
import { makeKeyedHash } from './keyed-hash.ts';

const PHONES = 'phones of the reported';
const SECURITY = 'security events';

/** The place of a stored key, which belongs to no member. */
export const placeOfKey = (name: string): Place => ({ profileId: '', owner: 'office', column: name });

/**
 * Opens a random key for one purpose, made at the first start and encrypted by the data key, so that it outlasts a
 * rotation.
 */
async function openSealedKey(db: Kysely<Database>, cipher: HealthCipher, name: string): Promise<Buffer> {
  const made = cipher.encrypt(randomBytes(32).toString('base64'), placeOfKey(name));
  // Two first starts may run at once: one key stays.
  await db
    .insertInto('sealed_keys')
    .values({ name, sealed: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db
    .selectFrom('sealed_keys')
    .select('sealed')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(cipher.decrypt(sealed, placeOfKey(name)), 'base64');
}

/** The keyed hash of a phone, which stays the same after a rotation of the data key. */
export async function openPhoneHash(db: Kysely<Database>, cipher: HealthCipher): Promise<(phone: string) => Buffer> {
  const key = await openSealedKey(db, cipher, PHONES);
  return (phone) => createHmac('sha256', key).update(phone).digest();
}

/** The keys that encrypt and index the register of security events; a rotation need not re-encrypt its year of entries. */
export async function openSecuritySeals(db: Kysely<Database>, cipher: HealthCipher) {
  const key = makeDataKey(await openSealedKey(db, cipher, SECURITY));
  return { cipher: makeHealthCipher(key), hash: makeKeyedHash(key.deriveKey('subject')) };
}
