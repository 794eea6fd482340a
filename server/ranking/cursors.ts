import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey } from 'node:crypto';
import type { MATCH_ORDERS } from '#contract/choices.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Only, Placed } from '#ranking/ranking.ts';

/** The identity of a list: the seeker with their present answers, the day, and the order. */
export interface Listed {
  profileId: string;
  person: SharedPerson;
  on: string;
  order: (typeof MATCH_ORDERS)[number];
  /** Conditions of a search besides wishes. */
  only?: Only | undefined;
}

export interface Cursors {
  /**
   * Encrypts the end of a page for this list only. The cursor is unreadable, and invalid for other members and on other
   * days.
   */
  seal(list: Listed, last: Placed): string;
  /** Decrypts a cursor. Returns null if it was not made for this list. */
  open(list: Listed, cursor: string): Placed | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const PLACED_BYTES = 12;
const OPTIONS = { authTagLength: TAG_BYTES };

/**
 * Cursors encrypted with AES-256-GCM. A readable cursor, or one that a client could choose, would reveal the values by
 * which the list is ordered.
 */
export function makeCursors(bytes: Buffer): Cursors {
  const key = createSecretKey(bytes);
  return {
    seal(list, { score, id }) {
      const placed = Buffer.alloc(PLACED_BYTES);
      placed.writeDoubleBE(score);
      placed.writeUInt32BE(id, 8);
      const name = nameOf(list);
      // The same position gives the same cursor, so that an unchanged answer has identical bytes.
      const iv = createHmac('sha256', key).update(name).update(placed).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv, OPTIONS).setAAD(name);
      const sealed = Buffer.concat([cipher.update(placed), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    open(list, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      if (bytes.length !== IV_BYTES + TAG_BYTES + PLACED_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), OPTIONS);
      decipher.setAAD(nameOf(list)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const placed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return { score: placed.readDoubleBE(), id: placed.readUInt32BE(8) };
      } catch {
        return null;
      }
    },
  };
}

// A changed answer or wish makes it another list. A change of the last activity does not.
function nameOf({ profileId, person, on, order, only }: Listed): Buffer {
  const answers = JSON.stringify({ ...person, lastActiveOn: null, only });
  return createHash('sha256').update(`${profileId}|${on}|${order}|${answers}`).digest();
}
