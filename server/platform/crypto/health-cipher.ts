import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.ts';

/**
 * Where a value is stored. It is authenticated with the value, so a value moved to another row or column does not
 * decrypt.
 */
export interface Place {
  profileId: string;
  /** `self`, a relative as `paternal/parent`, the other member of a pair (`nameOfPair`), or a name as `office`. */
  owner: string;
  column: string;
}

/** Encrypts values for the database, each for its own place. */
export interface HealthCipher {
  /** Returns the value in the form that is stored. An empty value is encrypted too. */
  encrypt(value: string, place: Place): string;
  /** Returns `''` for a value that was never stored. Throws for a value of another key or another place. */
  decrypt(stored: string, place: Place): string;
  /** Whether a stored value was encrypted with this key. */
  isOwn(stored: string): boolean;
}

/** Returns the owner name of a pair's value, which is stored with one member and named after the other. */
export const nameOfPair = (otherId: string): string => `pair/${otherId}`;

/** The version of the form of encrypted values. */
const VERSION = '1';
const KEY_ID_DIGITS = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Values are padded to whole blocks, so that the stored length does not reveal the answer. */
const BLOCK_BYTES = 64;

/** Makes the AES-256-GCM cipher for health answers, in the form `1.<key id>.<base64url of iv, tag and text>`. */
export function makeHealthCipher(dataKey: DataKey): HealthCipher {
  const key = dataKey.deriveKey('health answers');
  const keyId = createHmac('sha256', key).update('key id').digest('hex').slice(0, KEY_ID_DIGITS);
  const prefix = `${VERSION}.${keyId}.`;

  return {
    encrypt(value, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(placeBytes(place));
      const text = Buffer.concat([cipher.update(pad(value)), cipher.final()]);
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },

    decrypt(stored, place) {
      if (stored === '') return '';
      if (!stored.startsWith(prefix))
        throw new Error(`a health answer in ${place.column} was encrypted with another key`);
      const bytes = Buffer.from(stored.slice(prefix.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(placeBytes(place)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return unpad(Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]));
    },

    isOwn: (stored) => stored.startsWith(prefix),
  };
}

/** Returns the place as the additional data that GCM authenticates. */
const placeBytes = ({ profileId, owner, column }: Place): Buffer => Buffer.from(`${profileId}|${owner}|${column}`);

/** Returns the text, a byte 1, and zeros up to whole blocks. */
function pad(value: string): Buffer {
  const text = Buffer.from(value);
  const padded = Buffer.alloc(Math.ceil((text.length + 1) / BLOCK_BYTES) * BLOCK_BYTES);
  text.copy(padded);
  padded[text.length] = 1;
  return padded;
}

const unpad = (padded: Buffer): string => padded.subarray(0, padded.lastIndexOf(1)).toString();
