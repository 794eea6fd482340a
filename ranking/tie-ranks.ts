import { createHmac, createSecretKey } from 'node:crypto';

/** Maps each number of a profile id to a unique rank. Among equal candidates, the lower rank comes first. */
export type TieRank = (id: number) => number;

/**
 * The order of equal candidates. It is pseudorandom and changes every week (`weekOfDay`), so that low profile numbers
 * get no lasting advantage.
 */
export interface TieRanks {
  /** For candidates who fit a seeker equally. Each seeker has a different order. */
  ofSeeker(profileId: string, week: number): TieRank;
  /**
   * For candidates of the same week. The order is the same for all seekers, so that summaries can store the lowest
   * rank.
   */
  ofWeek(week: number): TieRank;
}

const bits = 30;
const half = bits / 2;
const halfMask = 2 ** half - 1;
const shortBits = 16;

/** Ranks and all numbers of profile ids are below this. */
export const tieRankLimit = 2 ** bits;
/** The key of tests and benches, which need no secret. */
export const noTieKey: Uint8Array = new Uint8Array(32);

// The maximum number of weeks whose orders are cached.
const weeksKept = 8;

/** Makes the orders of equal candidates from a secret key. */
export function makeTieRanks(key: Uint8Array): TieRanks {
  const secret = createSecretKey(key);
  const byWeek = new Map<number, TieRank>();
  return {
    ofSeeker: (profileId, week) => permute(`${week} ${profileId}`),
    ofWeek(week) {
      const known = byWeek.get(week);
      if (known !== undefined) return known;
      if (byWeek.size === weeksKept) byWeek.clear();
      const tieRank = permute(String(week));
      byWeek.set(week, tieRank);
      return tieRank;
    },
  };

  // Two rounds of a Feistel network with separate keys, which is one-to-one. Ten thousand equals need ten thousand
  // ranks, so it must be fast.
  function permute(name: string): TieRank {
    const rounds = createHmac('sha256', secret).update(name).digest();
    const [first, second] = [rounds.readInt32LE(0), rounds.readInt32LE(4)];
    return (id) => {
      const right = id & halfMask;
      const left = (id >>> half) ^ mixed(right, first);
      // The upper half depends on both halves and both keys.
      return ((right ^ mixed(left, second)) << half) | left;
    };
  }
}

/** Returns a pseudorandom half for a half and a key. The two factors are odd constants that spread the bits. */
function mixed(value: number, key: number): number {
  const once = Math.imul(value ^ key, 0x85ebca6b);
  return (Math.imul(once ^ (once >>> 13), 0xc2b2ae35) >>> (32 - half)) & halfMask;
}

/** Returns a rank's upper bits, as summaries store them. Those of two weeks fit one word. */
export const rankInShort = (rank: number): number => rank >>> (bits - shortBits);
