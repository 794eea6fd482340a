import { call } from './call.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

/** What is counted of two families who have accepted each other: each once for a pair. */
export const COUNTED = ['acceptance', 'call', 'meeting', 'engagement', 'marriage'] as const;
export type Counted = (typeof COUNTED)[number];

const place = s.object({ en: s.string(), bn: s.string() });

const together = s.object({
  /** The first days of the first of these four quarters and of the one after the last, `YYYY-MM-DD`. */
  ...{ from: s.string(), until: s.string() },
  /** Of a hundred acceptances of a year, how many met within thirty days; null under fifty. */
  meetSoon: s.nullable(s.number()),
  counts: s.array(
    s.object({
      kind: s.oneOf(COUNTED),
      /** By month where each of a quarter has ten, else by quarter: the first day, and how many months. */
      times: s.array(s.object({ from: s.string(), months: s.number(), count: s.nullable(s.number()) })),
      /** The bride's home, of a marriage where the wedding was: those that are told, the most first. */
      districts: s.array(s.object({ district: place, count: s.number() })),
      /** All others together, also where nobody has said where. */
      elsewhere: s.nullable(s.number()),
    }),
  ),
});
export type TogetherFigures = s.Output<typeof together>;

/**
 * What the trust tells of itself, made once for each week. Numbers of people are rounded down to tens, shares to five in a
 * hundred; null: fewer than ten, or too few to say.
 */
export const showTrustFigures = call('trustfigures', {
  method: 'GET',
  returned: {
    /** The Monday (in India) before which it was counted, `YYYY-MM-DD`. */
    week: fact('week', s.string()),
    /** Hours from asking to be shown to the approval, of the last four weeks: half took no longer, and nine of ten. */
    approvalHalf: fact('approvalhalf', s.nullable(s.number())),
    approvalMost: fact('approvalmost', s.nullable(s.number())),
    /** Of a hundred reports of the last 90 days, how many were settled before their time was over. */
    reportsInTime: fact('reportsintime', s.nullable(s.number())),
    /** Profiles that are shown and whose family came within 90 days. */
    active: fact('active', s.nullable(s.number())),
    /** Of a hundred interests of the last 90 days before the last three weeks, how many were answered. */
    answered: fact('answered', s.nullable(s.number())),
    /** Profiles that the office has suspended in the last 90 days. */
    takenDown: fact('takendown', s.nullable(s.number())),
    /** Families who said within a year that their match is settled. */
    settled: fact('settled', s.nullable(s.number())),
    /** Of the last whole month (in India), null under fifty. Families that the week's introduction put before another. */
    introduced: fact('introduced', s.nullable(s.number())),
    /** Of a hundred of these introductions, after how many both said yes. */
    bothYes: fact('bothyes', s.nullable(s.number())),
    /** How evenly families are seen on first pages: 100 where all alike, 0 where one family has every place. */
    evenly: fact('evenly', s.nullable(s.number())),
    /** What became of families who accepted each other, in four whole quarters; null: not counted for this week. */
    together: fact('together', s.nullable(together)),
  },
});
