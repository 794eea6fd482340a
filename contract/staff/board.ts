import { call } from '../call.ts';
import type { Language } from '../choices.ts';
import * as s from '../shape.ts';
import { fact } from '../wire.ts';

/** Measures of families and of pairs of families. A pair is counted at the bride's values. */
export const BOARD_MEASURES = [
  ...(['registered', 'shown', 'answers'] as const),
  ...(['acceptances', 'meetings', 'engagements', 'marriages'] as const),
] as const;
export type BoardMeasure = (typeof BOARD_MEASURES)[number];

/** Dimensions of the tables. Each table has one dimension; they are never combined. */
export const BOARD_DIMENSIONS = ['district', 'faith', 'age', 'marriage'] as const;
export type BoardDimension = (typeof BOARD_DIMENSIONS)[number];

/** Age in years at the beginning of the month. */
export const AGE_BANDS = ['18-24', '25-29', '30-34', '35-39', '40-49', '50+'] as const;

/** Whether somebody looks for a first or a later marriage. */
export const MARRIAGE_BANDS = ['first', 'again'] as const;

/** Waiting times at the office that are measured. */
export const BOARD_WAITS = ['approvals', 'letters', 'calls'] as const;
export type BoardWait = (typeof BOARD_WAITS)[number];

/** The first day of a month or a quarter, `YYYY-MM-DD`, and its length in months. */
const time = { from: s.string(), months: s.number() };
/** A count. Null if it is under ten, or if a count under ten could be computed from it by subtraction. */
const count = s.nullable(s.number());
const times = s.array(s.object({ ...time, count }));

const measures = s.array(
  s.object({
    measure: s.oneOf(BOARD_MEASURES),
    total: count,
    times,
    tables: s.array(
      s.object({
        dimension: s.oneOf(BOARD_DIMENSIONS),
        parts: s.array(s.object({ name: s.object({ en: s.string(), bn: s.string() }), count: s.number() })),
        /** All other values together, and unknown values. */
        others: count,
      }),
    ),
  }),
);

const waits = s.array(
  s.object({
    kind: s.oneOf(BOARD_WAITS),
    times: s.array(s.object({ ...time, count, median: count, ninetieth: count })),
  }),
);

const talk = s.array(s.object({ ...time, count, hours: count }));

/** Returns the figures for the board: four whole quarters, without counts under ten. */
export const showBoard = call('office/showboard', {
  access: 'staff',
  saves: false,
  returned: {
    /** The first day of the first of the four quarters, and the first day after the last, `YYYY-MM-DD`. */
    from: fact('from', s.string()),
    until: fact('until', s.string()),
    measures: fact('measures', measures),
    /** Waiting times in hours: median and 90th percentile; all null if under ten. */
    waits: fact('waits', waits),
    /** Calls made by the office. */
    calls: fact('calls', times),
    /** How many calls have a recorded duration, and the total in whole hours; both null if under ten calls. */
    talk: fact('talk', talk),
  },
});

/** The answer of `showBoard`, as pages and files read it. */
export interface BoardFigures {
  from: string;
  until: string;
  measures: s.Output<typeof measures>;
  waits: s.Output<typeof waits>;
  calls: s.Output<typeof times>;
  talk: s.Output<typeof talk>;
}

/** Formats: a table for spreadsheets, or two pages. */
export const BOARD_FILES = ['csv', 'pdf'] as const;

/** The route for these files, such as `board-bn.pdf`. Everybody who may call `showBoard` may open them. */
export const BOARD_ROUTE = '/api/office/board/:file';

/** Returns the URL of the figures in one format and language. */
export const boardAddress = (file: (typeof BOARD_FILES)[number], language: Language): string =>
  BOARD_ROUTE.replace(':file', `board-${language}.${file}`);
