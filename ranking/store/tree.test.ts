import { expect, test } from 'vitest';
import { summaryWord, wordsASummary } from '../short/summary.ts';
import { makeRandom } from '../testing/invented-people.ts';
import { makeArrays } from './store-arrays.ts';
import { makeTree } from './tree.ts';

test.each([0, 1, 300, 3000])(
  '%i blocks that were filled, and those that come and go, stay in order and summarized',
  (filled) => {
    const random = makeRandom(filled + 1);
    const arrays = makeArrays(2_000);
    const keys: number[] = [];
    // The expected order of blocks.
    const row: number[] = [];
    const describe = (block: number, key: number) => {
      keys[block] = key;
      arrays.summaries[block * wordsASummary] = 1 << Math.floor(random() * 32);
      arrays.summaries[block * wordsASummary + summaryWord.standing] = Math.floor(random() * 1000);
    };
    for (let block = 0; block < filled; block++) {
      describe(block, block);
      row.push(block);
    }
    arrays.blocks = filled;
    const tree = makeTree(arrays, (block) => keys[block] ?? 0);
    for (const roof of tree.groups.keys()) summarizeFilled(arrays, tree.groups[roof] ?? [], roof);

    let next = filled;
    for (let change = 0; change < 3_000; change++) {
      const at = Math.floor(random() * row.length);
      const block = row[at];
      if (block !== undefined && random() < (row.length > 2_000 ? 0.7 : 0.4)) {
        row.splice(at, 1);
        tree.drop(block);
        continue;
      }
      const key = random() * 3_000;
      const before = tree.blockOf(key);
      const place = row.findLastIndex((each) => (keys[each] ?? 0) <= key);
      expect(before).toBe(row[Math.max(0, place)]);
      describe(next, before === undefined || place >= 0 ? key : (keys[before] ?? 0));
      if (before === undefined) tree.begin(next);
      else tree.addBehind(before, next);
      row.splice(Math.max(0, place) + (before === undefined ? 0 : 1), 0, next++);
    }

    const inRegions = tree.regions.map((groups) => groups.flatMap((group) => tree.groups[group] ?? []));
    expect(inRegions.flat().toSorted((a, b) => a - b)).toEqual(row.toSorted((a, b) => a - b));
    for (const blocks of inRegions) expect(blocks.map((block) => row.indexOf(block)).every(isNext)).toBe(true);
    if (filled === 3000) expect(tree.regions.length).toBeGreaterThan(5);
    for (const [region, blocks] of inRegions.entries()) {
      if (blocks.length === 0) continue;
      const at = region * wordsASummary;
      const bits = blocks.reduce((all, block) => all | (arrays.summaries[block * wordsASummary] ?? 0), 0);
      expect((arrays.regionSummaries[at] ?? 0) | 0).toBe(bits | 0);
      const standings = blocks.map((block) => arrays.summaries[block * wordsASummary + summaryWord.standing] ?? 0);
      expect(arrays.regionSummaries[at + summaryWord.standing]).toBe(Math.max(...standings));
    }
  },
);

const isNext = (place: number, at: number, all: number[]): boolean => at === 0 || place === (all[at - 1] ?? 0) + 1;

// Summarizes as filling does, before there is a tree.
function summarizeFilled(
  { groupSummaries, regionSummaries, summaries }: ReturnType<typeof makeArrays>,
  blocks: readonly number[],
  group: number,
): void {
  for (const block of blocks) {
    const from = block * wordsASummary;
    for (const [to, roof] of [
      [groupSummaries, group],
      [regionSummaries, Math.floor(group / 16)],
    ] as const) {
      const at = roof * wordsASummary;
      to[at] = (to[at] ?? 0) | (summaries[from] ?? 0);
      const standing = at + summaryWord.standing;
      to[standing] = Math.max(to[standing] ?? 0, summaries[from + summaryWord.standing] ?? 0);
    }
  }
}
