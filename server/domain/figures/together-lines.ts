import type { TogetherFigures } from '#contract/trust-figures.ts';

export const TOGETHER_COLUMNS = ['what', 'by', 'from or where', 'months', 'at least'] as const;

type Line = [what: string, by: string, at: string, months: number | null, atLeast: number | null];

/**
 * Returns the figures of the page for a spreadsheet: one line for each number, with one dimension. A number under ten
 * is empty.
 */
export function listFigures({ from, meetSoon, counts }: TogetherFigures): Line[] {
  return [
    ...counts.flatMap(({ kind, times, districts, elsewhere }): Line[] => [
      ...times.map((time): Line => [kind, 'time', time.from, time.months, time.count]),
      ...districts.map(({ district, count }): Line => [kind, 'district', district.en, YEAR, count]),
      [kind, 'district', 'all others', YEAR, elsewhere],
    ]),
    ['met within 30 days, of 100 acceptances', '', from, YEAR, meetSoon],
  ];
}

const YEAR = 12;
