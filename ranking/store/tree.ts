import { lastNotAfter } from '../rows/row-key.ts';
import { addSummary, wordsASummary } from '../short/summary.ts';
import { blocksAGroup, groupsARegion, type StoreArrays, withRoomFor } from './store-arrays.ts';

/** The tree of blocks in groups and regions, over an empty or a filled store. */
export interface Tree {
  /** The blocks of each group; empty for a removed group. */
  groups: readonly (readonly number[])[];
  /** The groups of each region; empty for a removed region. */
  regions: readonly (readonly number[])[];
  /** Returns the last block that does not begin after this key, or the first block; undefined if there is none. */
  blockOf(key: number): number | undefined;
  /** Adds the very first block. */
  begin(block: number): void;
  /** Adds a block behind another, and splits the group and the region if they are full. */
  addBehind(block: number, second: number): void;
  /** Removes a block, and its group and region if they are empty then. */
  drop(block: number): void;
  /** Updates the summaries above a block after a change of its own summary. */
  summarizeAbove(block: number): void;
  /** Updates all groups and regions after the summaries of all blocks have changed, step by step. */
  summarizeAll(): Iterable<void>;
}

/** Makes the tree over the blocks of these arrays. `firstKey` returns the key of a block's first row. */
export function makeTree(arrays: StoreArrays, firstKey: (block: number) => number): Tree {
  const { blocks } = arrays;
  const groups = makeClusters(arrays, { from: 'summaries', to: 'groupSummaries', most: blocksAGroup, count: blocks });
  const regions = makeClusters(arrays, {
    ...{ from: 'groupSummaries', to: 'regionSummaries', most: groupsARegion },
    count: groups.under.length,
  });
  // The numbers of the regions that are not empty, in the order of their keys.
  const regionOrder = regions.under.map((_, region) => region);

  return {
    groups: groups.under,
    regions: regions.under,
    blockOf(key) {
      const region = lastOf(regionOrder, key, (each) => firstBlock(regions.under[each]?.[0]));
      const group = lastOf(regions.under[region ?? -1] ?? [], key, firstBlock);
      return lastOf(groups.under[group ?? -1] ?? [], key, (block) => block);
    },
    begin(block) {
      regionOrder.push(regions.begin(groups.begin(block)));
    },
    addBehind(block, second) {
      const group = groups.roofOf(block);
      const secondGroup = groups.addBehind(block, second);
      if (secondGroup === undefined) return regions.summarize(regions.roofOf(group));
      const region = regions.roofOf(group);
      const secondRegion = regions.addBehind(group, secondGroup);
      if (secondRegion !== undefined) regionOrder.splice(regionOrder.indexOf(region) + 1, 0, secondRegion);
    },
    drop(block) {
      const group = groups.roofOf(block);
      const region = regions.roofOf(group);
      if (!groups.drop(block)) regions.summarize(region);
      else if (regions.drop(group)) regionOrder.splice(regionOrder.indexOf(region), 1);
    },
    summarizeAbove(block) {
      const group = groups.roofOf(block);
      groups.summarize(group);
      regions.summarize(regions.roofOf(group));
    },
    *summarizeAll() {
      for (const clusters of [groups, regions]) {
        for (let roof = 0; roof < clusters.under.length; roof++) {
          clusters.summarize(roof);
          yield;
        }
      }
    },
  };

  function firstBlock(group = -1): number {
    return groups.under[group]?.[0] ?? 0;
  }

  /** Returns the last member whose first block does not begin after the key, or the first member. */
  function lastOf(members: readonly number[], key: number, firstOf: (member: number) => number): number | undefined {
    const keyAt = (place: number): number => firstKey(firstOf(members[place] ?? 0));
    return members[lastNotAfter(members.length, keyAt, key)];
  }
}

/**
 * A tree level: numbered members under numbered parents ("roofs"), with a summary of each roof. Blocks in groups, or
 * groups in regions.
 */
interface Clusters {
  /** The members of each roof, in order; empty for a removed roof. */
  under: readonly (readonly number[])[];
  /** Returns the roof of a member. */
  roofOf(member: number): number;
  /** Makes a roof for a first member. Returns the roof. */
  begin(member: number): number;
  /** Inserts a member after another. Returns the new roof if the old one had to be split. */
  addBehind(member: number, second: number): number | undefined;
  /** Removes a member. Returns whether its roof is now empty. */
  drop(member: number): boolean;
  /** Recomputes the summary of a roof from those of its members. */
  summarize(roof: number): void;
}

interface Level {
  /** The arrays with the summaries of the members and of the roofs. */
  from: 'summaries' | 'groupSummaries';
  to: 'groupSummaries' | 'regionSummaries';
  /** The maximum number of members under one roof. */
  most: number;
  /** The number of existing members, in order and summarized. */
  count: number;
}

function makeClusters(arrays: StoreArrays, { from, to, most, count }: Level): Clusters {
  const roofs = new Array<number>(count);
  const under = new Array<number[]>(Math.ceil(count / most));
  const free: number[] = [];
  // Arrays are allocated at full length, because growing copies them, which is noticeable for ten million members.
  for (let roof = 0; roof < under.length; roof++) {
    const members = new Array<number>(Math.min(most, count - roof * most));
    for (let at = 0; at < members.length; at++) {
      members[at] = roof * most + at;
      roofs[roof * most + at] = roof;
    }
    under[roof] = members;
  }
  const roofOf = (member: number): number => roofs[member] ?? 0;
  const membersOf = (roof: number): number[] => under[roof] ?? [];

  return { under, roofOf, begin, addBehind, drop, summarize };

  function begin(member: number): number {
    return makeRoof([member]);
  }

  function addBehind(member: number, second: number): number | undefined {
    const roof = roofOf(member);
    const members = membersOf(roof);
    members.splice(members.indexOf(member) + 1, 0, second);
    roofs[second] = roof;
    const other = members.length > most ? makeRoof(members.splice(members.length >>> 1)) : undefined;
    summarize(roof);
    return other;
  }

  function drop(member: number): boolean {
    const roof = roofOf(member);
    const members = membersOf(roof);
    members.splice(members.indexOf(member), 1);
    summarize(roof);
    if (members.length === 0) free.push(roof);
    return members.length === 0;
  }

  function makeRoof(members: number[]): number {
    const roof = free.pop() ?? under.length;
    under[roof] = members;
    for (const member of members) roofs[member] = roof;
    arrays[to] = withRoomFor(arrays[to], roof);
    summarize(roof);
    return roof;
  }

  function summarize(roof: number): void {
    const at = roof * wordsASummary;
    arrays[to].fill(0, at, at + wordsASummary);
    for (const member of membersOf(roof)) addSummary(arrays[to], at, arrays[from], member * wordsASummary);
  }
}
