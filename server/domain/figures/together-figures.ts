import { COUNTED, type TogetherFigures } from '#contract/trust-figures.ts';
import { districts } from '#matching/places/districts.ts';
import { countInBands, type Share, shareOfMany } from './in-bands.ts';
import type { CountedRow } from './together-counts.queries.ts';
import { type Cell, FEWEST_PUBLISHED, withholdSmall } from './withhold-small.ts';

const MONTHS_A_QUARTER = 3;
const QUARTERS = 4;

const districtNames = new Map(districts.map(({ id, name, nameBn }) => [id, { en: name, bn: nameBn }]));

/** A period of whole months. */
interface Period {
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  months: number;
}

/** Published counts are multiples of this number. */
const BAND = 10;
/** Rounds a count down to a multiple of `BAND`. */
const inTens = (count: number): number => count - (count % BAND);

const sumOf = (rows: readonly Pick<CountedRow, 'count'>[]): number => rows.reduce((sum, { count }) => sum + count, 0);

const isNamed = (district: number | null): boolean => district !== null && districtNames.has(district);

/**
 * Returns the publishable figures of four quarters, the first of which begins on `from` (`YYYY-MM-DD`). `met` are the
 * acceptances, and those of them that a meeting soon followed.
 */
export function togetherFigures(from: string, rows: readonly CountedRow[], met: Share): TogetherFigures {
  const counts = COUNTED.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const elsewhereCount = sumOf(ofKind.filter(({ district }) => !isNamed(district)));
    const { published, withheld } = withholdSmall(byDistrict(ofKind), elsewhereCount);
    return {
      kind,
      times: byTime(from, ofKind),
      districts: published.flatMap(({ key, count }) => {
        const district = districtNames.get(key);
        return district === undefined ? [] : [{ district, count: inTens(count) }];
      }),
      elsewhere: countInBands(withheld),
    };
  });
  return { from, until: monthAfter(from, MONTHS_A_QUARTER * QUARTERS), meetSoon: shareOfMany(met), counts };
}

/** Returns the count of each district that has a name. */
function byDistrict(rows: readonly CountedRow[]): Cell<number>[] {
  const countedDistricts = [...new Set(rows.map(({ district }) => district))];
  return countedDistricts.flatMap((district) => {
    const count = sumOf(rows.filter((row) => row.district === district));
    return district === null || !isNamed(district) ? [] : [{ key: district, count }];
  });
}

/**
 * Counts the rows of four quarters by period. A quarter is split into its months if each month has at least
 * `FEWEST_PUBLISHED`, else it is one period. The count of a period is null if it must be withheld, because a reader may
 * know the sum of all periods: it is also the total of the districts. `tell` turns a count into the published one.
 */
export function byTime(
  from: string,
  rows: readonly Pick<CountedRow, 'month' | 'count'>[],
  tell: (count: number) => number | null = countInBands,
): TogetherFigures['counts'][number]['times'] {
  const countOf = ({ from: first, months }: Period) =>
    sumOf(rows.filter(({ month }) => month >= first && month < monthAfter(first, months)));
  const quarters = Array.from({ length: QUARTERS }, (_, index) => monthAfter(from, index * MONTHS_A_QUARTER));
  const times = quarters.flatMap((first) => {
    const months = [0, 1, 2].map((offset) => ({ from: monthAfter(first, offset), months: 1 }));
    const areEnough = months.every((month) => countOf(month) >= FEWEST_PUBLISHED);
    return areEnough ? months : [{ from: first, months: MONTHS_A_QUARTER }];
  });
  const { published } = withholdSmall(times.map((key) => ({ key, count: countOf(key) })));
  return times.map((time) => ({
    ...time,
    count: published.some(({ key }) => key === time) ? tell(countOf(time)) : null,
  }));
}

/** Returns the day (`YYYY-MM-DD`) that is this many months after the first day of a month. */
export function monthAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
