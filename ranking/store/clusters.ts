import { addSummary, wordsASummary } from '../short/summary.ts';
import { type StoreArrays, withRoomFor } from './store-arrays.ts';

/**
 * A tree level: numbered members under numbered parents ("roofs"), with a summary of each roof. Blocks in groups, or
 * groups in regions.
 */
export interface Clusters {
  /** The members of each roof, in order; empty for a removed roof. */
  under: readonly (readonly number[])[];
  /** Returns the roof of a member. */
  roofOf(member: number): number;
  begin(member: number): number;
  /** Inserts a member after another. Returns the new roof if the old one had to be split. */
  addBehind(member: number, second: number): number | undefined;
  /** Removes a member. Returns whether its roof is now empty. */
  drop(member: number): boolean;
  summarize(roof: number): void;
}

interface Names {
  from: 'summaries' | 'groupSummaries';
  to: 'groupSummaries' | 'regionSummaries';
  /** The maximum number of members under one roof. */
  most: number;
  /** The number of existing members, in order and summarized. */
  count: number;
}

export function makeClusters(arrays: StoreArrays, { from, to, most, count }: Names): Clusters {
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
