import { call } from './call.ts';
import { date } from './date-rules.ts';
import { type FormErrors, form } from './form.ts';
import { memberForm, otherMember } from './member-id.ts';
import { requiredLookupId } from './number-rules.ts';
import { ofMember } from './outcome.ts';
import { readByOthers, requiredChoice, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Kinds of days in the planner. */
export const DAY_KINDS = [
  'test',
  'doctor',
  'pandit',
  'notice',
  'registration',
  'ashirbad',
  'wedding',
  'reception',
  'other',
] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** Days that one family may have in the planner with another. */
export const DAYS_LIMIT = 30;
/** Years ahead within which a day of the planner is. */
const YEARS_AHEAD = 3;
/** Maximum number of characters of a note to a day. */
const NOTE_LIMIT = 300;

/** Lists the days that this family has written and those that the other family shares, by date. */
export const showDays = call('showtogetherdays', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    days: fact(
      'days',
      s.array(
        s.object({
          id: s.number(),
          kind: s.oneOf(DAY_KINDS),
          /** `YYYY-MM-DD`. */
          day: s.string(),
          note: s.string(),
          isShared: s.boolean(),
          isOwn: s.boolean(),
        }),
      ),
    ),
  },
});

/** Saves a day. The other family also reads it if it is shared. */
export const addDay = call('addtogetherday', {
  ...ofMember,
  form: form(
    {
      member: otherMember,
      kind: sentOnly('kind', requiredChoice(DAY_KINDS, 'chooseFromList')),
      day: sentOnly(
        'day',
        date({ missing: 'planDayRequired', invalid: 'planDayRequired', tooEarly: 'planDayRequired' }),
      ),
      note: sentOnly('note', readByOthers(text(NOTE_LIMIT))),
      isShared: sentOnly('shared', tick),
    },
    ({ day = '' }, { today }): FormErrors => {
      if (day === '' || today === '') return {};
      const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
      return day < today || day > last ? { day: 'planDayToCome' } : {};
    },
  ),
});

/** Deletes one of this family's days. */
export const removeDay = call('removetogetherday', {
  ...ofMember,
  form: form({ member: otherMember, id: sentOnly('id', requiredLookupId('chooseFromList')) }),
});
