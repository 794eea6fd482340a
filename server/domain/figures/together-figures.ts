import { COUNTED, type TogetherFigures } from '#contract/trust-figures.ts';
import { districts } from '#matching/places/districts.ts';
import { countInBands, type Share, shareOfMany } from './in-bands.ts';
import type { CountedRow } from './together-counts.queries.ts';
import { type Cell, FEWEST_PUBLISHED, withholdSmall } from './withhold-small.ts';

const MONTHS_A_QUARTER = 3;
const QUARTERS = 4;

const districtNames = new Map(districts.map(({ id, name, nameBn }) => [id, { en: name, bn: nameBn }]));

interface Time {
  from: string;
  months: number;
}

/** Returns the publishable figures of four quarters, the first of which begins on `from`. */
export function togetherFigures(from: string, rows: readonly CountedRow[], met: Share): TogetherFigures {
  const counts = COUNTED.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const { told, withheld } = withholdSmall(
      byDistrict(ofKind),
      sumOf(ofKind.filter(({ district }) => !isNamed(district))),
    );
    return {
      kind,
      times: byTime(from, ofKind),
      districts: told.flatMap(({ key, count }) => {
        const district = districtNames.get(key);
        return district === undefined ? [] : [{ district, count: inTens(count) }];
      }),
      elsewhere: countInBands(withheld),
    };
  });
  return { from, until: monthAfter(from, MONTHS_A_QUARTER * QUARTERS), meetSoon: shareOfMany(met), counts };
}

const BAND = 10;
const inTens = (count: number): number => count - (count % BAND);

const sumOf = (rows: readonly Pick<CountedRow, 'count'>[]): number => rows.reduce((sum, { count }) => sum + count, 0);

const isNamed = (district: number | null): boolean => district !== null && districtNames.has(district);

/** Returns the count of each district that has a name. */
function byDistrict(rows: readonly CountedRow[]): Cell<number>[] {
  const known = [...new Set(rows.map(({ district }) => district))];
  return known.flatMap((district) => {
    const count = sumOf(rows.filter((row) => row.district === district));
    return district === null || !isNamed(district) ? [] : [{ key: district, count }];
  });
}

/**
 * Splits each quarter into months if each month has at least `FEWEST_PUBLISHED`, else leaves it whole. The total of the
 * districts is the sum of these periods, too. `tell` turns a count into the published one.
 */
export function byTime(
  from: string,
  rows: readonly Pick<CountedRow, 'month' | 'count'>[],
  tell: (count: number) => number | null = countInBands,
): TogetherFigures['counts'][number]['times'] {
  const countOf = ({ from: first, months }: Time) =>
    sumOf(rows.filter(({ month }) => month >= first && month < monthAfter(first, months)));
  const quarters = Array.from({ length: QUARTERS }, (_, index) => monthAfter(from, index * MONTHS_A_QUARTER));
  const times = quarters.flatMap((first) => {
    const months = [0, 1, 2].map((offset) => ({ from: monthAfter(first, offset), months: 1 }));
    const areEnough = months.every((month) => countOf(month) >= FEWEST_PUBLISHED);
    return areEnough ? months : [{ from: first, months: MONTHS_A_QUARTER }];
  });
  const { told } = withholdSmall(times.map((key) => ({ key, count: countOf(key) })));
  return times.map((time) => ({
    ...time,
    count: told.some(({ key }) => key === time) ? tell(countOf(time)) : null,
  }));
}

/** Returns the first day of the month that is `months` later. */
export function monthAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
