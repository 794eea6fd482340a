import type { Chart } from './chart.ts';
import type { MangalCode } from './codes.ts';
import { foldDegrees, houseFrom, rashiOfLongitude } from './zodiac.ts';

/** The severity of a mangal dosha: see `MangalDosha`. */
export type MangalSeverity = 'none' | 'low' | 'high' | 'unknown';

/** The mangal dosha of one chart. */
export interface MangalDosha {
  /** Mars in a dosha house counted from the logno; null when the logno is unknown. */
  fromLagna: boolean | null;
  /** Mars in a dosha house counted from the Moon; null when the day's possible positions give different results. */
  fromMoon: boolean | null;
  /** none, low (one of the two), high (both); unknown without a logno or when `fromMoon` is null. */
  severity: MangalSeverity;
  /** Traditional cancellations of the dosha in this chart; empty without a dosha. */
  cancellations: MangalCode[];
}

/** Houses, counted inclusively by whole signs, in which Mars makes a chart mangalik. */
export const MANGAL_HOUSES: readonly number[] = [1, 4, 7, 8, 12];

/** Degrees that Mars moves in half a day at most, with a margin. */
const MARS_HALF_DAY_DEGREES = 0.42;
// Rashis.
const MESH = 1;
const BRISH = 2;
const MITHUN = 3;
const KARKAT = 4;
const SINGHA = 5;
const KANYA = 6;
const TULA = 7;
const BRISHCHIK = 8;
const DHANU = 9;
const MAKAR = 10;
const KUMBHA = 11;
const MEEN = 12;
/** By the house of Mars, the rashis in which Mars is harmless there, in B. V. Raman's school. */
const EXEMPT_RASHIS: Readonly<Record<number, readonly number[]>> = {
  2: [MITHUN, KANYA],
  4: [MESH, BRISHCHIK],
  7: [KARKAT, MAKAR],
  8: [DHANU, MEEN],
  12: [BRISH, TULA],
};
/** Houses of Mars, counted from Jupiter: Jupiter joins Mars in the first and aspects the fifth, seventh and ninth. */
const HOUSES_FROM_JUPITER = [1, 5, 7, 9];

/**
 * Detects mangal dosha (mangalik, ভৌমদোষ) from logno and Moon.
 *
 * Judges the chart's own values; where `chart.uncertain` lists alternatives, call again with each of them. Source: the
 * rule observed at AstroSage (houses 1, 4, 7, 8, 12 from both); schools differ, and remedies are custom.
 */
export function mangalDosha(chart: Chart): MangalDosha {
  const mars = rashiOfLongitude(chart.mars);
  const moonRashis = chart.rashi === null ? (chart.uncertain.rashi ?? []) : [chart.rashi];
  const fromLagna = chart.logno === null ? null : isDosha(chart.logno, mars);
  const marsRashis = marsRashisOf(chart);
  const fromMoon = agreedAnswer(
    moonRashis.flatMap((moonRashi) => marsRashis.map((marsRashi) => isDosha(moonRashi, marsRashi))),
  );
  const references = chart.logno === null ? moonRashis : [chart.logno, ...moonRashis];
  const doshaReferences = references.filter((reference) => isDosha(reference, mars));
  const hasDosha = fromLagna === true || fromMoon === true;
  return {
    fromLagna,
    fromMoon,
    severity: severityOf(fromLagna, fromMoon),
    cancellations: hasDosha ? findCancellations(chart, mars, doshaReferences) : [],
  };
}

/** Whether Mars is in a dosha house counted from a reference, the logno or the Moon. */
function isDosha(referenceRashi: number, marsRashi: number): boolean {
  return MANGAL_HOUSES.includes(houseFrom(referenceRashi, marsRashi));
}

/** Returns the possible rashis of Mars. Without a time, its longitude is that of noon, and its rashi may change. */
function marsRashisOf({ mars, ascendant }: Chart): number[] {
  if (ascendant !== null) return [rashiOfLongitude(mars)];
  const extremes = [mars - MARS_HALF_DAY_DEGREES, mars + MARS_HALF_DAY_DEGREES];
  return extremes.map((longitude) => rashiOfLongitude(foldDegrees(longitude)));
}

/** Returns the answer if all are equal; null if they differ or there is none. */
function agreedAnswer(answers: boolean[]): boolean | null {
  const [first] = answers;
  return first !== undefined && answers.every((answer) => answer === first) ? first : null;
}

/** Returns the severity by the dosha from the logno and from the Moon; see `MangalDosha`. */
function severityOf(fromLagna: boolean | null, fromMoon: boolean | null): MangalSeverity {
  if (fromLagna === null || fromMoon === null) return 'unknown';
  if (fromLagna && fromMoon) return 'high';
  return fromLagna || fromMoon ? 'low' : 'none';
}

/** Returns the cancellations that apply. `references`: the rashis of logno and Moon from which Mars shows the dosha. */
function findCancellations(chart: Chart, mars: number, references: number[]): MangalCode[] {
  const isExempt = (reference: number) => EXEMPT_RASHIS[houseFrom(reference, mars)]?.includes(mars) ?? false;
  const jupiter = rashiOfLongitude(chart.jupiter);
  const venus = rashiOfLongitude(chart.venus);
  const rules: [MangalCode, boolean][] = [
    ['mangal.ownOrExalted', [MESH, BRISHCHIK, MAKAR].includes(mars)],
    ['mangal.debilitated', mars === KARKAT],
    ['mangal.exemptHouse', mars === SINGHA || mars === KUMBHA || references.every(isExempt)],
    ['mangal.jupiter', HOUSES_FROM_JUPITER.includes(houseFrom(jupiter, mars))],
    ['mangal.withMoon', chart.rashi === mars],
    ['mangal.beneficInLogno', chart.logno !== null && (jupiter === chart.logno || venus === chart.logno)],
    ['mangal.yogakaraka', chart.logno === KARKAT || chart.logno === SINGHA],
  ];
  return rules.filter(([, applies]) => applies).map(([code]) => code);
}
