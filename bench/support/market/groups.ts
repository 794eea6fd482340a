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
  /** The standard deviation of this ratio from 1 for a random group of the same size. */
  chance: number;
}

interface Sums {
  places: Float64Array;
  aims: Float64Array;
}

const ALL_MISSED = 1 << kinds.length;

/** Counts first pages for the audit by group: all of them, and without seekers whose wishes the candidate misses. */
export function countGroups({ candidates, missed }: Pick<Fits, 'candidates' | 'missed'>, count: number) {
  const sums = new Map<NamedBy, Sums>(
    kinds.map((kind) => [kind, { places: new Float64Array(count), aims: new Float64Array(count) }]),
  );
  const isFirst = new Uint8Array(count);
  const listedByMissed = new Uint32Array(ALL_MISSED);

  return {
    /** Adds the first page of one seeker. The list contains all present candidates who are not left out. */
    add({ isThere, without }: Lists, seeker: number, first: Int32Array): void {
      const of = candidates[seeker] ?? new Int32Array();
      const misses = missed[seeker] ?? new Uint8Array();
      const left = without[seeker] ?? new Set<number>();
      for (const candidate of first) isFirst[candidate] = 1;
      listedByMissed.fill(0);
      const listed = new Int32Array(of.length);
      let length = 0;
      for (let at = 0; at < of.length; at++) {
        const candidate = of[at] ?? 0;
        if (isThere[candidate] !== 1 || left.has(candidate)) continue;
        listed[length++] = at;
        const which = misses[at] ?? 0;
        listedByMissed[which] = (listedByMissed[which] ?? 0) + 1;
      }
      for (const [kind, { places, aims }] of sums) {
        const bit = bitOf(kind);
        let open = 0;
        for (let which = 0; which < ALL_MISSED; which++) if ((which & bit) === 0) open += listedByMissed[which] ?? 0;
        const share = Math.min(1, PAGE / open);
        for (let which = 0; which < length; which++) {
          const at = listed[which] ?? 0;
          if (((misses[at] ?? 0) & bit) !== 0) continue;
          const candidate = of[at] ?? 0;
          aims[candidate] = (aims[candidate] ?? 0) + share;
          places[candidate] = (places[candidate] ?? 0) + (isFirst[candidate] ?? 0);
        }
      }
      for (const candidate of first) isFirst[candidate] = 0;
    },
    finish(groups: ReadonlyMap<string, Group>): Map<string, GroupSeen> {
      return new Map(
        [...groups].map(([name, { isIn, named }]) => {
          const members = Array.from({ length: count }, (_, at) => at).filter(isIn);
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
  const everybody = Array.from({ length: count }, (_, at) => at);
  const usual = shareOf(everybody, all);
  const apart = everybody.map((at) => (all?.places[at] ?? 0) - usual * (all?.aims[at] ?? 0));
  const variance = apart.reduce((sum, one) => sum + one * one, 0) / count;
  const aim = (all?.aims.reduce((sum, one) => sum + one, 0) ?? 0) / count;
  const people = members.length;
  return {
    people,
    places: shareOf(members, all),
    chance: Math.sqrt((variance / people) * (1 - people / count)) / aim,
  };
}

function shareOf(members: readonly number[], { places, aims }: Sums = { places: none, aims: none }): number {
  const sum = (of: Float64Array) => members.reduce((total, at) => total + (of[at] ?? 0), 0);
  return sum(places) / sum(aims);
}

const none = new Float64Array();
