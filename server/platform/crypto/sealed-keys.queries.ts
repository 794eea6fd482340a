import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { makeDataKey } from './data-key.ts';
import { type HealthCipher, makeHealthCipher, type Place } from './health-cipher.ts';
import { makeKeyedHash } from './keyed-hash.ts';

/** The name under which the key for phones of reported members is stored. It must never change. */
const PHONES = 'phones of the reported';
/** The name under which the key for security events is stored. It must never change. */
const SECURITY = 'security events';
/** The length of these keys. */
const KEY_BYTES = 32;

/** The `Place` with which a stored key is authenticated. It names no member, as the key belongs to none. */
export const placeOfKey = (name: string): Place => ({ profileId: '', owner: 'office', column: name });

interface KeyStore {
  db: Kysely<Database>;
  cipher: HealthCipher;
}

/**
 * Returns the secret with this name; makes one if there is none. It is encrypted with the data key and survives a
 * rotation of that key.
 */
export async function openSealedSecret({ db, cipher }: KeyStore, name: string, make: () => string): Promise<string> {
  const place = placeOfKey(name);
  // If two processes make the secret at once, only one is stored, and both read that one.
  await db
    .insertInto('sealed_keys')
    .values({ name, sealed: cipher.encrypt(make(), place) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { sealed } = await db
    .selectFrom('sealed_keys')
    .select('sealed')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return cipher.decrypt(sealed, place);
}

/** Deletes the secret with this name for good. */
export async function forgetSealedSecret(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom('sealed_keys').where('name', '=', name).execute();
}

/** Returns a separate random key for one purpose, made at the first start. */
async function openSealedKey(db: Kysely<Database>, cipher: HealthCipher, name: string): Promise<Buffer> {
  const makeSecret = () => randomBytes(KEY_BYTES).toString('base64');
  return Buffer.from(await openSealedSecret({ db, cipher }, name, makeSecret), 'base64');
}

/** Opens the keyed hash of phones. A phone has the same hash after a rotation of the data key. */
export async function openPhoneHash(db: Kysely<Database>, cipher: HealthCipher): Promise<(phone: string) => Buffer> {
  const key = await openSealedKey(db, cipher, PHONES);
  return (phone) => createHmac('sha256', key).update(phone).digest();
}

/**
 * Opens the keys that encrypt and index the register of security events. They stay the same in a rotation, which need
 * not re-encrypt the register.
 */
export async function openSecuritySeals(db: Kysely<Database>, cipher: HealthCipher) {
  const key = makeDataKey(await openSealedKey(db, cipher, SECURITY));
  return { cipher: makeHealthCipher(key), hash: makeKeyedHash(key.deriveKey('subject')) };
}
