import type { Language } from '#contract/choices.ts';
import { BOARD_DIMENSIONS, type BoardFigures } from '#contract/staff/board.ts';
import { boardTexts } from '#words/board.texts.ts';
import { boardDimensions, boardHeads, boardMeasures, boardWaits } from '#words/board.ts';
import { timeOfFigure } from '#words/board-time.ts';
import { number } from '#words/numbers.ts';

/** Shown for a number that may not be published. */
const NOT_TOLD = '–';
const MONTHS_PER_YEAR = 12;
/** The numbers of the pages. */
const PAGES = [1, 2] as const;

/**
 * Returns the figures for the board on two pages: results over time on the first, a table for each dimension on the
 * second.
 */
export function boardOnPaper(figures: BoardFigures, language: Language) {
  const t = boardTexts[language];
  const inWords = (count: number | null) => (count === null ? NOT_TOLD : number(count, language));
  const bars = (times: BoardFigures['calls']) => {
    const most = Math.max(1, ...times.map(({ count }) => count ?? 0));
    return times.map((time) => ({
      label: timeOfFigure(time, language, 'short'),
      said: inWords(time.count),
      share: (time.count ?? 0) / most,
    }));
  };
  return {
    language,
    title: t.title,
    period: timeOfFigure({ from: figures.from, months: MONTHS_PER_YEAR }, language),
    how: t.how,
    ofTalk: t.ofTalk,
    notTold: `${NOT_TOLD} ${t.withheld}`,
    foot: t.trust,
    pages: PAGES.map((page) => `${number(page, language)} / ${number(PAGES.length, language)}`),
    charts: [
      ...figures.measures.map(({ measure, total, times }) => ({
        name: boardMeasures[measure][language],
        total: inWords(total),
        bars: bars(times),
      })),
      { name: t.calls, total: '', bars: bars(figures.calls) },
      { name: t.talk, total: '', bars: bars(figures.talk.map(({ hours, ...time }) => ({ ...time, count: hours }))) },
    ],
    waits: {
      title: t.waits,
      heads: [t.when, t.done, t.half, t.most],
      kinds: figures.waits.map(({ kind, times }) => ({
        name: boardWaits[kind][language],
        rows: times.map((time) => [
          timeOfFigure(time, language, 'short'),
          ...[time.count, time.median, time.ninetieth].map(inWords),
        ]),
      })),
    },
    tables: BOARD_DIMENSIONS.map((dimension) => tableOf(figures, dimension, language)),
  };
}

/** Returns the table of one dimension: a row for each part, and a column for each measure. */
function tableOf({ measures }: BoardFigures, dimension: (typeof BOARD_DIMENSIONS)[number], language: Language) {
  const t = boardTexts[language];
  const inWords = (count: number | null | undefined) =>
    typeof count === 'number' ? number(count, language) : NOT_TOLD;
  const columns = measures.map(({ measure, tables }) => ({
    head: boardHeads[measure][language],
    table: tables.find((known) => known.dimension === dimension),
  }));
  const names = new Set(columns.flatMap(({ table }) => table?.parts.map(({ name }) => name[language]) ?? []));
  const countOf = (column: (typeof columns)[number], partName: string) =>
    column.table?.parts.find(({ name }) => name[language] === partName)?.count;
  return {
    name: boardDimensions[dimension][language],
    heads: columns.map(({ head }) => head),
    rows: [
      ...[...names].map((name) => [name, ...columns.map((column) => inWords(countOf(column, name)))]),
      [t.others, ...columns.map(({ table }) => inWords(table?.others))],
    ],
  };
}
