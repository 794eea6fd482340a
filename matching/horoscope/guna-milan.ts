import type { GunaCode } from './codes.ts';
import { LORDS, NADIS, RELATIONS, YONIS } from './guna-attributes.ts';
import { type ConventionTables, DEFAULT_CONVENTION, tablesOf } from './guna-conventions.ts';
import { jotok } from './jotok.ts';
import { type KnownPosition, type MoonPosition, readPosition } from './moon-position.ts';
import { gonOfNakshatra, NAKSHATRA_COUNT, RASHI_COUNT } from './zodiac.ts';

/** Maximum points of each koota. */
export const KOOTA_POINTS = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
} as const;

/** One of the eight kootas, the aspects in which two Moon positions are compared. */
export type Koota = keyof typeof KOOTA_POINTS;

/** The kootas in the customary order. */
export const KOOTAS: readonly Koota[] = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'];

/** The points of a couple in the eight kootas. */
export interface GunaMilan {
  /** Name of the convention whose tables were used. */
  convention: string;
  /** Points of each koota, or null when a required fact is unknown. */
  kootas: Record<Koota, number | null>;
  /** Sum of the kootas that could be computed. */
  total: number;
  /** Maximum of the computed kootas; `ALL_POINTS` if all are known. */
  max: number;
  /** Traditional remarks on cancellations and contradictions; they do not change points. */
  notes: GunaCode[];
}

/** Gon of each nakshatra, as index into deb, nar, rakshas. */
const GANAS = Array.from({ length: NAKSHATRA_COUNT }, (_, index) =>
  ['deb', 'nar', 'rakshas'].indexOf(gonOfNakshatra(index + 1)),
);
/** Maximum points of all kootas together. */
export const ALL_POINTS = 36;
/** Maximum points of the kootas of the nakshatras. */
const STAR_POINTS = KOOTA_POINTS.tara + KOOTA_POINTS.yoni + KOOTA_POINTS.gana + KOOTA_POINTS.nadi;
/** The taras are counted in cycles of nine nakshatras. */
const TARA_CYCLE = 9;
/** Points of bhakoot by (groom's rashi − bride's) mod 12: none for 2/12, 5/9 and 6/8. */
const BHAKOOT = [7, 0, 7, 7, 0, 0, 7, 0, 0, 7, 7, 0];

/** The points of the four kootas that compare nakshatras; null if a nakshatra is unknown. */
interface StarPoints {
  tara: number | null;
  yoni: number | null;
  gana: number | null;
  nadi: number | null;
}

const UNKNOWN_STARS: StarPoints = { tara: null, yoni: null, gana: null, nadi: null };

/** Nakshatras, from 1, that some texts exempt from nadi if both are in one list. */
const EXEMPT_STARS_A = new Set([4, 6, 8, 10, 16, 22, 26, 27]);
const EXEMPT_STARS_B = new Set([6, 13, 14, 15, 16, 17, 25, 27]);

/** Whether the jotok table judges a couple as good, the groom's rashis by row and the bride's by column. */
const GOOD_JOTOKS: readonly boolean[] = Array.from({ length: RASHI_COUNT * RASHI_COUNT }, (_, index) => {
  const brideRashi = (index % RASHI_COUNT) + 1;
  const groomRashi = Math.floor(index / RASHI_COUNT) + 1;
  return ['rajyotak', 'uttam'].includes(jotok(brideRashi, groomRashi));
});

/**
 * Scores the eight kootas (ashtakoota, অষ্টকূট) of a couple, at most `ALL_POINTS`.
 *
 * Kootas that need an unknown fact are null and lower `max`. Roles matter: the tables are not symmetric. Source of the
 * default: AstroSage's published results, 257 couples, every cell of its tables.
 * @throws RangeError for an unknown convention and for numbers outside their ranges
 */
export function gunaMilan(bride: MoonPosition, groom: MoonPosition, options?: { convention?: string }): GunaMilan {
  const convention = options?.convention ?? DEFAULT_CONVENTION;
  const tables = tablesOf(convention);
  const her = readPosition(bride);
  const his = readPosition(groom);
  const stars =
    her.nakshatra === null || his.nakshatra === null
      ? UNKNOWN_STARS
      : scoreStars(her.nakshatra - 1, his.nakshatra - 1, tables);
  const hisVarnaRank = itemAt(tables.varnaRanks, his.rashi - 1);
  const herVarnaRank = itemAt(tables.varnaRanks, her.rashi - 1);
  const kootas = {
    varna: hisVarnaRank >= herVarnaRank ? 1 : 0,
    vashya: scoreVashya(her, his, tables.vashya),
    tara: stars.tara,
    yoni: stars.yoni,
    maitri: cell(tables.maitri, itemAt(LORDS, her.rashi - 1), itemAt(LORDS, his.rashi - 1)),
    gana: stars.gana,
    bhakoot: itemAt(BHAKOOT, (his.rashi - her.rashi + RASHI_COUNT) % RASHI_COUNT),
    nadi: stars.nadi,
  };
  const { total, max } = addUp(kootas);
  return { convention, kootas, total, max, notes: findGunaNotes(her, his, kootas) };
}

/** Scores the four kootas of the nakshatras, which are counted from 0 here. */
function scoreStars(bride: number, groom: number, tables: ConventionTables): StarPoints {
  return {
    tara: itemAt(tables.tara, (groom - bride + NAKSHATRA_COUNT) % TARA_CYCLE),
    yoni: cell(tables.yoni, itemAt(YONIS, bride), itemAt(YONIS, groom)),
    gana: cell(tables.gana, itemAt(GANAS, bride), itemAt(GANAS, groom)),
    nadi: NADIS[bride] === NADIS[groom] ? 0 : KOOTA_POINTS.nadi,
  };
}

/** Returns an item of a row, or 0 beyond its end. */
function itemAt(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}

/** Returns the cell of a matrix for a couple, or 0 beyond its edges. */
function cell(matrix: readonly (readonly number[])[], bride: number, groom: number): number {
  return matrix[bride]?.[groom] ?? 0;
}

/** Scores vashya. If the half of a rashi is unknown, points are given only if all possible halves give the same. */
function scoreVashya(her: KnownPosition, his: KnownPosition, matrix: ConventionTables['vashya']): number | null {
  const points = cell(matrix, itemAt(her.vashyaGroups, 0), itemAt(his.vashyaGroups, 0));
  for (const bride of her.vashyaGroups) {
    for (const groom of his.vashyaGroups) {
      if (cell(matrix, bride, groom) !== points) return null;
    }
  }
  return points;
}

/** Adds the points and their maximum. Unrolled, because it runs for every couple in a ranked list. */
function addUp(kootas: GunaMilan['kootas']): { total: number; max: number } {
  const { varna, vashya, tara, yoni, maitri, gana, bhakoot, nadi } = kootas;
  const ofRashis = (varna ?? 0) + (vashya ?? 0) + (maitri ?? 0) + (bhakoot ?? 0);
  const ofStars = (tara ?? 0) + (yoni ?? 0) + (gana ?? 0) + (nadi ?? 0);
  const unknownPoints = (vashya === null ? KOOTA_POINTS.vashya : 0) + (tara === null ? STAR_POINTS : 0);
  return { total: ofRashis + ofStars, max: ALL_POINTS - unknownPoints };
}

/**
 * Returns remarks on inconsistent positions, traditional remarks on a score of 0, and disagreements with the jotok
 * table. They change no points.
 */
function findGunaNotes(
  her: KnownPosition,
  his: KnownPosition,
  kootas: { bhakoot: number | null; nadi: number | null },
): GunaCode[] {
  const notes: GunaCode[] = [];
  if (!her.isConsistent || !his.isConsistent) notes.push('guna.positionInconsistent');
  if (kootas.bhakoot === 0) addBhakootNotes(notes, her, his);
  if (kootas.nadi === 0) addNadiNotes(notes, her, his);
  const isGoodJotok = GOOD_JOTOKS[(his.rashi - 1) * RASHI_COUNT + her.rashi - 1];
  if (isGoodJotok !== (kootas.bhakoot !== 0)) notes.push('guna.jotokAgainstBhakoot');
  return notes;
}

/** Adds the remarks by which some texts cancel a bhakoot of 0. */
function addBhakootNotes(notes: GunaCode[], her: KnownPosition, his: KnownPosition): void {
  const herLord = LORDS[her.rashi - 1] ?? 0;
  const hisLord = LORDS[his.rashi - 1] ?? 0;
  const relation = RELATIONS[herLord]?.[hisLord];
  if (relation === null) notes.push('guna.bhakootSameLord');
  if (relation === 'ff') notes.push('guna.bhakootFriendlyLords');
}

/** Adds the remarks by which some texts cancel a nadi of 0. */
function addNadiNotes(notes: GunaCode[], her: KnownPosition, his: KnownPosition): void {
  const sharesRashi = her.rashi === his.rashi;
  const sharesStar = her.nakshatra === his.nakshatra;
  if (sharesRashi && !sharesStar) notes.push('guna.nadiSameRashi');
  if (sharesStar && !sharesRashi) notes.push('guna.nadiSameNakshatra');
  if (sharesStar && her.pada !== null && his.pada !== null && her.pada !== his.pada)
    notes.push('guna.nadiDifferentPada');
  if (areIn(EXEMPT_STARS_A, her, his) || areIn(EXEMPT_STARS_B, her, his)) notes.push('guna.nadiExemptStars');
}

/** Whether the nakshatras of both are in a list; false if one is unknown. */
function areIn(stars: ReadonlySet<number>, her: KnownPosition, his: KnownPosition): boolean {
  return stars.has(her.nakshatra ?? 0) && stars.has(his.nakshatra ?? 0);
}
