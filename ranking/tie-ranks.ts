import { createHmac, createSecretKey } from 'node:crypto';

/** A number for each number of a profile id, and no two alike: of those who stand equal in a list the lower comes first. */
export type TieRank = (id: number) => number;

/** Who comes first of equals: as good as drawn by lot, anew each week (`weekOfDay`), and never the lower profile number for ever. */
export interface TieRanks {
  /** Of those who fit a seeker equally: each seeker has an order of their own. */
  ofSeeker(profileId: string, week: number): TieRank;
  /** Of those who came in one week: the same for all seekers, so that summaries can keep the first. */
  ofWeek(week: number): TieRank;
}

const bits = 30;
const half = bits / 2;
const halfMask = 2 ** half - 1;

/** Ranks are below this: all numbers of profile ids are. */
export const tieRanks = 2 ** bits;
/** Ranks of the test benches, which have no key. */
export const noTieKey: Uint8Array = new Uint8Array(32);

const weeksKept = 8;

export function makeTieRanks(key: Uint8Array): TieRanks {
  const secret = createSecretKey(key);
  const byWeek = new Map<number, TieRank>();
  return {
    ofSeeker: (profileId, week) => permute(`${week} ${profileId}`),
    ofWeek(week) {
      const known = byWeek.get(week);
      if (known !== undefined) return known;
      if (byWeek.size === weeksKept) byWeek.clear();
      const fresh = permute(String(week));
      byWeek.set(week, fresh);
      return fresh;
    },
  };

  // Two rounds of a Feistel network with keys of their own: one to one. Of ten thousand equals each is asked for its rank.
  function permute(name: string): TieRank {
    const rounds = createHmac('sha256', secret).update(name).digest();
    const [first, second] = [rounds.readInt32LE(0), rounds.readInt32LE(4)];
    return (id) => {
      const right = id & halfMask;
      const left = (id >>> half) ^ mixed(right, first);
      // What both halves and both keys have decided is above.
      return ((right ^ mixed(left, second)) << half) | left;
    };
  }
}

function mixed(value: number, key: number): number {
  const once = Math.imul(value ^ key, 0x85ebca6b);
  return (Math.imul(once ^ (once >>> 13), 0xc2b2ae35) >>> (32 - half)) & halfMask;
}

/** A rank's upper bits, as summaries keep them: those of two weeks fit a word. */
export const rankInShort = (rank: number): number => rank >>> (bits - 16);
