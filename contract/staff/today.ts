import { call } from '../call.ts';
import { form } from '../form.ts';
import * as s from '../shape.ts';
import { fact } from '../wire.ts';
import { nearFilter } from './near.ts';
import { twoWeeks } from './week.ts';

/** The kinds of waiting items on the desk. */
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

/**
 * Lists waiting items of the rooms that the caller may enter, overdue claims first, then by deadline: the first items
 * of each kind.
 */
export const showToday = call('office/today', {
  access: 'staff',
  saves: false,
  returned: {
    waits: fact(
      'waits',
      s.array(
        s.object({
          kind: s.oneOf(WAITING_KINDS),
          /** The reference of the item in its room. */
          reference: s.string(),
          /** The profile concerned; `''` if none. */
          memberId: s.string(),
          /** ISO times. */
          since: s.string(),
          due: s.string(),
        }),
      ),
    ),
  },
});

/**
 * Returns what was done this week and the week before for families near a place; null for an unknown place. Between two
 * families, the acting family counts.
 */
export const showWeekNear = call('office/weeknear', {
  access: 'staff',
  form: form({ near: nearFilter }),
  saves: false,
  returned: { week: fact('week', s.nullable(twoWeeks)) },
});
