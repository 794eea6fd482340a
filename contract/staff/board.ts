import { call } from '../call.ts';
import type { Language } from '../choices.ts';
import * as s from '../shape.ts';
import { fact } from '../wire.ts';

/** What is counted of families and of pairs of families; a pair is counted where the bride belongs. */
export const BOARD_MEASURES = [
  ...(['registered', 'shown', 'answers'] as const),
  ...(['acceptances', 'meetings', 'engagements', 'marriages'] as const),
] as const;
export type BoardMeasure = (typeof BOARD_MEASURES)[number];

/** One of them a table, and none beside another. */
export const BOARD_DIMENSIONS = ['district', 'faith', 'age', 'marriage'] as const;
export type BoardDimension = (typeof BOARD_DIMENSIONS)[number];

/** In years, at the beginning of the month. */
export const AGE_BANDS = ['18-24', '25-29', '30-34', '35-39', '40-49', '50+'] as const;

/** For which marriage of theirs somebody is looking. */
export const MARRIAGE_BANDS = ['first', 'again'] as const;

/** What the office lets wait. */
export const BOARD_WAITS = ['approvals', 'letters', 'calls'] as const;
export type BoardWait = (typeof BOARD_WAITS)[number];

/** The first day of a month or a quarter, `YYYY-MM-DD`, and how many months. */
const time = { from: s.string(), months: s.number() };
/** Null: under ten, or so that nothing under ten can be found by subtraction. */
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
        /** All others together, and those of whom it is not known. */
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

/** The figures for the board: of four whole quarters, nothing under ten. */
export const showBoard = call('office/showboard', {
  access: 'staff',
  saves: false,
  returned: {
    /** The first days of the first of the four quarters and of the one after the last, `YYYY-MM-DD`. */
    from: fact('from', s.string()),
    until: fact('until', s.string()),
    measures: fact('measures', measures),
    /** In hours: half had waited no longer, and nine of ten; all null under ten. */
    waits: fact('waits', waits),
    /** Calls of the office. */
    calls: fact('calls', times),
    /** Of how many calls somebody has said how long they took, and how many whole hours those were; both null under ten calls. */
    talk: fact('talk', talk),
  },
});

export interface BoardFigures {
  from: string;
  until: string;
  measures: s.Output<typeof measures>;
  waits: s.Output<typeof waits>;
  calls: s.Output<typeof times>;
  talk: s.Output<typeof talk>;
}

/** As a table for spreadsheets, or on two pages. */
export const BOARD_FILES = ['csv', 'pdf'] as const;

/** Where these are downloaded: `board-bn.pdf`. Who may make `showBoard` may open them. */
export const BOARD_ROUTE = '/api/office/board/:file';

export const boardAddress = (file: (typeof BOARD_FILES)[number], language: Language): string =>
  BOARD_ROUTE.replace(':file', `board-${language}.${file}`);
