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

// Sums of the same terms in another order may differ in the last digits; a bound must never be too low.
const slack = 1e-9;
const hopeless = Number.NEGATIVE_INFINITY;
const pointsAStanding = 1 / standingsAPoint;
// Less than any row has, its horoscope included.
const leastStanding = -(2 ** 20);
const pointsALoss = rankWeights.theirWishes / lossesAWeight;
// Kept between lists, because making them takes longer than many a list.
const queue = makeBoundQueue();
const rowQueue = makeBoundQueue();

interface Search {
  question: Question;
  store: BlockStore;
  dictionaries: Dictionaries;
  best: Best;
  /** What standings have lost since the store was made. */
  faded: number;
}

/**
 * The best by `rankScore`, exactly as a scan of all candidates would order them. The summary of a region or a group of blocks
 * says what its best row could score at most: they are visited from the highest down, and left when the next cannot reach the
 * last of the best. In a group the same is asked of each block's summary and of each row's digests, and rows are read from the
 * highest bound down.
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
  // Regions have the numbers behind those of groups.
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

// Less than any score, and yet a number to reckon with.
const belowAll = -(2 ** 20);

/**
 * What each of these candidates scores, as a list would have it: NaN for who is not there, `hopeless` for who fails a must of either side
 * or is under age.
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

/** The most points of the seeker's own wishes in a summary; `hopeless` when no row of it meets the musts. */
function highestOwn({ bounds, ownPoints }: Question, summaries: Uint32Array, at: number): number {
  const loss = lossOfSummary(bounds, summaries, at, broken);
  return loss < ownPoints.length ? (ownPoints[loss] ?? hopeless) : hopeless;
}

/** What the best row of a summary could score at most; `hopeless` when that is less than `least`. */
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

/** The most points of a horoscope in a summary; `hopeless` when they are fewer than `needed`. */
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
  /** The points that a row must have beside its answers to the seeker's wishes, at least. */
  needed: number;
  /** As soon as so much is lost of the wishes, a row is left. */
  enough: number;
}

// Nothing is called in here but what the compiler puts in place: this is where most of a list's time goes.
function queueRows({ question, store, faded, best }: Search, { block, firstRow, needed, enough }: Queued): void {
  const { digests, summaries, counts, wishDigests, onlys } = store.arrays;
  const { bounds, ownPoints, pleasing, only } = question;
  const { byByte } = bounds;
  const { byClass, standingByClass } = question.horoscope;
  const least = best.least - slack;
  // Whole numbers of 31 bits all along: the compiler then needs no fractions for what most rows are left by.
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

/** The points that a row's own wishes lose at least. */
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

// How much of the own wishes may be lost where this many points of them are needed.
function allowedLoss({ weights }: Question, needed: number): number {
  const all = weights * lossesAWeight;
  const neededGain = (needed * (weights + unstatedWeight)) / rankWeights.ownWishes - unstatedGain;
  const allowed = all - neededGain * lossesAWeight + slack;
  return allowed < 2 * all ? Math.floor(allowed) : 2 * all;
}
