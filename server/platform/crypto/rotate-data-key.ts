import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';
import { checkValueOf, type DataKey, keyPath, makeDataKey, nextKeyPath, putInPlace, writeKey } from './data-key.ts';
import { makeHealthCipher } from './health-cipher.ts';
import { reencryptAll } from './rotation.queries.ts';

interface Rotation {
  former: DataKey;
  /** 32 bytes. */
  secret: Buffer;
  /** Where the key is kept; undefined when it comes from DATA_KEY, and the operator changes that. */
  dataDir: string | undefined;
}

/**
 * Encrypts every health answer with a new key; gives the number of members. The order survives being cut short
 * anywhere: the new key is kept beside the former, then one transaction takes both the answers and the check value
 * over, then the new key takes the former's place. `openDataKey` finishes, or forgets, what was cut short.
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
