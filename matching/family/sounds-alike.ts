import type { Sound } from './read-bengali.ts';

/** The plain letter of each aspirate or nasal. */
const aspirates: Record<string, string> = { B: 'b', K: 'k', G: 'g', D: 'd', T: 't', J: 'j', N: 'n', f: 'p' };

/** The costs of differences; 1 is the cost of another letter, which no limit allows. */
const costs = { aspirate: 0.25, aForE: 0.4, missingA: 0.2, missingHOrU: 0.4, other: 1 };

/** The total cost allowed between two sounds, by the letters of the longer one: with `isStrict`, and without. */
const strictLimit = (length: number): number => (length < 5 ? 0 : 0.25);
const looseLimit = (length: number): number => (length < 4 ? 0.25 : 0.45);

/** The largest difference of length, in letters, between two sounds that may be one name. */
const mostExtraLetters = 2;
/** In words of this length or more, a and e may be exchanged. */
const longWord = 6;

/**
 * Whether two sounds may be one name. Allowed differences are an aspirate or nasal for its plain letter, a missing a
 * between consonants or after an i, an h after the first letter, a u at the end or after an a at the beginning, and in
 * long words a for e; their total cost is limited. `isStrict` (surnames) allows only one of the first two, after the
 * first letter, in words of five letters or more.
 */
export function soundsAlike(a: Sound, b: Sound, isStrict = false): boolean {
  if (a.ending !== b.ending && a.ending !== 'either' && b.ending !== 'either') return false;
  if (a.key === b.key) return a.key !== '';
  // The first letter is never omitted.
  const costOfFirstLetter = swapCost(a.key.charAt(0), b.key.charAt(0), false);
  if (costOfFirstLetter > (isStrict ? 0 : costs.aspirate)) return false;
  const length = Math.max(a.key.length, b.key.length);
  const limit = isStrict ? strictLimit(length) : looseLimit(length);
  if (limit === 0 || Math.abs(a.key.length - b.key.length) > mostExtraLetters) return false;
  if (!haveOneSkeleton(a.key, b.key)) return false;
  if (isMovedA(a, b) || isMovedA(b, a)) return false;
  return distance(a.key, b.key, limit) <= limit;
}

/**
 * Whether two sounds agree without a, e, h and u and without aspiration. Every allowed difference is one of these, so
 * the rest must agree. This decides nearly all pairs cheaply.
 */
function haveOneSkeleton(a: string, b: string): boolean {
  let i = 0;
  let j = 0;
  while (true) {
    while (isOmittable(a.charAt(i))) i += 1;
    while (isOmittable(b.charAt(j))) j += 1;
    const one = a.charAt(i);
    const other = b.charAt(j);
    if (one === '' || other === '') return one === other;
    if (one !== other && aspirates[one] !== other && aspirates[other] !== one) return false;
    i += 1;
    j += 1;
  }
}

/** Returns the letters that two sounds share whenever they may be one name; used as a lookup key. */
export function skeletonOf({ key }: Sound): string {
  return key.replace(/[aehu]/g, '').replace(/[A-Zf]/g, (letter) => aspirates[letter] ?? letter);
}

/** Whether the skeleton of a sound omits this letter. */
function isOmittable(letter: string): boolean {
  return letter === 'a' || letter === 'e' || letter === 'h' || letter === 'u';
}

/** Whether an a has moved, which makes another name: Swapan and Swapna. */
function isMovedA(before: Sound, after: Sound): boolean {
  return before.ending === 'bare' && after.ending === 'either' && before.key.replace(/a(.)$/, '$1') === after.key;
}

/** Returns the least total cost of the differences; a cost above `limit` as soon as it is certain. */
function distance(a: string, b: string, limit: number): number {
  const isLong = Math.min(a.length, b.length) >= longWord;
  let rowAbove: number[] = [0];
  for (let j = 0; j < b.length; j++) rowAbove.push((rowAbove[j] ?? 0) + gapCost(b, j));
  for (let i = 0; i < a.length; i++) {
    const row = [(rowAbove[0] ?? 0) + gapCost(a, i)];
    let leastOfRow = row[0] ?? 0;
    for (let j = 0; j < b.length; j++) {
      const cost = Math.min(
        (rowAbove[j] ?? 0) + swapCost(a.charAt(i), b.charAt(j), isLong),
        (rowAbove[j + 1] ?? 0) + gapCost(a, i),
        (row[j] ?? 0) + gapCost(b, j),
      );
      row.push(cost);
      if (cost < leastOfRow) leastOfRow = cost;
    }
    if (leastOfRow > limit) return leastOfRow;
    rowAbove = row;
  }
  return rowAbove[b.length] ?? 0;
}

/** Returns the cost of one letter in the place of another. */
function swapCost(a: string, b: string, isLong: boolean): number {
  if (a === b) return 0;
  if (aspirates[a] === b || aspirates[b] === a) return costs.aspirate;
  const isAForE = (a === 'a' && b === 'e') || (a === 'e' && b === 'a');
  return isLong && isAForE ? costs.aForE : costs.other;
}

/** Returns the cost of omitting the letter at this index. */
function gapCost(word: string, index: number): number {
  const letter = word.charAt(index);
  if (index === 0) return costs.other;
  const previous = word.charAt(index - 1);
  if (letter === 'a') {
    const isBeforeConsonant = index < word.length - 1 && isConsonant(word.charAt(index + 1));
    return isBeforeConsonant && (isConsonant(previous) || previous === 'i') ? costs.missingA : costs.other;
  }
  if (letter === 'h') return costs.missingHOrU;
  if (letter !== 'u') return costs.other;
  const isSilent = index === word.length - 1 || (index === 1 && previous === 'a');
  return isSilent ? costs.missingHOrU : costs.other;
}

function isConsonant(letter: string): boolean {
  return !'aeiu'.includes(letter);
}
