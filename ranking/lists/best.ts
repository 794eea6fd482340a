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
import { firstRows, lostWeightOf, lowestRow, type Pleasing, rowsWithinSpare, startOfSets } from '../short/row-sets.ts';
import { anyMayPass, summaryWord, wordsASummary } from '../short/summary.ts';
import { lossOfRanges, weightsOf } from '../short/wish-digest.ts';
import type { BlockStore } from '../store/block-store.ts';
import { rowsABlock } from '../store/store-arrays.ts';
import { type BestList, makeBestList, type Placed, type Wanted } from './best-list.ts';
import { makeBoundQueue } from './bound-queue.ts';
import { gainOfTheirs, lossOf, ruledOut } from './judge-row.ts';

// Sums of the same terms in another order may differ in the last digits. A bound must never be too low.
const slack = 1e-9;
/** The score of a row that cannot be listed. */
const hopeless = Number.NEGATIVE_INFINITY;
const pointsAStanding = 1 / standingsAPoint;
// Less than any score, and than the standing of any row with its horoscope; finite, so that arithmetic works.
const lowest = -(2 ** 20);
const pointsALoss = rankWeights.theirWishes / lossesAWeight;
// Reused between lists, because making these queues takes longer than many lists.
const queue = makeBoundQueue();
const rowQueue = makeBoundQueue();

interface Search {
  question: Question;
  store: BlockStore;
  dictionaries: Dictionaries;
  best: BestList;
  /** The decrease of standings since the store was made. */
  faded: number;
}

/**
 * Returns the best candidates by `rankScore`, in exactly the order of a full scan. Summaries of regions and groups
 * bound the score of their best row. They are visited from the highest bound down, until the next bound is below the
 * last of the best. Within a group, each block's summary, its row sets and each row's digests are bounds in the same way.
 */
export function findBest(question: Question, store: BlockStore, dictionaries: Dictionaries, wanted: Wanted): Placed[] {
  const best = makeBestList(wanted);
  const search: Search = { question, store, dictionaries, best, faded: store.fadedIn(question.week) };
  const { groups, regions } = store;
  const { groupSummaries, regionSummaries } = store.arrays;
  // Regions are numbered after the groups.
  queue.clear(groups.length + regions.length);
  for (let region = 0; region < regions.length; region++)
    queueSummary(search, regionSummaries, region, groups.length + region);
  for (let next = queue.pop(); next >= 0; next = queue.pop()) {
    const least = best.least - slack;
    if (queue.highest() < least) break;
    if (queue.boundOf(next) < least) continue;
    if (next < groups.length) visitGroup(search, groups[next] ?? []);
    else for (const group of regions[next - groups.length] ?? []) queueSummary(search, groupSummaries, group, group);
  }
  return best.placed;
}

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
  const best: BestList = {
    ...{ placed: [], least: lowest, takes: () => true },
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

/** Queues a region or group under the number `queuedAs`, unless none of its rows can be listed. */
function queueSummary(search: Search, summaries: Uint32Array, index: number, queuedAs: number): void {
  const { question, store, best } = search;
  const at = index * wordsASummary;
  if (question.only && !anyMayPass(question.only, summaries, at, store.firstShown)) return;
  const wishPoints = highestWishPoints(question, summaries, at);
  if (wishPoints > hopeless) queue.push(queuedAs, highestScore(search, summaries, at, wishPoints, best.least - slack));
}

/** Returns the maximum points of the seeker's own wishes in a summary; `hopeless` if no row of it meets the musts. */
function highestWishPoints({ bounds, ownPoints }: Question, summaries: Uint32Array, at: number): number {
  const loss = lossOfSummary(bounds, summaries, at, broken);
  return loss < ownPoints.length ? (ownPoints[loss] ?? hopeless) : hopeless;
}

/** Returns the maximum score of the rows of a summary; `hopeless` if it is less than `least`. */
function highestScore(
  { question, faded }: Search,
  summaries: Uint32Array,
  at: number,
  wishPoints: number,
  least: number,
): number {
  const standing = (summaries[at + summaryWord.standing] ?? 0) - faded;
  const lasting = summaries[at + summaryWord.lastingStanding] ?? 0;
  const score = wishPoints + (Math.max(standing, lasting) - standingOfNoPrice) * pointsAStanding;
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
  const wishPoints = highestWishPoints(question, summaries, at);
  if (wishPoints === hopeless) return;
  const score = highestScore(search, summaries, at, wishPoints, least);
  if (score < least || score === hopeless) return;
  const lossLimit = Math.min(question.ownPoints.length, 1 + allowedLoss(question, least - (score - wishPoints)));
  queueRows(search, { block, firstRow, needed: least - wishPoints, lossLimit, spare: score - least });
}

interface Queued {
  block: number;
  /** The number of the block's first row in the queue. */
  firstRow: number;
  /** The minimum points that a row needs besides its answers to the seeker's wishes. */
  needed: number;
  /** A row that loses at least this much of the wishes is skipped. */
  lossLimit: number;
  /** The maximum points that a row's own wishes may lose. */
  spare: number;
}

// Most of a list's time is spent here. Row sets reject most rows of a block together; the others are asked one by one.
function queueRows(search: Search, { block, firstRow, needed, lossLimit, spare }: Queued): void {
  const { question, store, best, faded } = search;
  const { counts, heads, digests, wishDigests, onlys, rowSets } = store.arrays;
  const { bounds, ownPoints, horoscope, pleasing, only } = question;
  const { byByte } = bounds;
  const least = best.least - slack;
  const first = block * rowsABlock;
  const lasting = lastingIn(store, block);
  const subtracted = (faded + standingOfNoPrice) | 0;
  const tooMuch = lossLimit | 0;
  let rows = question.isNarrow
    ? rowsLosingLess(byByte, digests, first, firstRows(counts[block] ?? 0), tooMuch)
    : rowsOfStanding(search, block, needed);
  if (rows === 0) return;
  rows = rowsWithinSpare(pleasing, rowSets, startOfSets(block), rows, spare);
  for (; rows !== 0; rows &= rows - 1) {
    const row = lowestRow(rows);
    const place = first + row;
    if (only !== null && !mayPass(only, onlys[place] ?? 0, store.firstShown)) continue;
    const digest = place * wordsADigest;
    // Without wishes nothing is lost; `visitRow` rejects who is under age.
    const loss =
      question.weights === 0 ? 0 : lossOfDigest(byByte, digests[digest] ?? 0, digests[digest + 1] ?? 0, tooMuch);
    if (loss >= tooMuch) continue;
    const head = heads[place] ?? 0;
    const standing = standingIn(head, subtracted, lasting);
    const score = (ownPoints[loss] ?? 0) + (horoscope.byClass[head & 0xffff] ?? 0) + standing * pointsAStanding;
    if (score < least) continue;
    const bound = score - pointsUnpleased(pleasing, wishDigests[place] ?? 0, row);
    if (bound >= least) rowQueue.push(firstRow + row, bound);
  }
}

/** Returns the highest lasting standing of a block's rows. A whole number, which spares floating point. */
const lastingIn = ({ arrays }: BlockStore, block: number): number =>
  ((arrays.summaries[block * wordsASummary + summaryWord.lastingStanding] ?? 0) - standingOfNoPrice) | 0;

/** Returns the standing of a row with this head, in whole units: what is left of it after fading, and what lasts. */
const standingIn = (head: number, subtracted: number, lasting: number): number =>
  Math.max(((head >>> 16) - subtracted) | 0, lasting);

/** Returns the rows of a block whose standing and horoscope may give the needed points. */
function rowsOfStanding({ question, store, faded }: Search, block: number, needed: number): number {
  const { heads, counts } = store.arrays;
  const { standingByClass } = question.horoscope;
  const lasting = lastingIn(store, block);
  const subtracted = (faded + standingOfNoPrice) | 0;
  const tooLittle = (Math.max(lowest, Math.floor(needed * standingsAPoint)) - 1) | 0;
  const first = block * rowsABlock;
  const count = counts[block] ?? 0;
  let rows = 0;
  // Without branches, which the processor could not predict.
  for (let row = 0; row < count; row++) {
    const head = heads[first + row] ?? 0;
    const most = standingIn(head, subtracted, lasting) + (standingByClass[head & 0xffff] ?? 0);
    // 1 if `most` is greater: the sign of the difference.
    rows |= ((tooLittle - most) >>> 31) << row;
  }
  return rows;
}

/** Returns those of `rows` whose answers lose less than `tooMuch` of the seeker's wishes. */
function rowsLosingLess(
  byByte: Uint16Array,
  digests: Uint32Array,
  first: number,
  rows: number,
  tooMuch: number,
): number {
  let left = 0;
  for (let rest = rows; rest !== 0; rest &= rest - 1) {
    const row = lowestRow(rest);
    const digest = (first + row) * wordsADigest;
    if (lossOfDigest(byByte, digests[digest] ?? 0, digests[digest + 1] ?? 0, tooMuch) < tooMuch) left |= 1 << row;
  }
  return left;
}

/** Returns the minimum points that the wishes of a row lose, after `rowsWithinSpare` of its block. */
function pointsUnpleased({ steps }: Pleasing, wishDigest: number, row: number): number {
  const weights = weightsOf(wishDigest);
  if (weights === 0) return 0;
  const loss = lossesAWeight * lostWeightOf(row) + lossOfRanges(steps, wishDigest);
  return (loss * pointsALoss) / (weights + unstatedWeight);
}

/** Computes the exact score of a row as far as necessary, and adds the row to the list if it is high enough. */
function visitRow({ question, store, dictionaries, best }: Search, rows: Uint32Array, at: number): void {
  const { ownPoints, week, only } = question;
  if (only !== null && !passes(only, rows, at)) return;
  const least = best.least - slack;
  const active = read(rows, at, rowFields.activeWeek);
  const horoscope = question.horoscope.byClass[read(rows, at, rowFields.horoscope)] ?? 0;
  const completeness = completenessPoints[read(rows, at, rowFields.answers)] ?? 0;
  const freshness = active === 0 ? 0 : (freshnessPoints[week > active ? week - active : 0] ?? 0);
  const price = pricePoints[read(rows, at, store.prices.field)] ?? 0;
  const theirWeights = read(rows, at, rowFields.weights);
  // All points besides the seeker's own wishes, if the seeker meets every wish of the candidate.
  const most = horoscope + completeness + freshness + price + (mostOfTheirs[theirWeights] ?? 0);
  const loss = lossOf(question, rows, at, allowedLoss(question, least - most));
  // The points that the candidate's wishes may lose. NaN for a hopeless row while the list takes any score.
  const spare = (ownPoints[loss] ?? hopeless) + most - least;
  if (!(spare >= 0)) return;
  const needed = theirWeights - (spare * (theirWeights + unstatedWeight)) / rankWeights.theirWishes - slack;
  const theirGain = theirWeights === 0 ? 0 : gainOfTheirs(question.me, dictionaries, rows, at, needed);
  if (theirGain === ruledOut) return;
  // In the order in which rankScore adds, so that equal scores are equal numbers.
  const theirs = theirPoints(theirGain, theirWeights);
  const score = (ownPoints[loss] ?? 0) + theirs + horoscope + completeness + freshness + price;
  best.add(read(rows, at, rowFields.id), score);
}

// Returns the maximum loss of the seeker's own wishes if this many points of them are needed.
function allowedLoss({ weights }: Question, needed: number): number {
  const allUnknown = weights * lossesAWeight;
  const allUnmet = 2 * allUnknown;
  const neededGain = (needed * (weights + unstatedWeight)) / rankWeights.ownWishes - unstatedGain;
  const allowed = allUnknown - neededGain * lossesAWeight + slack;
  return allowed < allUnmet ? Math.floor(allowed) : allUnmet;
}
