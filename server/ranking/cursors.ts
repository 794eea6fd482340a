import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey } from 'node:crypto';
import type { MATCH_ORDERS } from '#contract/choices.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Only, Placed } from '#ranking/ranking.ts';

/** The identity of a list: the seeker with their present answers, the day, and the order. */
export interface Listed {
  profileId: string;
  person: SharedPerson;
  /** The day in India for which the list is computed, `YYYY-MM-DD`. */
  on: string;
  order: (typeof MATCH_ORDERS)[number];
  /** Conditions of a search besides wishes. */
  only?: Only | undefined;
}

/** Converts the position of a page's end to a cursor for the client, and back. */
export interface Cursors {
  /**
   * Encrypts the end of a page for this list only. The cursor is unreadable, and invalid for other members and on other
   * days.
   */
  seal(list: Listed, last: Placed): string;
  /** Decrypts a cursor. Returns null if it was not made for this list. */
  open(list: Listed, cursor: string): Placed | null;
}

// A cursor consists of the initialization vector, the authentication tag, and the encrypted position.

/** The length of the initialization vector, as AES-GCM expects it. */
const IV_BYTES = 12;
/** The length of the authentication tag. */
const TAG_BYTES = 16;
/** The length of a score, a double. */
const SCORE_BYTES = 8;
/** The length of the number of a profile id. */
const ID_BYTES = 4;
/** The length of a position: the score and the id. */
const PLACED_BYTES = SCORE_BYTES + ID_BYTES;
/** The options of the cipher. */
const OPTIONS = { authTagLength: TAG_BYTES };

/**
 * Makes cursors encrypted with AES-256-GCM. A readable cursor, or one that a client could choose, would reveal the
 * values by which the list is ordered.
 */
export function makeCursors(keyBytes: Buffer): Cursors {
  const key = createSecretKey(keyBytes);
  return {
    seal(list, { score, id }) {
      const placed = Buffer.alloc(PLACED_BYTES);
      placed.writeDoubleBE(score);
      placed.writeUInt32BE(id, SCORE_BYTES);
      const listHash = hashList(list);
      // The same position gives the same cursor, so that an unchanged answer has identical bytes.
      const iv = createHmac('sha256', key).update(listHash).update(placed).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv, OPTIONS).setAAD(listHash);
      const sealed = Buffer.concat([cipher.update(placed), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    open(list, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      if (bytes.length !== IV_BYTES + TAG_BYTES + PLACED_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), OPTIONS);
      decipher.setAAD(hashList(list)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const placed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return { score: placed.readDoubleBE(), id: placed.readUInt32BE(SCORE_BYTES) };
      } catch {
        return null;
      }
    },
  };
}

/** Returns a hash of a list's identity. Changed answers or wishes make it another list; a later activity does not. */
function hashList({ profileId, person, on, order, only }: Listed): Buffer {
  const answers = JSON.stringify({ ...person, lastActiveOn: null, only });
  return createHash('sha256').update(`${profileId}|${on}|${order}|${answers}`).digest();
}
