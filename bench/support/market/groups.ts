import { bitOf, type Fits, kinds } from './fits.ts';
import { type Lists, PAGE } from './lists.ts';
import type { Group, NamedBy } from './people.ts';

/** How often a group of one side appears on first pages, relative to equal chances for all candidates. */
export interface GroupSeen {
  people: number;
  /** The ratio in all lists from which no must excludes them. */
  places: number;
  /**
   * The same ratio, but only in lists of seekers who have no wish against this group, or whose wish the candidate
   * meets.
   */
  placesWhereOpen: number;
  /** The standard deviation of `places` from 1 for a random group of the same size. */
  chance: number;
}

/** By candidate: the places on first pages, and the places if all candidates had equal chances. */
interface Sums {
  places: Float64Array;
  aims: Float64Array;
}

/** The number of sets of missed wishes. */
const MISSED_SETS = 1 << kinds.length;

/** Counts first pages for the audit by group: all of them, and without seekers whose wishes the candidate misses. */
export function countGroups({ candidates, missed }: Pick<Fits, 'candidates' | 'missed'>, count: number) {
  const sums = new Map<NamedBy, Sums>(
    kinds.map((kind) => [kind, { places: new Float64Array(count), aims: new Float64Array(count) }]),
  );
  const isFirst = new Uint8Array(count);
  const listedByMissed = new Uint32Array(MISSED_SETS);

  return {
    /** Adds the first page of one seeker. The list contains all present candidates who are not left out. */
    add({ isThere, without }: Lists, seeker: number, first: Int32Array): void {
      const ofSeeker = candidates[seeker] ?? new Int32Array();
      const missedOfSeeker = missed[seeker] ?? new Uint8Array();
      const leftOut = without[seeker] ?? new Set<number>();
      for (const candidate of first) isFirst[candidate] = 1;
      listedByMissed.fill(0);
      // The positions of the listed candidates among those of the seeker.
      const listed = new Int32Array(ofSeeker.length);
      let length = 0;
      for (let position = 0; position < ofSeeker.length; position++) {
        const candidate = ofSeeker[position] ?? 0;
        if (isThere[candidate] !== 1 || leftOut.has(candidate)) continue;
        listed[length++] = position;
        const missedBits = missedOfSeeker[position] ?? 0;
        listedByMissed[missedBits] = (listedByMissed[missedBits] ?? 0) + 1;
      }
      for (const [kind, { places, aims }] of sums) {
        const bit = bitOf(kind);
        let open = 0;
        for (let missedBits = 0; missedBits < MISSED_SETS; missedBits++)
          if ((missedBits & bit) === 0) open += listedByMissed[missedBits] ?? 0;
        const share = Math.min(1, PAGE / open);
        for (const position of listed.subarray(0, length)) {
          if (((missedOfSeeker[position] ?? 0) & bit) !== 0) continue;
          const candidate = ofSeeker[position] ?? 0;
          aims[candidate] = (aims[candidate] ?? 0) + share;
          places[candidate] = (places[candidate] ?? 0) + (isFirst[candidate] ?? 0);
        }
      }
      for (const candidate of first) isFirst[candidate] = 0;
    },
    /** Returns the result of each group. */
    finish(groups: ReadonlyMap<string, Group>): Map<string, GroupSeen> {
      return new Map(
        [...groups].map(([name, { isIn, named }]) => {
          const members = Array.from({ length: count }, (_, index) => index).filter(isIn);
          return [
            name,
            { ...seenOf(members, sums.get('nothing'), count), placesWhereOpen: shareOf(members, sums.get(named)) },
          ];
        }),
      );
    },
  };
}

function seenOf(members: readonly number[], all: Sums | undefined, count: number) {
  const everybody = Array.from({ length: count }, (_, index) => index);
  const usual = shareOf(everybody, all);
  const deviations = everybody.map((person) => (all?.places[person] ?? 0) - usual * (all?.aims[person] ?? 0));
  const variance = deviations.reduce((sum, deviation) => sum + deviation * deviation, 0) / count;
  const meanAim = (all?.aims.reduce((sum, aim) => sum + aim, 0) ?? 0) / count;
  const people = members.length;
  return {
    people,
    places: shareOf(members, all),
    chance: Math.sqrt((variance / people) * (1 - people / count)) / meanAim,
  };
}

/** Returns the ratio of the actual places of these people to their places with equal chances. */
function shareOf(members: readonly number[], { places, aims }: Sums = { places: none, aims: none }): number {
  const sum = (values: Float64Array) => members.reduce((total, person) => total + (values[person] ?? 0), 0);
  return sum(places) / sum(aims);
}

const none = new Float64Array();
