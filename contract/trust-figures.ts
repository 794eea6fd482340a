import { call } from './call.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

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
  },
});
