import { createECDH } from 'node:crypto';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** By which a browser's maker knows this site (VAPID): made of the data key, so that a restored site is known again. */
export function makePushKeys(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
