import { call } from '../call.ts';
import { form } from '../form.ts';
import * as s from '../shape.ts';
import { fact } from '../wire.ts';
import { nearFilter } from './near.ts';
import { twoWeeks } from './week.ts';

/** What may wait on the desk. */
export const WAITING_KINDS = [
  'breach',
  'report',
  'whose',
  'approval',
  'appeal',
  'letter',
  'call',
  'unreached',
  'paper',
  'reader',
  'deletion',
  'request',
  'backup',
  'quietWord',
  'mail',
  'twoFamilies',
  'marriage',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** What waits in the rooms that somebody may enter, the clock that runs out first before the others: the first of each kind. */
export const showToday = call('office/today', {
  access: 'staff',
  saves: false,
  returned: {
    waits: fact(
      'waits',
      s.array(
        s.object({
          kind: s.oneOf(WAITING_KINDS),
          /** By what its room knows it. */
          reference: s.string(),
          /** Whom it is about; `''` for nobody in particular. */
          memberId: s.string(),
          /** ISO times. */
          since: s.string(),
          due: s.string(),
        }),
      ),
    ),
  },
});

/** What was done this week and the week before, of families near a place; null for no such place. Between two families the one that acted counts. */
export const showWeekNear = call('office/weeknear', {
  access: 'staff',
  form: form({ near: nearFilter }),
  saves: false,
  returned: { week: fact('week', s.nullable(twoWeeks)) },
});
