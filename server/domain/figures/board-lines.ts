import type { Language } from '#contract/choices.ts';
import type { BoardFigures } from '#contract/staff/board.ts';
import { boardTexts } from '#words/board.texts.ts';
import { boardColumns, boardDimensions, boardMeasures, boardWaits } from '#words/board.ts';

const MONTHS_A_YEAR = 12;

type Line = (string | number | null)[];

/** Returns the figures for a spreadsheet: one line for each number, with one dimension. A withheld number is null. */
export function boardLines(figures: BoardFigures, language: Language): { columns: readonly string[]; lines: Line[] } {
  const t = boardTexts[language];
  const lines = [
    ...figures.measures.flatMap(({ measure, total, times, tables }): Line[] => {
      const what = boardMeasures[measure][language];
      return [
        [what, t.inAll, '', figures.from, MONTHS_A_YEAR, total],
        ...times.map(({ from, months, count }): Line => [what, t.byTime, '', from, months, count]),
        ...tables.flatMap(({ dimension, parts, others }): Line[] => {
          const by = boardDimensions[dimension][language];
          return [
            ...parts.map(({ name, count }): Line => [what, by, name[language], figures.from, MONTHS_A_YEAR, count]),
            [what, by, t.others, figures.from, MONTHS_A_YEAR, others],
          ];
        }),
      ];
    }),
    ...figures.waits.flatMap(({ kind, times }): Line[] =>
      times.flatMap(({ from, months, count, median, ninetieth }): Line[] => {
        const what = boardWaits[kind][language];
        return [
          [what, t.done, '', from, months, count],
          [what, t.median, '', from, months, median],
          [what, t.ninetieth, '', from, months, ninetieth],
        ];
      }),
    ),
    ...figures.calls.map(({ from, months, count }): Line => [t.calls, t.byTime, '', from, months, count]),
    ...figures.talk.flatMap(({ from, months, count, hours }): Line[] => [
      [t.timedCalls, t.byTime, '', from, months, count],
      [t.talk, t.byTime, '', from, months, hours],
    ]),
  ];
  return { columns: boardColumns[language], lines };
}
