import { rankWeights } from '#matching/rank.ts';
import { unstatedGain, unstatedWeight } from '#matching/wishes/wish-fit.ts';
import { lossOfDigest, lossOfSummary } from '../question/bounds.ts';
import { broken, lossesAWeight } from '../question/losses.ts';
import { completenessPoints, freshnessPoints, type HoroscopePoints, theirPoints } from '../question/points.ts';
import type { Question } from '../question/question.ts';
import type { Dictionaries } from '../rows/dictionaries.ts';
import { mostOfTheirs, rowFields, standingOfNoPrice, standingsAPoint, wordsARow } from '../rows/layout.ts';
import { read } from '../rows/packed.ts';
import { pricePoints } from '../rows/price-codes.ts';
import { wordsADigest } from '../short/digest.ts';
import { mayPass, passes } from '../short/filter.ts';
import { anyMayPass, summaryWord, wordsASummary } from '../short/summary.ts';
import { failsMust, lossOfTheirs, type Pleasing, weightsOf, wordsAWishDigest } from '../short/wish-digest.ts';
import type { BlockStore } from '../store/block-store.ts';
import { rowsABlock } from '../store/store-arrays.ts';
import { type Best, makeBest, type Placed, type Wanted } from './best-list.ts';
import { makeBoundQueue } from './bound-queue.ts';
import { fails, gainOfTheirs, lossOf } from './judge-row.ts';

// Sums of the same terms in another order may differ in the last digits. A bound must never be too low.
const slack = 1e-9;
const hopeless = Number.NEGATIVE_INFINITY;
const pointsAStanding = 1 / standingsAPoint;
// Less than the standing of any row, including its horoscope.
const leastStanding = -(2 ** 20);
const pointsALoss = rankWeights.theirWishes / lossesAWeight;
// Reused between lists, because making these queues takes longer than many lists.
const queue = makeBoundQueue();
const rowQueue = makeBoundQueue();

interface Search {
  question: Question;
  store: BlockStore;
  dictionaries: Dictionaries;
  best: Best;
  /** The decrease of standings since the store was made. */
  faded: number;
}

/**
 * Returns the best candidates by `rankScore`, in exactly the order of a full scan. Summaries of regions and groups
 * bound the score of their best row. They are visited from the highest bound down, until the next bound is below the
 * last of the best. Within a group, each block's summary and each row's digests are bounds in the same way.
 */
export function findBest(question: Question, store: BlockStore, dictionaries: Dictionaries, wanted: Wanted): Placed[] {
  const best = makeBest(wanted);
  const search: Search = {
    question,
    store,
    dictionaries,
    best,
    faded: store.fadedIn(question.week),
  };
  const { groups, regions } = store;
  const { groupSummaries, regionSummaries } = store.arrays;
  // Regions are numbered after the groups.
  queue.clear(groups.length + regions.length);
  for (let region = 0; region < regions.length; region++)
    queueOne(search, regionSummaries, region, groups.length + region);
  for (let next = queue.pop(); next >= 0; next = queue.pop()) {
    const least = best.least - slack;
    if (queue.highest() < least) break;
    if (queue.boundOf(next) < least) continue;
    if (next < groups.length) visitGroup(search, groups[next] ?? []);
    else for (const group of regions[next - groups.length] ?? []) queueOne(search, groupSummaries, group, group);
  }
  return best.placed;
}

// Less than any score, but finite, so that arithmetic works.
const belowAll = -(2 ** 20);

/**
 * Returns the score of each of these candidates, as in a list: NaN if the candidate does not exist, `hopeless` if
 * either side fails a must or the candidate is under age.
 */
export function scoresOf(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  ids: ArrayLike<number>,
): Float64Array {
  let score = hopeless;
  const best: Best = {
    ...{ placed: [], least: belowAll, takes: () => true },
    add(_, reached) {
      score = reached;
    },
  };
  const search: Search = { question, store, dictionaries, best, faded: 0 };
  return Float64Array.from(ids, (id) => {
    const found = store.find(id);
    if (found === undefined) return Number.NaN;
    score = hopeless;
    visitRow(search, found.rows, found.at);
    return score;
  });
}

function queueOne(search: Search, summaries: Uint32Array, which: number, queuedAs: number): void {
  const { question, store, best } = search;
  const at = which * wordsASummary;
  if (question.only && !anyMayPass(question.only, summaries, at, store.firstShown)) return;
  const own = highestOwn(question, summaries, at);
  if (own > hopeless) queue.push(queuedAs, highestScore(search, summaries, at, own, best.least - slack));
}

/** Returns the maximum points of the seeker's own wishes in a summary; `hopeless` if no row of it meets the musts. */
function highestOwn({ bounds, ownPoints }: Question, summaries: Uint32Array, at: number): number {
  const loss = lossOfSummary(bounds, summaries, at, broken);
  return loss < ownPoints.length ? (ownPoints[loss] ?? hopeless) : hopeless;
}

/** Returns the maximum score of the rows of a summary; `hopeless` if it is less than `least`. */
function highestScore(
  { question, faded }: Search,
  summaries: Uint32Array,
  at: number,
  own: number,
  least: number,
): number {
  const standing = (summaries[at + summaryWord.standing] ?? 0) - faded;
  const lasting = summaries[at + summaryWord.lastingStanding] ?? 0;
  const score = own + (Math.max(standing, lasting) - standingOfNoPrice) * pointsAStanding;
  return score + highestHoroscope(question.horoscope, summaries, at + summaryWord.horoscope, least - score);
}

/** Returns the maximum horoscope points in a summary; `hopeless` if they are fewer than `needed`. */
function highestHoroscope(
  { steps, bits }: HoroscopePoints,
  summaries: Uint32Array,
  at: number,
  needed: number,
): number {
  const first = summaries[at] ?? 0;
  const second = summaries[at + 1] ?? 0;
  for (let step = 0; step < steps.length; step++) {
    const points = steps[step] ?? 0;
    if (points < needed) break;
    if (((first & (bits[step * 2] ?? 0)) | (second & (bits[step * 2 + 1] ?? 0))) !== 0) return points;
  }
  return hopeless;
}

function visitGroup(search: Search, blocks: readonly number[]): void {
  const { store, best } = search;
  rowQueue.clear(blocks.length * rowsABlock);
  for (let which = 0; which < blocks.length; which++) queueBlock(search, blocks[which] ?? 0, which * rowsABlock);
  for (let row = rowQueue.pop(); row >= 0; row = rowQueue.pop()) {
    const least = best.least - slack;
    if (rowQueue.highest() < least) return;
    if (rowQueue.boundOf(row) < least) continue;
    const block = blocks[Math.floor(row / rowsABlock)] ?? 0;
    visitRow(search, store.shelfOf(block), store.offsetOf(block) + (row % rowsABlock) * wordsARow);
  }
}

/** Queues the rows of a block that may be listed, numbered from `firstRow` on. */
function queueBlock(search: Search, block: number, firstRow: number): void {
  const { question, store, best } = search;
  const at = block * wordsASummary;
  const { summaries } = store.arrays;
  if (question.only && !anyMayPass(question.only, summaries, at, store.firstShown)) return;
  const least = best.least - slack;
  const own = highestOwn(question, summaries, at);
  if (own === hopeless) return;
  const score = highestScore(search, summaries, at, own, least);
  if (score < least) return;
  const enough = Math.min(question.ownPoints.length, 1 + allowedLoss(question, least - (score - own)));
  queueRows(search, { block, firstRow, needed: least - own, enough });
}

interface Queued {
  block: number;
  /** The number of its first row in the queue. */
  firstRow: number;
  /** The minimum points that a row needs besides its answers to the seeker's wishes. */
  needed: number;
  /** A row that loses at least this much of the wishes is skipped. */
  enough: number;
}

// Calls only functions that the compiler inlines, because most of a list's time is spent here.
function queueRows({ question, store, faded, best }: Search, { block, firstRow, needed, enough }: Queued): void {
  const { digests, summaries, counts, wishDigests, onlys } = store.arrays;
  const { bounds, ownPoints, pleasing, only } = question;
  const { byByte } = bounds;
  const { byClass, standingByClass } = question.horoscope;
  const least = best.least - slack;
  // All values are 31-bit integers, so that the compiler needs no floating point for the tests that reject most rows.
  const lasting = ((summaries[block * wordsASummary + summaryWord.lastingStanding] ?? 0) - standingOfNoPrice) | 0;
  const since = (faded + standingOfNoPrice) | 0;
  const neededStanding = Math.max(leastStanding, Math.floor(needed * standingsAPoint)) | 0;
  const tooMuch = enough | 0;
  const first = block * rowsABlock;
  const count = counts[block] ?? 0;
  for (let row = 0, digest = first * wordsADigest; row < count; row++, digest += wordsADigest) {
    if (only !== null && !mayPass(only, onlys[first + row] ?? 0, store.firstShown)) continue;
    const word0 = digests[digest] ?? 0;
    const ownStanding = ((word0 >>> 16) - since) | 0;
    const standing = ownStanding > lasting ? ownStanding : lasting;
    if ((((standingByClass[word0 & 0xffff] ?? 0) + standing) | 0) < neededStanding) continue;
    const loss = lossOfDigest(byByte, digests[digest + 1] ?? 0, digests[digest + 2] ?? 0, tooMuch);
    if (loss >= tooMuch) continue;
    const score = (ownPoints[loss] ?? 0) + (byClass[word0 & 0xffff] ?? 0) + standing * pointsAStanding;
    if (score < least) continue;
    if (failsMust(pleasing, wishDigests, (first + row) * wordsAWishDigest)) continue;
    const bound = score - pointsUnpleased(pleasing, wishDigests, (first + row) * wordsAWishDigest);
    if (bound >= least) rowQueue.push(firstRow + row, bound);
  }
}

/** Returns the minimum points that a row's own wishes lose. */
function pointsUnpleased(pleasing: Pleasing, wishDigests: Uint32Array, at: number): number {
  const weights = weightsOf(wishDigests, at);
  return weights === 0 ? 0 : (lossOfTheirs(pleasing, wishDigests, at) * pointsALoss) / (weights + unstatedWeight);
}

function visitRow({ question, store, dictionaries, best }: Search, rows: Uint32Array, at: number): void {
  const { ownPoints, week, only } = question;
  if (only !== null && !passes(only, rows, at)) return;
  const least = best.least - slack;
  const active = read(rows, at, rowFields.activeWeek);
  const horoscope = question.horoscope.byClass[read(rows, at, rowFields.horoscope)] ?? 0;
  const complete = completenessPoints[read(rows, at, rowFields.answers)] ?? 0;
  const fresh = active === 0 ? 0 : (freshnessPoints[week > active ? week - active : 0] ?? 0);
  const costs = pricePoints[read(rows, at, store.prices.field)] ?? 0;
  const theirWeights = read(rows, at, rowFields.weights);
  const most = horoscope + complete + fresh + costs + (mostOfTheirs[theirWeights] ?? 0);
  const loss = lossOf(question, rows, at, allowedLoss(question, least - most));
  const spare = (ownPoints[loss] ?? hopeless) + most - least;
  if (!(spare >= 0)) return;
  const needed = theirWeights - (spare * (theirWeights + unstatedWeight)) / rankWeights.theirWishes - slack;
  const theirs = theirWeights === 0 ? 0 : gainOfTheirs(question.me, dictionaries, rows, at, needed);
  if (theirs === fails) return;
  // In the order in which rankScore adds, so that equal scores are equal numbers.
  const ofTheirs = theirPoints(theirs, theirWeights);
  best.add(read(rows, at, rowFields.id), (ownPoints[loss] ?? 0) + ofTheirs + horoscope + complete + fresh + costs);
}

// Returns how much of the own wishes may be lost if this many points of them are needed.
function allowedLoss({ weights }: Question, needed: number): number {
  const all = weights * lossesAWeight;
  const neededGain = (needed * (weights + unstatedWeight)) / rankWeights.ownWishes - unstatedGain;
  const allowed = all - neededGain * lossesAWeight + slack;
  return allowed < 2 * all ? Math.floor(allowed) : 2 * all;
}
