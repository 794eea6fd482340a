import type { TogetherFigures } from '#contract/trust-figures.ts';

/** The titles of the columns of the spreadsheet of `listFigures`. */
export const TOGETHER_COLUMNS = ['what', 'by', 'from or where', 'months', 'at least'] as const;

const MONTHS_A_YEAR = 12;

type Line = [what: string, by: string, at: string, months: number | null, atLeast: number | null];

/**
 * Returns the figures of the page for a spreadsheet, under `TOGETHER_COLUMNS`: one line for each number, with one
 * dimension. A withheld number is null.
 */
export function listFigures({ from, meetSoon, counts }: TogetherFigures): Line[] {
  return [
    ...counts.flatMap(({ kind, times, districts, elsewhere }): Line[] => [
      ...times.map((time): Line => [kind, 'time', time.from, time.months, time.count]),
      ...districts.map(({ district, count }): Line => [kind, 'district', district.en, MONTHS_A_YEAR, count]),
      [kind, 'district', 'all others', MONTHS_A_YEAR, elsewhere],
    ]),
    ['met within 30 days, of 100 acceptances', '', from, MONTHS_A_YEAR, meetSoon],
  ];
}
