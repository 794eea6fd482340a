import { createHmac, createSecretKey } from 'node:crypto';

/** Tells whether two texts are the same to somebody who has the key, and nothing of them to anybody else. */
export function makeKeyedHash(key: Buffer): (text: string) => Buffer {
  const secret = createSecretKey(key); // made for each text, it takes longer than the text
  return (text) => createHmac('sha256', secret).update(text).digest();
}
