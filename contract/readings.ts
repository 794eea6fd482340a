import { call } from './call.ts';
import * as s from './shape.ts';
import { fact } from './wire.ts';

/** Ours: the finished weeks of a year, the latest first, by their Mondays (`YYYY-MM-DD`), and how many opened the profile in each. */
export const showReadings = call('showreadings', {
  method: 'GET',
  access: 'member',
  returned: {
    /** `readers`: null for fewer than ten. */
    weeks: fact('weeks', s.array(s.object({ monday: s.string(), readers: s.nullable(s.number()) }))),
  },
});
