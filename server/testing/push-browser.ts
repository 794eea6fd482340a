import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

// The header of RFC 8188 at the beginning of a body: the salt, the size of a record (unread), the length of the
// sender's key, and the key.
const SALT_BYTES = 16;
const KEY_LENGTH_OFFSET = 20;
const HEADER_BYTES_BEFORE_KEY = 21;
/** The authentication tag of AES-GCM at the end of a body. */
const TAG_BYTES = 16;

/**
 * Makes the browser's side of RFC 8291 (encrypted push messages). `keys` are those of its subscription. `read` decrypts
 * a body and parses the message.
 */
export function makeBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const ownKey = pair.getPublicKey();
  return {
    keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, SALT_BYTES);
      const afterLength = body.subarray(HEADER_BYTES_BEFORE_KEY);
      const keyLength = body.readUInt8(KEY_LENGTH_OFFSET);
      const senderKey = afterLength.subarray(0, keyLength);
      const sealed = afterLength.subarray(keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
      const inputKey = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32));
      const derive = (name: string, size: number) =>
        Buffer.from(hkdfSync('sha256', inputKey, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]);
      // The byte 2 ends the message of the last record.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
