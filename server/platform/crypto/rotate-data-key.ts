import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { checkValueOf, type DataKey, keyPath, makeDataKey, nextKeyPath, putInPlace, writeKey } from './data-key.ts';
import { makeHealthCipher } from './health-cipher.ts';
import { reencryptAll } from './rotation.queries.ts';

interface Rotation {
  former: DataKey;
  /** The secret of the new key. */
  secret: Buffer;
  /** The data folder with the key; undefined if the key comes from DATA_KEY, which the operator changes. */
  dataDir: string | undefined;
}

/**
 * Re-encrypts every value of the data key with a new key. Returns the number of members. May be interrupted at any
 * point: the new key is saved beside the former, one transaction changes the values and the check value, and then the
 * new key replaces the former. `openDataKey` completes or discards an interrupted rotation.
 */
export async function rotateDataKey(db: Kysely<Database>, { former, secret, dataDir }: Rotation): Promise<number> {
  const next = makeDataKey(secret);
  const path = dataDir === undefined ? undefined : keyPath(dataDir);
  if (path !== undefined) await writeKey(nextKeyPath(path), secret);
  const ciphers = { former: makeHealthCipher(former), next: makeHealthCipher(next) };
  const members = await reencryptAll(db, ciphers, checkValueOf(next));
  if (path !== undefined) await putInPlace(nextKeyPath(path), path);
  return members;
}
