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
/** The share of sorted values at the median. */
const HALF = 0.5;
/** The share of sorted values at the 90th percentile. */
const NINE_OF_TEN = 0.9;

const districtNames = new Map(districts.map(({ id, name, nameBn }) => [String(id), { en: name, bn: nameBn }]));

type Row = Pick<BoardMonths['cells'][number], 'month' | 'value' | 'count'>;
type Names = ReadonlyMap<string, Words>;
type Times = BoardFigures['calls'];

/**
 * Returns the publishable figures of four quarters. Each table has one dimension, no count under `FEWEST_PUBLISHED`,
 * and nothing from which such a count could be found by subtraction.
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
      const all = rowsOf(measure, 'all');
      const total = sumOf(all);
      return {
        measure,
        total: unlessFew(total),
        times: byTime(from, all, unlessFew),
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

/** Returns a count if it may be published, else null. */
const unlessFew = (count: number): number | null => (count < FEWEST_PUBLISHED ? null : count);

const sumOf = (rows: readonly Pick<Row, 'count'>[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Returns the named parts of a sum. A value without a name counts as withheld. */
function tableOf(rows: readonly Row[], total: number, names: Names) {
  const counts = new Map<string, number>();
  for (const { value, count } of rows) if (names.has(value)) counts.set(value, (counts.get(value) ?? 0) + count);
  const cells: Cell<string>[] = [...counts].map(([key, count]) => ({ key, count }));
  const { told, withheld } = withholdSmall(cells, total - sumOf(cells));
  const parts = told.flatMap(({ key, count }) => {
    const name = names.get(key);
    return name === undefined ? [] : [{ name: { en: name.en, bn: name.bn }, count }];
  });
  return { parts, others: unlessFew(withheld) };
}

/** Returns how long items waited, for each month or quarter; null where the number of items is withheld. */
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
    return { ...time, median: shareAt(hours, HALF), ninetieth: shareAt(hours, NINE_OF_TEN) };
  });
}

const MINUTES_AN_HOUR = 60;

/** Returns the hours that calls took in each period, at least one hour; null where the number of calls is withheld. */
function talkOf(from: string, calls: readonly Row[], minutes: readonly Row[]): BoardFigures['talk'] {
  return byTime(from, calls, unlessFew).map((time) => {
    const until = monthAfter(time.from, time.months);
    const spent = sumOf(minutes.filter(({ month }) => month >= time.from && month < until));
    return { ...time, hours: time.count === null ? null : Math.max(1, Math.round(spent / MINUTES_AN_HOUR)) };
  });
}

/** Returns the value that this share of the sorted values does not exceed; null without values. */
const shareAt = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? null;
