import { type MaitriPoints, maitriMatrix } from './guna-attributes.ts';
import { YONI_ROWS } from './yoni-tables.ts';

/** The tables in which schools of guna milan differ; every matrix is indexed [bride][groom]. */
export interface ConventionTables {
  /** Rank of each rashi's varna, starting at Mesh: 4 brahmin, 3 kshatriya, 2 vaishya, 1 shudra. */
  varnaRanks: readonly number[];
  /** By vashya group: chatushpada, manava, jalachara, vanachara, keeta. */
  vashya: readonly (readonly number[])[];
  /** By (groom's nakshatra − bride's) mod 9. */
  tara: readonly number[];
  /** By yoni, in the order of the yoni tables. */
  yoni: readonly (readonly number[])[];
  /** By lord: sun, moon, mars, mercury, jupiter, venus, saturn. */
  maitri: readonly (readonly number[])[];
  /** By gon: deb, nar, rakshas. */
  gana: readonly (readonly number[])[];
}

/** The default convention: AstroSage's, confirmed cell by cell against its results. */
export const DEFAULT_CONVENTION = 'astrosage';

// Tables that several conventions share.
const COMMON_MAITRI: MaitriPoints = { ff: 5, fn: 4, nn: 3, fe: 1, ne: 0.5, ee: 0 };
const SAME_LORD = 5;
const SHUDRA_BEFORE_VAISHYA = [3, 1, 2, 4, 3, 1, 2, 4, 3, 1, 2, 4];
const GANA_OF_SOFTWARE = [
  [6, 6, 0],
  [5, 6, 0],
  [1, 0, 6],
];
const GANA_RAKSHAS_BRIDE_1 = [
  [6, 5, 1],
  [6, 6, 0],
  [1, 0, 6],
];
const VASHYA_OF_SARAVALI = [
  [2, 0, 0, 0.5, 0],
  [1, 2, 1, 0.5, 1],
  [0.5, 1, 2, 1, 1],
  [0, 0, 0, 2, 0],
  [1, 1, 1, 0, 2],
];

const DEFAULT_TABLES: ConventionTables = {
  varnaRanks: [3, 2, 1, 4, 3, 2, 1, 4, 3, 2, 1, 4],
  vashya: [
    [2, 1, 1, 0.5, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 1, 1],
    [0, 0, 1, 2, 0],
    [1, 0, 1, 0, 2],
  ],
  tara: [3, 3, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 3],
  yoni: readDigits(YONI_ROWS.astrosage),
  maitri: maitriMatrix(COMMON_MAITRI, SAME_LORD),
  gana: [
    [6, 5, 1],
    [6, 6, 0],
    [0, 0, 6],
  ],
};

/**
 * Each school with the tables that differ from the default; sources in `matching/README.md`. Known defects are left
 * out: PyJHora's inverted tara since 3.1.1, VedAstro's tara counted by signs.
 */
const CONVENTIONS = {
  [DEFAULT_CONVENTION]: {},
  'saravali-doc': {
    varnaRanks: SHUDRA_BEFORE_VAISHYA,
    vashya: VASHYA_OF_SARAVALI,
    yoni: readDigits(YONI_ROWS['saravali-doc']),
    maitri: maitriMatrix({ ...COMMON_MAITRI, fe: 2, ne: 1 }, SAME_LORD),
    gana: GANA_OF_SOFTWARE,
  },
  'maitreya8-code': {
    vashya: VASHYA_OF_SARAVALI,
    yoni: readDigits(YONI_ROWS['maitreya8-code']),
    maitri: maitriMatrix({ ...COMMON_MAITRI, nn: 2, fe: 2, ne: 1 }, SAME_LORD),
    gana: GANA_OF_SOFTWARE,
  },
  pyjhora: {
    varnaRanks: SHUDRA_BEFORE_VAISHYA,
    vashya: [
      [2, 0.5, 1, 0, 2],
      [0.5, 2, 0, 0, 0],
      [1, 0, 2, 2, 2],
      [0, 0, 2, 2, 0],
      [1, 0, 1, 0, 2],
    ],
    yoni: readDigits(YONI_ROWS.pyjhora),
    gana: GANA_OF_SOFTWARE,
  },
  astroyogi: {
    vashya: [
      [2, 1, 1, 1.5, 1],
      [1, 2, 1.5, 0, 1],
      [1, 1.5, 2, 1, 1],
      [0, 0, 0, 2, 0],
      [1, 1, 1, 0, 2],
    ],
    yoni: readDigits(YONI_ROWS['symmetric-horse-deer-3']),
    gana: [
      [6, 5, 0],
      [5, 6, 0],
      [0, 0, 6],
    ],
  },
  'symmetric-horse-deer-3': { yoni: readDigits(YONI_ROWS['symmetric-horse-deer-3']) },
  'saral-jyotish-book': { yoni: readDigits(YONI_ROWS['saral-jyotish-book']) },
  'index-16706311287': { yoni: readDigits(YONI_ROWS['index-16706311287']) },
  'future-point-book': { gana: GANA_RAKSHAS_BRIDE_1 },
  'c-408867486': { gana: GANA_RAKSHAS_BRIDE_1 },
  'scribd-268021076': {
    gana: [
      [6, 5, 0],
      [5, 6, 1],
      [0, 1, 6],
    ],
  },
  'muhurta-chintamani': { maitri: maitriMatrix({ ...COMMON_MAITRI, fe: 2, ne: 0 }, SAME_LORD) },
  raman: {
    varnaRanks: [2, 1, 2, 4, 3, 1, 3, 4, 3, 1, 2, 4],
    // All or nothing: even remainders and 9, counted only from bride to groom.
    tara: [0, 3, 0, 3, 0, 3, 0, 3, 3],
  },
  astrotalk: { varnaRanks: [3, 2, 1, 4, 3, 1, 2, 4, 3, 2, 1, 4] },
} satisfies Record<string, Partial<ConventionTables>>;

const TABLES = new Map<string, ConventionTables>(
  Object.entries(CONVENTIONS).map(([name, departures]) => [name, { ...DEFAULT_TABLES, ...departures }]),
);

/** Names of all conventions, the default first. */
export const CONVENTION_NAMES: readonly string[] = [...TABLES.keys()];

/** Returns the tables of a convention. @throws RangeError for an unknown convention */
export function tablesOf(convention: string): ConventionTables {
  const tables = TABLES.get(convention);
  if (tables === undefined) {
    throw new RangeError(`There is no convention ${convention}; known are ${CONVENTION_NAMES.join(', ')}.`);
  }
  return tables;
}

/** Returns rows of digits as a matrix of numbers. */
function readDigits(rows: readonly string[]): number[][] {
  return rows.map((row) => Array.from(row, Number));
}
