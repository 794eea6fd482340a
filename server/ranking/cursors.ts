import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey } from 'node:crypto';
import type { MATCH_ORDERS } from '#contract/choices.ts';
import type { SharedPerson } from '#matching/person.ts';
import type { Only, Placed } from '#ranking/ranking.ts';

/** Whose list it is, as they are now, on which day, and by what it is ordered. */
export interface Listed {
  profileId: string;
  person: SharedPerson;
  on: string;
  order: (typeof MATCH_ORDERS)[number];
  /** What is asked besides wishes. */
  only?: Only | undefined;
}

export interface Cursors {
  /** Where a page ends, for this list alone: unreadable, and of no use to anybody else or tomorrow. */
  seal(list: Listed, last: Placed): string;
  /** Null for whatever was not sealed for this very list. */
  open(list: Listed, cursor: string): Placed | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const PLACED_BYTES = 12;
const OPTIONS = { authTagLength: TAG_BYTES };

/** Cursors sealed by AES-256-GCM: what a client could choose, or read, would tell exactly what the list is ordered by. */
export function makeCursors(bytes: Buffer): Cursors {
  const key = createSecretKey(bytes);
  return {
    seal(list, { score, id }) {
      const placed = Buffer.alloc(PLACED_BYTES);
      placed.writeDoubleBE(score);
      placed.writeUInt32BE(id, 8);
      const name = nameOf(list);
      // The same place is sealed the same, so that an answer that has not changed has not one other byte.
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

// A reader who has changed their answers or wishes has another list. That they looked in today is no change.
function nameOf({ profileId, person, on, order, only }: Listed): Buffer {
  const answers = JSON.stringify({ ...person, lastActiveOn: null, only });
  return createHash('sha256').update(`${profileId}|${on}|${order}|${answers}`).digest();
}
