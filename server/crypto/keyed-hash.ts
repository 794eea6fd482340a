import { createHmac } from 'node:crypto';

/** Tells whether two texts are the same to whoever has the key, and nothing of them to anybody else. */
export const makeKeyedHash =
  (key: Buffer) =>
  (text: string): Buffer =>
    createHmac('sha256', key).update(text).digest();
