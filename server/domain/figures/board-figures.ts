import {
  BOARD_DIMENSIONS,
  BOARD_MEASURES,
  BOARD_WAITS,
  type BoardDimension,
  type BoardFigures,
} from '#contract/staff/board.ts';
import { districts } from '#matching/places/districts.ts';
import { ageBands, marriageBands } from '#words/board.ts';
import type { Words } from '#words/label.ts';
import type { BoardMonths } from './board-months.queries.ts';
import { byTime, monthAfter } from './together-figures.ts';
import { type Cell, FEWEST_PUBLISHED, withholdSmall } from './withhold-small.ts';

const MONTHS_A_YEAR = 12;
const MINUTES_AN_HOUR = 60;
/** The share of the sorted values up to the median. */
const MEDIAN_SHARE = 0.5;
/** The share of the sorted values up to the 90th percentile. */
const NINETIETH_SHARE = 0.9;

const districtNames = new Map(districts.map(({ id, name, nameBn }) => [String(id), { en: name, bn: nameBn }]));

type Row = Pick<BoardMonths['cells'][number], 'month' | 'value' | 'count'>;
type Names = ReadonlyMap<string, Words>;
/** Counts of months and whole quarters; null where the count is withheld. */
type Times = BoardFigures['calls'];

/** Returns a count if it may be published, else null. */
const unlessFew = (count: number): number | null => (count < FEWEST_PUBLISHED ? null : count);

const sumOf = (rows: readonly Pick<Row, 'count'>[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/**
 * Returns the publishable figures of four quarters. Each table has one dimension, no count under `FEWEST_PUBLISHED`,
 * and nothing from which such a count could be found by subtraction. `faiths` are the names of religions by their id.
 */
export function boardFigures({ from, cells, waits }: BoardMonths, faiths: Names): BoardFigures {
  const names: Readonly<Record<BoardDimension, Names>> = {
    district: districtNames,
    faith: faiths,
    age: new Map(Object.entries(ageBands)),
    marriage: new Map(Object.entries(marriageBands)),
  };
  const rowsOf = (measure: string, dimension: string) =>
    cells.filter((cell) => cell.measure === measure && cell.dimension === dimension);
  return {
    from,
    until: monthAfter(from, MONTHS_A_YEAR),
    measures: BOARD_MEASURES.map((measure) => {
      const allRows = rowsOf(measure, 'all');
      const total = sumOf(allRows);
      return {
        measure,
        total: unlessFew(total),
        times: byTime(from, allRows, unlessFew),
        tables: BOARD_DIMENSIONS.map((dimension) => ({
          dimension,
          ...tableOf(rowsOf(measure, dimension), total, names[dimension]),
        })),
      };
    }),
    waits: BOARD_WAITS.map((kind) => ({
      kind,
      times: waitsOf(
        from,
        waits.filter((wait) => wait.kind === kind),
      ),
    })),
    calls: byTime(from, rowsOf('calls', 'all'), unlessFew),
    talk: talkOf(from, rowsOf('timedCalls', 'all'), rowsOf('callMinutes', 'all')),
  };
}

/** Returns the published parts of a sum by name, and the rest as `others`. What has no name belongs to the rest. */
function tableOf(rows: readonly Row[], total: number, names: Names) {
  const counts = new Map<string, number>();
  for (const { value, count } of rows) if (names.has(value)) counts.set(value, (counts.get(value) ?? 0) + count);
  const cells: Cell<string>[] = [...counts].map(([key, count]) => ({ key, count }));
  const { published, withheld } = withholdSmall(cells, total - sumOf(cells));
  const parts = published.flatMap(({ key, count }) => {
    const name = names.get(key);
    return name === undefined ? [] : [{ name: { en: name.en, bn: name.bn }, count }];
  });
  return { parts, others: unlessFew(withheld) };
}

/**
 * Returns how many hours items waited, as median and 90th percentile of each month or quarter; null where the number of
 * items is withheld.
 */
function waitsOf(from: string, waits: BoardMonths['waits']) {
  const hoursIn = ({ from: first, months }: Times[number]) =>
    waits
      .filter(({ month }) => month >= first && month < monthAfter(first, months))
      .flatMap(({ hours }) => hours)
      .sort((one, other) => one - other);
  const times = byTime(
    from,
    waits.map(({ month, hours }) => ({ month, count: hours.length })),
    unlessFew,
  );
  return times.map((time) => {
    const hours = time.count === null ? [] : hoursIn(time);
    return { ...time, median: valueAt(hours, MEDIAN_SHARE), ninetieth: valueAt(hours, NINETIETH_SHARE) };
  });
}

/** Returns the hours that calls took in each period, at least one; null where the number of timed calls is withheld. */
function talkOf(from: string, calls: readonly Row[], minutes: readonly Row[]): BoardFigures['talk'] {
  return byTime(from, calls, unlessFew).map((time) => {
    const until = monthAfter(time.from, time.months);
    const totalMinutes = sumOf(minutes.filter(({ month }) => month >= time.from && month < until));
    const hours = Math.max(1, Math.round(totalMinutes / MINUTES_AN_HOUR));
    return { ...time, hours: time.count === null ? null : hours };
  });
}

/** Returns the value that this share of the sorted values does not exceed; null without values. */
const valueAt = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? null;
