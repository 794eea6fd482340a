import { call } from './call.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

/** Events that are counted for accepted families, once for each pair. */
export const COUNTED = ['acceptance', 'call', 'meeting', 'engagement', 'marriage'] as const;
export type Counted = (typeof COUNTED)[number];

const place = s.object({ en: s.string(), bn: s.string() });

const together = s.object({
  /** The first day of the first of these four quarters, and the first day after the last, `YYYY-MM-DD`. */
  from: s.string(),
  until: s.string(),
  /** Per hundred acceptances of a year, how many met within thirty days; null under fifty acceptances. */
  meetSoon: s.nullable(s.number()),
  counts: s.array(
    s.object({
      kind: s.oneOf(COUNTED),
      /**
       * Counts by month if every month of a quarter has ten, else by quarter: the first day, and the number of months.
       */
      times: s.array(s.object({ from: s.string(), months: s.number(), count: s.nullable(s.number()) })),
      /**
       * Counts by the bride's home district, or for marriages by the district of the wedding. Only districts that may
       * be published, the highest count first.
       */
      districts: s.array(s.object({ district: place, count: s.number() })),
      /** All other districts together, and pairs without a known district. */
      elsewhere: s.nullable(s.number()),
    }),
  ),
});
export type TogetherFigures = s.Output<typeof together>;

/**
 * Returns the trust's public figures, computed once a week. Numbers of people are rounded down to tens, shares to five
 * per cent. Null: fewer than ten, or too few to publish.
 */
export const showTrustFigures = call('trustfigures', {
  method: 'GET',
  returned: {
    /** The Monday (in India) before which the figures were counted, `YYYY-MM-DD`. */
    week: fact('week', s.string()),
    /** Hours from asking to be shown to the approval, in the last four weeks: median and 90th percentile. */
    approvalHalf: fact('approvalhalf', s.nullable(s.number())),
    approvalMost: fact('approvalmost', s.nullable(s.number())),
    /** Per hundred reports of the last 90 days that are settled or overdue, how many were settled in time. */
    reportsInTime: fact('reportsintime', s.nullable(s.number())),
    /** Shown profiles whose family was active within 90 days. */
    active: fact('active', s.nullable(s.number())),
    /** Per hundred interests of the 90 days before the last three weeks, how many were answered. */
    answered: fact('answered', s.nullable(s.number())),
    /** Profiles that the office suspended in the last 90 days, except by a rejection. */
    takenDown: fact('takendown', s.nullable(s.number())),
    /** Families who said within a year that their match is settled. */
    settled: fact('settled', s.nullable(s.number())),
    /** Families with a weekly introduction in the last whole month (in India); null under fifty. */
    introduced: fact('introduced', s.nullable(s.number())),
    /** Per hundred of these introductions, how many led to two yeses. */
    bothYes: fact('bothyes', s.nullable(s.number())),
    /** How evenly first pages show families: 100 if all alike, 0 if one family has every place. */
    evenly: fact('evenly', s.nullable(s.number())),
    /** What became of acquaintances in four whole quarters; null if it was not counted this week. */
    together: fact('together', s.nullable(together)),
  },
});
