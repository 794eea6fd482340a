import { rankWeights } from '#matching/rank.ts';
import type { BlockStore } from './block-store.ts';
import type { Dictionaries } from './dictionaries.ts';
import { gainOf, gainOfTheirs } from './judge-row.ts';
import { ceilingPoints, standingPoints, wordsARow } from './layout.ts';
import { failed, type Question } from './question.ts';

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

/**
 * The best by `rankScore`, exactly as a scan of all candidates would order them. Every cell has a highest possible score:
 * religion and caste decide a part of the wishes, the class the horoscope, the first row the rest. Cells are visited from
 * the highest down, in bands that grow wider, and left when the next cannot reach the last of the best.
 */
export function findBest(question: Question, store: BlockStore, dictionaries: Dictionaries, wanted: Wanted): Placed[] {
  const best = makeBest(wanted);
  const cells = store.cellCount();
  const bases = boundsOfCells(question, store, cells);
  const bounds = scratchBounds;
  const { cellFirst, cellCeiling, blockStanding } = store;
  let highest = hopeless;
  for (let cell = 0; cell < cells; cell++) {
    const block = cellFirst[cell] ?? -1;
    const base = bases[cell] ?? hopeless;
    const bound =
      block < 0 || base === hopeless
        ? hopeless
        : base +
          Math.max(standingPoints(blockStanding[block] ?? 0, question.today), ceilingPoints(cellCeiling[cell] ?? 0));
    bounds[cell] = bound;
    if (bound > highest) highest = bound;
  }
  for (let width = 2; highest !== hopeless; width *= 2) {
    const low = highest - width;
    let next = hopeless;
    for (let cell = 0; cell < cells; cell++) {
      const bound = bounds[cell] ?? hopeless;
      if (bound > highest) continue;
      if (bound <= low) {
        if (bound > next) next = bound;
        continue;
      }
      if (bound >= best.leastScore() - slack) {
        visitCell(question, store, dictionaries, best, cell, bases[cell] ?? hopeless);
      }
    }
    if (next < best.leastScore() - slack) break;
    highest = next;
  }
  return best.placed;
}

let scratchBases = new Float64Array(0);
let scratchBounds = new Float64Array(0);

/** What a cell's rows can have at most without what its rows bring themselves; hopeless where a must is broken. */
function boundsOfCells(question: Question, store: BlockStore, cells: number): Float64Array {
  if (scratchBases.length < cells) {
    scratchBases = new Float64Array(cells * 2);
    scratchBounds = new Float64Array(cells * 2);
  }
  const { religion, caste, weights, ownPoints, horoscope } = question;
  const kindPoints = Float64Array.from(store.kinds, (kind) => {
    const [ofReligion, ofCaste] = [religion[kind.religion] ?? 0, caste[kind.caste] ?? 0];
    if (ofReligion + ofCaste < failed) return hopeless;
    const asked = weightsOfKind(question);
    return ownPoints[2 * weights - (asked.religion - ofReligion) - (asked.caste - ofCaste)] ?? 0;
  });
  const { cellKind, cellClass } = store;
  const bases = scratchBases;
  for (let cell = 0; cell < cells; cell++) {
    bases[cell] = (kindPoints[cellKind[cell] ?? 0] ?? hopeless) + (horoscope[cellClass[cell] ?? 0] ?? 0);
  }
  return bases;
}

// What religion and caste weigh among the wishes: an unknown one adds nothing, an unmet one takes as much.
function weightsOfKind({ seeker }: Question): { religion: number; caste: number } {
  const { religion, caste } = seeker.wishes ?? {};
  return {
    religion: religion == null ? 0 : religion.strength === 'must' ? 2 : 1,
    caste: caste == null || caste === 'noBar' ? 0 : caste.strength === 'must' ? 2 : 1,
  };
}

function visitCell(
  question: Question,
  store: BlockStore,
  dictionaries: Dictionaries,
  best: Best,
  cell: number,
  base: number,
): void {
  const fadeless = ceilingPoints(store.cellCeiling[cell] ?? 0);
  const horoscope = question.horoscope[store.cellClass[cell] ?? 0] ?? 0;
  for (let block = store.cellFirst[cell] ?? -1; block >= 0; block = store.blockNext[block] ?? -1) {
    const bound = base + Math.max(standingPoints(store.blockStanding[block] ?? 0, question.today), fadeless);
    if (bound < best.leastScore() - slack) return;
    const from = store.offsetOf(block);
    const end = from + (store.blockCount[block] ?? 0) * wordsARow;
    visitRows(question, dictionaries, best, horoscope, store.shelfOf(block), from, end);
  }
}

function visitRows(
  question: Question,
  dictionaries: Dictionaries,
  best: Best,
  horoscope: number,
  rows: Uint32Array,
  from: number,
  end: number,
): void {
  for (let at = from; at < end; at += wordsARow) {
    const gain = gainOf(question, rows, at);
    if (gain < failed) continue;
    const own = question.ownPoints[gain + question.weights] ?? 0;
    const rest = staticPoints(question, rows, at);
    const theirWeights = (rows[at + 14] ?? 0) >>> 24;
    const most =
      own + horoscope + rest.completeness + rest.freshness + (theirWeights === 0 ? 0 : rankWeights.theirWishes);
    if (most < best.leastScore() - slack) continue;
    const theirGain = gainOfTheirs(question.me, dictionaries, rows, at);
    if (theirGain < failed) continue;
    // In the order in which rankScore adds, so that equal scores are equal numbers.
    const theirs = theirWeights === 0 ? 0 : rankWeights.theirWishes * (theirGain / theirWeights);
    best.add(rows[at] ?? 0, own + theirs + horoscope + rest.completeness + rest.freshness);
  }
}

// One object for all rows: a list looks at tens of thousands.
const points = { completeness: 0, freshness: 0 };

function staticPoints(question: Question, rows: Uint32Array, at: number): typeof points {
  const active = (rows[at + 4] ?? 0) >>> 16;
  const idle = question.today > active ? question.today - active : 0;
  points.completeness = question.completeness[((rows[at + 3] ?? 0) >>> 8) & 31] ?? 0;
  points.freshness = active === 0 ? 0 : (question.freshness[idle] ?? 0);
  return points;
}
