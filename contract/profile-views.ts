import { call } from './call.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

/** Why the office opened a profile. `search`: it appeared in a search for another family. */
export const OFFICE_PURPOSES = ['account', 'approval', 'call', 'report', 'search'] as const;
export type OfficePurpose = (typeof OFFICE_PURPOSES)[number];

/**
 * Ours: returns the finished weeks of a year, the latest first, by their Mondays (`YYYY-MM-DD`), and how many members
 * opened the profile in each.
 */
export const showReadings = call('showreadings', {
  method: 'GET',
  access: 'member',
  returned: {
    /** `readers`: null for fewer than ten. */
    weeks: fact('weeks', s.array(s.object({ monday: s.string(), readers: s.nullable(s.number()) }))),
    /** On which days of these weeks the office opened the profile, and why. */
    office: fact('office', s.array(s.object({ day: s.string(), purposes: s.array(s.oneOf(OFFICE_PURPOSES)) }))),
  },
});
