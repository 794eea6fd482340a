import { call } from '../call.ts';
import { date } from '../date-rules.ts';
import { type FormErrors, form } from '../form.ts';
import { otherMember } from '../member-id.ts';
import { lookupId, requiredLookupId } from '../number-rules.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { choice, ofList, requiredChoice, requiredText, text } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';
import { CALL_OUTCOMES, callMinutes } from './calls.ts';
import { nearFilter } from './near.ts';

/** Kinds of staff tasks about a family. `call`: call again. */
export const TASK_KINDS = ['task', 'call'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Items that can be assigned to a member of staff. */
export const ASSIGNED_KINDS = ['letter', 'call', 'case'] as const;
export type AssignedKind = (typeof ASSIGNED_KINDS)[number];

/** Tasks on one page. */
export const TASKS_A_PAGE = 50;
/** Maximum number of items that are assigned or answered at once. */
export const MOST_AT_ONCE = 100;

const task = s.object({
  id: s.number(),
  kind: s.oneOf(TASK_KINDS),
  memberId: s.string(),
  name: s.string(),
  words: s.string(),
  /** `YYYY-MM-DD`. */
  dueOn: s.string(),
  /** Whether that day is over. */
  isLate: s.boolean(),
  staffId: s.number(),
  staffName: s.string(),
  /** Who created the task, if it was somebody else; `''` otherwise. */
  madeBy: s.string(),
});

/** Returns the tasks about one family, and the place near which it is. */
export const showFamilyWork = call('office/familywork', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: {
    tasks: fact('tasks', s.array(task)),
    /** Templates for notes. */
    templates: fact('templates', s.array(s.string())),
    /** The id of the place near which the family is; 0 if none. */
    nearId: fact('nearid', s.number()),
    /** Whether the office chose the place. */
    isNearChosen: fact('isnearchosen', s.boolean()),
  },
});

/** Returns the tasks of the calling member of staff by day, overdue ones first, and the items assigned to them. */
export const showMyDay = call('office/myday', {
  access: 'staff',
  saves: false,
  returned: {
    tasks: fact('tasks', s.array(task)),
    assigned: fact(
      'assigned',
      s.array(s.object({ kind: s.oneOf(ASSIGNED_KINDS), reference: s.string(), assignedAt: s.string() })),
    ),
    /** For administrators: staff who have left or may not open families any more, and still have tasks. */
    left: fact('left', s.array(s.object({ id: s.number(), name: s.string(), count: s.number() }))),
  },
});

/** Lists open tasks by day: the reader's own and those they gave to others; for administrators, all. */
export const listTasks = call('office/listtasks', {
  access: 'staff',
  form: form({
    /** The tasks of one member of staff; null for all that may be read. */
    staff: sentOnly('staff', lookupId),
    kind: sentOnly('kind', choice(TASK_KINDS)),
    near: nearFilter,
    page: sentOnly('page', lookupId),
  }),
  saves: false,
  returned: { tasks: fact('tasks', s.array(task)), hasMore: fact('hasmore', s.boolean()) },
});

/** Years ahead within which the day of a task is. */
const YEARS_AHEAD = 3;
/** Maximum number of characters of the words of a task. */
const WORDS_LIMIT = 300;

/** Returns what is wrong with a day that is past or too far ahead. The field's own rule checks `''`. */
function dayProblem(day: string, today: string): 'planDayToCome' | undefined {
  if (day === '' || today === '') return undefined;
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  return day < today || day > last ? 'planDayToCome' : undefined;
}

/** The number of the task. The small forms of a page use this name. */
const member = sentOnly('id', requiredText('chooseFromList', 20));
const staff = sentOnly('staff', requiredLookupId('chooseFromList'));
const dueDay = date({ missing: 'planDayRequired', invalid: 'planDayRequired', tooEarly: 'planDayToCome' });
const laterDay = date({ invalid: 'planDayRequired', tooEarly: 'planDayToCome' });

/** Creates a task about a family, for the caller or another member of staff. */
export const addTask = call('office/addtask', {
  access: 'staff',
  form: form(
    {
      member: otherMember,
      words: sentOnly('words', requiredText('textRequired', WORDS_LIMIT)),
      due: sentOnly('due', dueDay),
      staff,
    },
    ({ due = '' }, { today }): FormErrors => {
      const problem = dayProblem(due, today);
      return problem ? { due: problem } : {};
    },
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Marks a task as done. Refused if it is done already. */
export const finishTask = call('office/finishtask', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Hands a task over to another member of staff. If that person has a call to the same family, the two calls become one,
 * on the earlier day.
 */
export const handOverTask = call('office/handovertask', {
  access: 'staff',
  form: form({ member, staff }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Hands all tasks and assigned items of one member of staff to another: the caller's own, or, for administrators,
 * anybody's.
 */
export const handOverAll = call('office/handoverall', {
  access: 'staff',
  form: form({ member: sentOnly('from', requiredLookupId('chooseFromList')), staff }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/**
 * Logs a call to a family, its duration, and the day for another call (`''`: none). After a conversation or a wrong
 * number, the caller has no more call to that family, unless a day is given.
 */
export const logCall = call('office/logcall', {
  access: 'staff',
  form: form(
    {
      member: otherMember,
      outcome: sentOnly('outcome', requiredChoice(CALL_OUTCOMES, 'chooseFromList')),
      minutes: callMinutes,
      words: sentOnly('words', text(WORDS_LIMIT)),
      again: sentOnly('again', laterDay),
    },
    ({ again = '' }, { today }): FormErrors => {
      const problem = dayProblem(again, today);
      return problem ? { again: problem } : {};
    },
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** The chosen numbers or references, separated by commas. */
const chosen = sentOnly('ids', ofList(requiredText('chooseAtLeastOne', 3000)));

/** Returns the chosen numbers or references in the field, without duplicates. */
export const chosenIn = (field: string): string[] => [...new Set(field.split(',').filter(Boolean))];

/** Assigns messages, calls or cases to a member of staff; null removes the assignment. */
export const assignTo = call('office/assign', {
  access: 'staff',
  form: form({
    kind: sentOnly('kind', requiredChoice(ASSIGNED_KINDS, 'chooseFromList')),
    chosen,
    staff: sentOnly('staff', lookupId),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});

/** Marks several messages as answered on another channel, with one note. */
export const markLettersAnswered = call('office/markallanswered', {
  access: 'staff',
  form: form({ chosen, reason: sentOnly('note', text(2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(),
});
