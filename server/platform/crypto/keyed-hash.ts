import { createHmac, createSecretKey } from 'node:crypto';

/** Makes a keyed hash: equal texts have equal hashes, and without the key a hash reveals nothing. */
export function makeKeyedHash(key: Buffer): (text: string) => Buffer {
  const secret = createSecretKey(key); // importing the key costs more than hashing a text
  return (text) => createHmac('sha256', secret).update(text).digest();
}
