import type { Sound } from './read-bengali.ts';

const aspirates: Record<string, string> = { B: 'b', K: 'k', G: 'g', D: 'd', T: 't', J: 'j', N: 'n', f: 'p' };

/**
 * Whether two sounds may be one name. Allowed differences are an aspirate or nasal for its plain letter, a missing a
 * between consonants, an h inside, a u at the end, and in long words a for e; their total cost is limited. `strict`
 * (surnames) allows only one of the first two, after the first letter, in words of five letters or more.
 */
export function soundsAlike(a: Sound, b: Sound, strict = false): boolean {
  if (a.ending !== b.ending && a.ending !== 'either' && b.ending !== 'either') return false;
  if (a.key === b.key) return a.key !== '';
  // The first letter is never omitted.
  if (swapCost(a.key.charAt(0), b.key.charAt(0), false) > (strict ? 0 : 0.25)) return false;
  const length = Math.max(a.key.length, b.key.length);
  const limit = strict ? (length < 5 ? 0 : 0.25) : length < 4 ? 0.25 : 0.45;
  if (limit === 0 || Math.abs(a.key.length - b.key.length) > 2) return false;
  if (!haveOneSkeleton(a.key, b.key)) return false;
  if (isMovedA(a, b) || isMovedA(b, a)) return false;
  return distance(a.key, b.key, limit) <= limit;
}

// Every allowed difference is an a, e, h or u, or a letter and its aspirate, so the rest must agree. This decides
// nearly all pairs cheaply.
function haveOneSkeleton(a: string, b: string): boolean {
  let i = 0;
  let j = 0;
  while (true) {
    while (isSlippery(a.charAt(i))) i += 1;
    while (isSlippery(b.charAt(j))) j += 1;
    const one = a.charAt(i);
    const other = b.charAt(j);
    if (one === '' || other === '') return one === other;
    if (one !== other && aspirates[one] !== other && aspirates[other] !== one) return false;
    i += 1;
    j += 1;
  }
}

/** The letters that two sounds share whenever they may be one name; used as a lookup key. */
export function skeletonOf({ key }: Sound): string {
  return key.replace(/[aehu]/g, '').replace(/[A-Zf]/g, (letter) => aspirates[letter] ?? letter);
}

function isSlippery(letter: string): boolean {
  return letter === 'a' || letter === 'e' || letter === 'h' || letter === 'u';
}

// Swapan and Swapna: moving an a makes another name.
function isMovedA(before: Sound, after: Sound): boolean {
  return before.ending === 'bare' && after.ending === 'either' && before.key.replace(/a(.)$/, '$1') === after.key;
}

function distance(a: string, b: string, limit: number): number {
  const long = Math.min(a.length, b.length) >= 6;
  let above: number[] = [0];
  for (let j = 0; j < b.length; j++) above.push((above[j] ?? 0) + gapCost(b, j));
  for (let i = 0; i < a.length; i++) {
    const row = [(above[0] ?? 0) + gapCost(a, i)];
    let least = row[0] ?? 0;
    for (let j = 0; j < b.length; j++) {
      const cost = Math.min(
        (above[j] ?? 0) + swapCost(a.charAt(i), b.charAt(j), long),
        (above[j + 1] ?? 0) + gapCost(a, i),
        (row[j] ?? 0) + gapCost(b, j),
      );
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return least;
    above = row;
  }
  return above[b.length] ?? 0;
}

function swapCost(a: string, b: string, long: boolean): number {
  if (a === b) return 0;
  if (aspirates[a] === b || aspirates[b] === a) return 0.25;
  return long && ((a === 'a' && b === 'e') || (a === 'e' && b === 'a')) ? 0.4 : 1;
}

// The cost of omitting this letter.
function gapCost(word: string, at: number): number {
  const letter = word.charAt(at);
  if (at === 0) return 1;
  const previous = word.charAt(at - 1);
  if (letter === 'a') {
    const inside = at < word.length - 1 && isConsonant(word.charAt(at + 1));
    return inside && (isConsonant(previous) || previous === 'i') ? 0.2 : 1;
  }
  if (letter === 'h') return 0.4;
  if (letter === 'u') return at === word.length - 1 || (at === 1 && previous === 'a') ? 0.4 : 1;
  return 1;
}

function isConsonant(letter: string): boolean {
  return !'aeiu'.includes(letter);
}
