import { rankWeights } from '#matching/rank.ts';
import { type Best, makeBest, type Placed, type Wanted } from './best-list.ts';
import { type BlockStore, rowsABlock } from './block-store.ts';
import { makeBoundQueue } from './bound-queue.ts';
import { leastLoss } from './bounds.ts';
import type { Dictionaries } from './dictionaries.ts';
import { fails, gainOfTheirs, lossOf } from './judge-row.ts';
import { standingsAPoint, wordsARow } from './layout.ts';
import { completenessPoints, freshnessPoints } from './points.ts';
import type { Question } from './question.ts';
import { summaryWord, wordsASummary } from './summary.ts';

// Sums of the same terms in another order may differ in the last digits; a bound must never be too low.
const slack = 1e-9;
const hopeless = Number.NEGATIVE_INFINITY;
// Kept between lists, because making one takes longer than many a list.
const queue = makeBoundQueue();

interface Search {
  question: Question;
  store: BlockStore;
  dictionaries: Dictionaries;
  best: Best;
  /** What standings have lost since the store was made. */
  faded: number;
}

/**
 * The best by `rankScore`, exactly as a scan of all candidates would order them. The summary of a group of blocks says
 * what its best row could score at most, and so does that of a block: they are visited from the highest down, a group by
 * looking at its blocks, and left when the next cannot reach the last of the best.
 */
export function findBest(question: Question, store: BlockStore, dictionaries: Dictionaries, wanted: Wanted): Placed[] {
  const best = makeBest(wanted);
  const search: Search = { question, store, dictionaries, best, faded: store.fadedOn(question.today) };
  const blocks = store.blockCount();
  queue.clear(blocks + store.groups.length);
  for (const [at, { summary }] of store.groups.entries())
    queue.push(blocks + at, boundOf(search, summary, 0, hopeless));
  for (let next = queue.pop(); next >= 0; next = queue.pop()) {
    const least = best.least - slack;
    if (queue.highest() < least) break;
    if (queue.boundOf(next) < least) continue;
    if (next < blocks) visitBlock(search, next);
    else visitGroup(search, store.groups[next - blocks]?.blocks ?? []);
  }
  return best.placed;
}

/** What the best row of a summary could score at most; `hopeless` when that is less than `least`. */
function boundOf({ question, faded }: Search, summaries: Uint32Array, at: number, least: number): number {
  const own = question.ownPoints[leastLoss(question.bounds, summaries, at)];
  if (own === undefined) return hopeless;
  const standing = (summaries[at + summaryWord.standing] ?? 0) - faded;
  const lasting = summaries[at + summaryWord.lastingStanding] ?? 0;
  const score = own + (standing > lasting ? standing : lasting) / standingsAPoint;
  // Most are settled here, without a look at the horoscope.
  if (score + question.highestHoroscope < least) return hopeless;
  return score + highestHoroscope(question.horoscopeByBit, summaries, at + summaryWord.horoscope);
}

function highestHoroscope(byBit: Float64Array, summaries: Uint32Array, at: number): number {
  let highest = hopeless;
  for (let half = 0; half < 2; half++) {
    for (let bits = summaries[at + half] ?? 0; bits !== 0; bits &= bits - 1) {
      const points = byBit[half * 32 + 31 - Math.clz32(bits & -bits)] ?? 0;
      if (points > highest) highest = points;
    }
  }
  return highest;
}

function visitGroup(search: Search, blocks: readonly number[]): void {
  const least = search.best.least - slack;
  for (const block of blocks) {
    const bound = boundOf(search, search.store.summaries, block * wordsASummary, least);
    if (bound >= least) queue.push(block, bound);
  }
}

function visitBlock(search: Search, block: number): void {
  const { question, store, faded } = search;
  const { summaries, heads } = store;
  const summary = block * wordsASummary;
  const own = question.ownPoints[leastLoss(question.bounds, summaries, summary)] ?? 0;
  const lasting = summaries[summary + summaryWord.lastingStanding] ?? 0;
  const rows = store.shelfOf(block);
  const from = store.offsetOf(block);
  const { best } = search;
  for (let row = 0; row < (store.counts[block] ?? 0); row++) {
    const head = heads[block * rowsABlock + row] ?? 0;
    const standing = (head >>> 16) - faded;
    const horoscope = question.horoscope[head & 0xffff] ?? 0;
    if (own + horoscope + (standing > lasting ? standing : lasting) / standingsAPoint < best.least - slack) continue;
    visitRow(search, rows, from + row * wordsARow);
  }
}

function visitRow({ question, dictionaries, best }: Search, rows: Uint32Array, at: number): void {
  const { ownPoints, today } = question;
  const least = best.least - slack;
  const active = (rows[at + 4] ?? 0) >>> 16;
  const horoscope = question.horoscope[(rows[at + 4] ?? 0) & 0xffff] ?? 0;
  const complete = completenessPoints[((rows[at + 3] ?? 0) >>> 8) & 31] ?? 0;
  const fresh = active === 0 ? 0 : (freshnessPoints[today > active ? today - active : 0] ?? 0);
  const theirWeights = (rows[at + 14] ?? 0) >>> 24;
  const most = horoscope + complete + fresh + (theirWeights === 0 ? 0 : rankWeights.theirWishes);
  const loss = lossOf(question, rows, at, allowedLoss(question, least - most));
  const spare = (ownPoints[loss] ?? hopeless) + most - least;
  if (!(spare >= 0)) return;
  const needed = theirWeights * (1 - spare / rankWeights.theirWishes) - slack;
  const theirs = theirWeights === 0 ? 0 : gainOfTheirs(question.me, dictionaries, rows, at, needed);
  if (theirs === fails) return;
  // In the order in which rankScore adds, so that equal scores are equal numbers.
  const ofTheirs = theirWeights === 0 ? 0 : rankWeights.theirWishes * (theirs / theirWeights);
  best.add(rows[at] ?? 0, (ownPoints[loss] ?? 0) + ofTheirs + horoscope + complete + fresh);
}

// How much of the own wishes may be lost where this many points of them are needed.
function allowedLoss({ weights }: Question, needed: number): number {
  const allowed = weights - (needed * weights) / rankWeights.ownWishes + slack;
  return allowed < 2 * weights ? Math.floor(allowed) : 2 * weights;
}
