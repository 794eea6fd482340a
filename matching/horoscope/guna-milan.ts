import type { GunaCode } from './codes.ts';
import { LORDS, NADIS, YONIS } from './guna-attributes.ts';
import { type ConventionTables, DEFAULT_CONVENTION, tablesOf } from './guna-conventions.ts';
import { findGunaNotes } from './guna-notes.ts';
import { type KnownPosition, type MoonPosition, readPosition } from './moon-position.ts';
import { gonOfNakshatra, NAKSHATRA_COUNT, RASHI_COUNT } from './zodiac.ts';

/** The most points of each koota; 36 together. */
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

export type Koota = keyof typeof KOOTA_POINTS;

/** The kootas in the customary order. */
export const KOOTAS: readonly Koota[] = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'];

export interface GunaMilan {
  /** Name of the convention whose tables were used. */
  convention: string;
  /** Points of each koota, or null where what it needs is unknown. */
  kootas: Record<Koota, number | null>;
  /** Sum of the kootas that could be computed. */
  total: number;
  /** The most that these kootas could give; 36 when all are known. */
  max: number;
  /** Cancellations and contradictions that tradition names; they change no points. */
  notes: GunaCode[];
}

const GANAS = Array.from({ length: NAKSHATRA_COUNT }, (_, i) =>
  ['deb', 'nar', 'rakshas'].indexOf(gonOfNakshatra(i + 1)),
);
const TARA_CYCLE = 9;
// By (groom's rashi − bride's) mod 12: none for 2/12, 5/9 and 6/8.
const BHAKOOT = [7, 0, 7, 7, 0, 0, 7, 0, 0, 7, 7, 0];

/**
 * Scores the eight kootas (ashtakoota, অষ্টকূট) of a couple, 36 points at most.
 *
 * What a position leaves unknown gives null for the kootas that need it, and lowers `max`. Roles matter: the tables
 * are not symmetric. Source of the default: AstroSage's published results, 257 couples, every cell of its tables.
 * @throws RangeError for an unknown convention and for numbers outside their ranges
 */
export function gunaMilan(bride: MoonPosition, groom: MoonPosition, options?: { convention?: string }): GunaMilan {
  const convention = options?.convention ?? DEFAULT_CONVENTION;
  const tables = tablesOf(convention);
  const her = readPosition(bride);
  const his = readPosition(groom);
  const kootas = {
    varna: (tables.varnaRanks[his.rashi - 1] ?? 0) >= (tables.varnaRanks[her.rashi - 1] ?? 0) ? 1 : 0,
    vashya: scoreVashya(her, his, tables.vashya),
    tara: byNakshatra(her, his, (bride, groom) => tables.tara[(groom - bride + NAKSHATRA_COUNT) % TARA_CYCLE]),
    yoni: byNakshatra(her, his, (bride, groom) => tables.yoni[YONIS[bride] ?? 0]?.[YONIS[groom] ?? 0]),
    maitri: tables.maitri[LORDS[her.rashi - 1] ?? 0]?.[LORDS[his.rashi - 1] ?? 0] ?? null,
    gana: byNakshatra(her, his, (bride, groom) => tables.gana[GANAS[bride] ?? 0]?.[GANAS[groom] ?? 0]),
    bhakoot: BHAKOOT[(his.rashi - her.rashi + RASHI_COUNT) % RASHI_COUNT] ?? null,
    nadi: byNakshatra(her, his, (bride, groom) => (NADIS[bride] === NADIS[groom] ? 0 : KOOTA_POINTS.nadi)),
  };
  const { total, max } = addUp(kootas);
  return { convention, kootas, total, max, notes: findGunaNotes(her, his, kootas) };
}

// `score` takes the nakshatras of bride and groom counted from 0.
function byNakshatra(
  her: KnownPosition,
  his: KnownPosition,
  score: (bride: number, groom: number) => number | undefined,
): number | null {
  if (her.nakshatra === null || his.nakshatra === null) return null;
  return score(her.nakshatra - 1, his.nakshatra - 1) ?? null;
}

// Where the half of a rashi is unknown, the points stand only if all that it leaves open give the same.
function scoreVashya(her: KnownPosition, his: KnownPosition, matrix: ConventionTables['vashya']): number | null {
  let points: number | null = null;
  for (const bride of her.vashyaGroups) {
    for (const groom of his.vashyaGroups) {
      const here: number | null = matrix[bride]?.[groom] ?? null;
      if (points !== null && here !== points) return null;
      points = here;
    }
  }
  return points;
}

function addUp(kootas: Record<Koota, number | null>): { total: number; max: number } {
  let total = 0;
  let max = 0;
  for (const koota of KOOTAS) {
    const points = kootas[koota];
    if (points === null) continue;
    total += points;
    max += KOOTA_POINTS[koota];
  }
  return { total, max };
}
