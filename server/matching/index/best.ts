import { rankWeights } from '#matching/rank.ts';
import type { BlockStore } from './block-store.ts';
import type { Dictionaries } from './dictionaries.ts';
import { fails, gainOfTheirs, lossOf } from './judge-row.ts';
import { ceilingPoints, standingOf, standingPoints, staticCeilingOf, wordsARow } from './layout.ts';
import { broken } from './losses.ts';
import { completenessPoints, freshnessPoints } from './points.ts';
import type { Question } from './question.ts';

/** A candidate in a list: the number of the profile id and what the list is ordered by, higher first. */
export interface Placed {
  id: number;
  score: number;
}

export interface Wanted {
  count: number;
  /** Only what comes after this one. */
  after?: Placed;
  /** Numbers of profile ids that must not be listed. */
  excluded?: ReadonlySet<number>;
}

export interface Best {
  placed: Placed[];
  add(id: number, score: number): void;
  /** What a newcomer must reach at least. */
  leastScore(): number;
  /** Whether one of this score and id could still come in. */
  accepts(id: number, score: number): boolean;
}

/** The best so far, in order: higher scores first, of equals the lower number. */
export function makeBest({ count, after, excluded }: Wanted): Best {
  const placed: Placed[] = [];
  const comesBefore = (a: Placed, id: number, score: number) => a.score > score || (a.score === score && a.id < id);
  const leastScore = () => (placed.length < count ? Number.NEGATIVE_INFINITY : (placed.at(-1)?.score ?? 0));
  const accepts = (id: number, score: number) => {
    if (after !== undefined && !comesBefore(after, id, score)) return false;
    const last = placed.length < count ? undefined : placed.at(-1);
    return (last === undefined || !comesBefore(last, id, score)) && !excluded?.has(id);
  };
  return {
    placed,
    leastScore,
    accepts,
    add(id, score) {
      if (!accepts(id, score)) return;
      let at = placed.length;
      while (at > 0 && !comesBefore(placed[at - 1] ?? { id: 0, score: Number.POSITIVE_INFINITY }, id, score)) at--;
      placed.splice(at, 0, { id, score });
      if (placed.length > count) placed.pop();
    },
  };
}

// Sums of the same terms in another order may differ in the last digits; a bound must never be too low.
const slack = 1e-9;
const hopeless = Number.NEGATIVE_INFINITY;
// Points: cells are visited in bands from the highest possible score down, the first ones narrow.
const firstBand = 0.5;

/**
 * The best by `rankScore`, exactly as a scan of all candidates would order them. Every cell has a highest possible score:
 * religion and caste decide a part of the wishes, the class the horoscope, the first row the rest. Cells are visited from
 * the highest down, in bands that grow wider, and left when the next cannot reach the last of the best.
 */
export function findBest(question: Question, store: BlockStore, dictionaries: Dictionaries, wanted: Wanted): Placed[] {
  const best = makeBest(wanted);
  const cells = store.cellCount();
  let highest = boundCells(question, store, cells);
  for (let width = firstBand; highest !== hopeless; width *= 1.5) {
    const low = highest - width;
    let next = hopeless;
    for (let cell = 0; cell < cells; cell++) {
      const bound = bounds[cell] ?? hopeless;
      if (bound > highest) continue;
      if (bound <= low) {
        if (bound > next) next = bound;
      } else if (bound >= best.leastScore() - slack) visitCell(question, store, dictionaries, best, cell);
    }
    if (next < best.leastScore() - slack) break;
    highest = next;
  }
  return best.placed;
}

// What each cell's best row could score at most; kept between lists, because filling a new one takes longer.
let bounds = new Float64Array(0);

/** Fills `bounds` and gives the highest of them. */
function boundCells(question: Question, store: BlockStore, cells: number): number {
  if (bounds.length < cells) bounds = new Float64Array(cells * 2);
  const kindPoints = question.kindLosses.map((loss) => (loss < broken ? (question.ownPoints[loss] ?? 0) : hopeless));
  const { cellKind, cellClass, cellFirst, cellCeiling, blockStanding } = store;
  const { horoscope, today } = question;
  let highest = hopeless;
  for (let cell = 0; cell < cells; cell++) {
    const block = cellFirst[cell] ?? -1;
    let bound = hopeless;
    if (block >= 0) {
      const standing = standingPoints(blockStanding[block] ?? 0, today);
      const ceiling = ceilingPoints(cellCeiling[cell] ?? 0);
      bound =
        (kindPoints[cellKind[cell] ?? 0] ?? hopeless) +
        (horoscope[cellClass[cell] ?? 0] ?? 0) +
        (standing > ceiling ? standing : ceiling);
    }
    bounds[cell] = bound;
    if (bound > highest) highest = bound;
  }
  return highest;
}

function visitCell(question: Question, store: BlockStore, dictionaries: Dictionaries, best: Best, cell: number): void {
  const { ownPoints, today } = question;
  const { completeness, freshness } = rowPoints;
  const cellLoss = question.kindLosses[store.cellKind[cell] ?? 0] ?? broken;
  const horoscope = question.horoscope[store.cellClass[cell] ?? 0] ?? 0;
  const own = ownPoints[cellLoss] ?? 0;
  const base = own + horoscope;
  const fadeless = ceilingPoints(store.cellCeiling[cell] ?? 0);
  let least = best.leastScore() - slack;
  for (let block = store.cellFirst[cell] ?? -1; block >= 0; block = store.blockNext[block] ?? -1) {
    const rows = store.shelfOf(block);
    const from = store.offsetOf(block);
    const end = from + (store.blockCount[block] ?? 0) * wordsARow;
    for (let at = from; at < end; at += wordsARow) {
      const given = ((rows[at + 3] ?? 0) >>> 8) & 31;
      const theirWeights = (rows[at + 14] ?? 0) >>> 24;
      const active = (rows[at + 4] ?? 0) >>> 16;
      const standing = standingPoints(standingOf(staticCeilingOf(given, theirWeights !== 0), active), today);
      // Rows descend by standing, so nobody after this one can do better than this.
      if (base + (standing > fadeless ? standing : fadeless) < least) return;
      const idle = today > active ? today - active : 0;
      const complete = completeness[given] ?? 0;
      const fresh = active === 0 ? 0 : (freshness[idle] ?? 0);
      const most = horoscope + complete + fresh + (theirWeights === 0 ? 0 : rankWeights.theirWishes);
      if (own + most < least) continue;
      const loss = lossOf(question, rows, at, cellLoss, allowedLoss(ownPoints, least - most));
      if (loss >= ownPoints.length || (ownPoints[loss] ?? 0) + most < least) continue;
      const theirs = gainOfTheirs(question.me, dictionaries, rows, at);
      if (theirs === fails) continue;
      // In the order in which rankScore adds, so that equal scores are equal numbers.
      const ofTheirs = theirWeights === 0 ? 0 : rankWeights.theirWishes * (theirs / theirWeights);
      best.add(rows[at] ?? 0, (ownPoints[loss] ?? 0) + ofTheirs + horoscope + complete + fresh);
      least = best.leastScore() - slack;
    }
  }
}

const rowPoints = { completeness: completenessPoints, freshness: freshnessPoints };

// How much of the own wishes may be lost where this many points of them are needed.
function allowedLoss(ownPoints: Float64Array, needed: number): number {
  const weights = (ownPoints.length - 1) / 2;
  if (needed === hopeless || weights === 0) return 2 * weights;
  return Math.min(2 * weights, Math.floor(weights - (needed * weights) / rankWeights.ownWishes + slack));
}
