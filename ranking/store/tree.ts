import { lastNotAfter } from '../rows/row-key.ts';
import { makeClusters } from './clusters.ts';
import { blocksAGroup, groupsARegion, type StoreArrays } from './store-arrays.ts';

/** The tree of blocks in groups and regions, over an empty or a filled store. */
export interface Tree {
  groups: readonly (readonly number[])[];
  regions: readonly (readonly number[])[];
  /** Returns the last block that does not begin after this key, or the first block; undefined if there is none. */
  blockOf(key: number): number | undefined;
  /** Adds the very first block. */
  begin(block: number): void;
  addBehind(block: number, second: number): void;
  drop(block: number): void;
  /** Updates the summaries above a block after a change of its own summary. */
  summarizeAbove(block: number): void;
  /** Updates all groups and regions after the summaries of all blocks have changed, step by step. */
  summarizeAll(): Iterable<void>;
}

export function makeTree(arrays: StoreArrays, firstKey: (block: number) => number): Tree {
  const { blocks } = arrays;
  const groups = makeClusters(arrays, { from: 'summaries', to: 'groupSummaries', most: blocksAGroup, count: blocks });
  const regions = makeClusters(arrays, {
    ...{ from: 'groupSummaries', to: 'regionSummaries', most: groupsARegion },
    count: groups.under.length,
  });
  // Only regions that are not empty.
  const inOrder = regions.under.map((_, region) => region);

  return {
    groups: groups.under,
    regions: regions.under,
    blockOf(key) {
      const region = lastOf(inOrder, key, (each) => firstBlock(regions.under[each]?.[0]));
      const group = lastOf(regions.under[region ?? -1] ?? [], key, firstBlock);
      return lastOf(groups.under[group ?? -1] ?? [], key, (block) => block);
    },
    begin(block) {
      inOrder.push(regions.begin(groups.begin(block)));
    },
    addBehind(block, second) {
      const group = groups.roofOf(block);
      const secondGroup = groups.addBehind(block, second);
      if (secondGroup === undefined) return regions.summarize(regions.roofOf(group));
      const region = regions.roofOf(group);
      const secondRegion = regions.addBehind(group, secondGroup);
      if (secondRegion !== undefined) inOrder.splice(inOrder.indexOf(region) + 1, 0, secondRegion);
    },
    drop(block) {
      const group = groups.roofOf(block);
      const region = regions.roofOf(group);
      if (!groups.drop(block)) regions.summarize(region);
      else if (regions.drop(group)) inOrder.splice(inOrder.indexOf(region), 1);
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

  function lastOf(members: readonly number[], key: number, blockOf: (member: number) => number): number | undefined {
    return members[lastNotAfter(members.length, (place) => firstKey(blockOf(members[place] ?? 0)), key)];
  }
}
