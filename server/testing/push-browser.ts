import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Makes the browser's side of RFC 8291 (encrypted push messages). The body begins with the header of RFC 8188. */
export function makeBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const own = pair.getPublicKey();
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      // The salt, the size of a record (unread), the length of the sender's key, and the key.
      const [salt, rest] = [body.subarray(0, 16), body.subarray(21)];
      const length = body.readUInt8(20);
      const theirs = rest.subarray(0, length);
      const sealed = rest.subarray(length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
      const derive = (name: string, size: number) =>
        Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
