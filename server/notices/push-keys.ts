import { createECDH } from 'node:crypto';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Makes the keys by which push services recognise this site (VAPID). They are derived from the data key, so a restored
 * site has the same.
 */
export function makePushKeys(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
