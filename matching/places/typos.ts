/** Maximum number of letters of the typed text that are compared. */
const longestText = 60;
/** The errors for two neighbours exchanged. */
const exchangeErrors = 2;
/** The errors for one letter missing, added or changed. */
const vowelErrors = 1;
const consonantErrors = 2;
const [letterA, letterI, letterU] = ['a', 'i', 'u'].map((vowel) => vowel.charCodeAt(0));

// Columns of the table of errors: the one before the previous, the previous and the current one, reused by all calls.
let earlier = new Uint8Array(longestText + 1);
let previous = new Uint8Array(longestText + 1);
let current = new Uint8Array(longestText + 1);

/**
 * Counts the typing errors between the typed text and a name, both in the form of `soundOf`: a vowel missing, added or
 * changed is 1, a consonant 2, two neighbours exchanged 2.
 *
 * @param typed at most `longestText` letters
 * @param name the name to compare with
 * @param limit the largest count of interest
 * @returns `whole`: errors against the whole name; `start`: errors against its best prefix, for a partly typed name;
 * each is `limit + 1` when there are more
 */
export function countTypos(typed: string, name: string, limit: number): { whole: number; start: number } {
  const size = Math.min(typed.length, longestText);
  previous[0] = 0;
  for (let i = 1; i <= size; i++) previous[i] = (previous[i - 1] ?? 0) + weigh(typed.charCodeAt(i - 1));
  let start = previous[size] ?? limit + 1;
  for (let j = 1; j <= name.length; j++) {
    if (fillColumn(typed, name, size, j) > limit) return { whole: limit + 1, start: Math.min(start, limit + 1) };
    start = Math.min(start, current[size] ?? start);
    [earlier, previous, current] = [previous, current, earlier];
  }
  return { whole: Math.min(previous[size] ?? 0, limit + 1), start: Math.min(start, limit + 1) };
}

/** Fills `current` for the first j letters of the name and returns its minimum: no later column can fall below it. */
// biome-ignore lint/complexity/useMaxParams: hot path, called for every letter of every name
function fillColumn(typed: string, name: string, size: number, j: number): number {
  const letter = name.charCodeAt(j - 1);
  const weight = weigh(letter);
  let least = (previous[0] ?? 0) + weight;
  current[0] = least;
  for (let i = 1; i <= size; i++) {
    const other = typed.charCodeAt(i - 1);
    const change = other === letter ? 0 : Math.max(weight, weigh(other));
    let errors = Math.min(
      (previous[i - 1] ?? 0) + change,
      (previous[i] ?? 0) + weight,
      (current[i - 1] ?? 0) + weigh(other),
    );
    if (i > 1 && j > 1 && other === name.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === letter)
      errors = Math.min(errors, (earlier[i - 2] ?? 0) + exchangeErrors);
    current[i] = errors;
    if (errors < least) least = errors;
  }
  return least;
}

/**
 * Whether a name is one typing error away from the typed text: a letter missing, added, changed, or two exchanged.
 *
 * @param typed the result of `bareSpelling`
 * @param name the same of the name
 */
export function isOneTypoAway(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1) return false;
  const shorter = Math.min(typed.length, name.length);
  let start = 0;
  while (start < shorter && typed[start] === name[start]) start++;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === name.at(-1 - end)) end++;
  // The numbers of letters between the common beginning and the common end.
  const typedRest = typed.length - start - end;
  const nameRest = name.length - start - end;
  if (typedRest < 2 && nameRest < 2) return true;
  const areTwoEach = typedRest === 2 && nameRest === 2;
  return areTwoEach && typed[start] === name[start + 1] && typed[start + 1] === name[start];
}

/** Returns the errors for a letter, by its character code. */
function weigh(letter: number): number {
  return letter === letterA || letter === letterI || letter === letterU ? vowelErrors : consonantErrors;
}
