import { createECDH } from 'node:crypto';

/** The keys by which push services recognise this site (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Makes the keys from a secret that is derived from the data key, so a restored site has the same keys. */
export function makePushKeys(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
