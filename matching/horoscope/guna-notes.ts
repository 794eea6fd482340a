import type { GunaCode } from './codes.ts';
import { LORDS, RELATIONS } from './guna-attributes.ts';
import { jotok } from './jotok.ts';
import type { KnownPosition } from './moon-position.ts';

const EXEMPT_STARS_A = new Set([4, 6, 8, 10, 16, 22, 26, 27]);
const EXEMPT_STARS_B = new Set([6, 13, 14, 15, 16, 17, 25, 27]);

/** Traditional remarks on a score of 0, and disagreements with the jotok table. Changes no points. */
export function findGunaNotes(
  her: KnownPosition,
  his: KnownPosition,
  kootas: { bhakoot: number | null; nadi: number | null },
): GunaCode[] {
  const notes: GunaCode[] = [];
  if (!her.isConsistent || !his.isConsistent) notes.push('guna.positionInconsistent');
  if (kootas.bhakoot === 0) addBhakootNotes(notes, her, his);
  if (kootas.nadi === 0) addNadiNotes(notes, her, his);
  const isGoodJotok = GOOD_JOTOKS[(his.rashi - 1) * 12 + her.rashi - 1];
  if (isGoodJotok !== (kootas.bhakoot !== 0)) notes.push('guna.jotokAgainstBhakoot');
  return notes;
}

const GOOD_JOTOKS: readonly boolean[] = Array.from({ length: 144 }, (_, i) =>
  ['rajyotak', 'uttam'].includes(jotok((i % 12) + 1, Math.floor(i / 12) + 1)),
);

function addBhakootNotes(notes: GunaCode[], her: KnownPosition, his: KnownPosition): void {
  const relation = RELATIONS[LORDS[her.rashi - 1] ?? 0]?.[LORDS[his.rashi - 1] ?? 0];
  if (relation === null) notes.push('guna.bhakootSameLord');
  if (relation === 'ff') notes.push('guna.bhakootFriendlyLords');
}

function addNadiNotes(notes: GunaCode[], her: KnownPosition, his: KnownPosition): void {
  const sharesRashi = her.rashi === his.rashi;
  const sharesStar = her.nakshatra === his.nakshatra;
  if (sharesRashi && !sharesStar) notes.push('guna.nadiSameRashi');
  if (sharesStar && !sharesRashi) notes.push('guna.nadiSameNakshatra');
  if (sharesStar && her.pada !== null && his.pada !== null && her.pada !== his.pada)
    notes.push('guna.nadiDifferentPada');
  if (areIn(EXEMPT_STARS_A, her, his) || areIn(EXEMPT_STARS_B, her, his)) notes.push('guna.nadiExemptStars');
}

function areIn(stars: ReadonlySet<number>, her: KnownPosition, his: KnownPosition): boolean {
  return stars.has(her.nakshatra ?? 0) && stars.has(his.nakshatra ?? 0);
}
