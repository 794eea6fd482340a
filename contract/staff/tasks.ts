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

/** What staff have to do about a family; `call`: telephone again. */
export const TASK_KINDS = ['task', 'call'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What may be assigned to one of the staff. */
export const ASSIGNED_KINDS = ['letter', 'call', 'case'] as const;
export type AssignedKind = (typeof ASSIGNED_KINDS)[number];

/** Tasks on a page, and so many things at most are assigned or answered at once. */
export const TASKS_A_PAGE = 50;
export const MOST_AT_ONCE = 100;

const task = s.object({
  id: s.number(),
  kind: s.oneOf(TASK_KINDS),
  memberId: s.string(),
  name: s.string(),
  words: s.string(),
  /** `YYYY-MM-DD`. */
  dueOn: s.string(),
  /** That day is over. */
  isLate: s.boolean(),
  staffId: s.number(),
  staffName: s.string(),
  /** Who has made it, where that is somebody else. */
  madeBy: s.string(),
});

/** What is to be done about one family, and near which place it is. */
export const showFamilyWork = call('office/familywork', {
  access: 'staff',
  form: form({ member: otherMember }),
  saves: false,
  returned: {
    tasks: fact('tasks', s.array(task)),
    /** Notes that staff write often. */
    templates: fact('templates', s.array(s.string())),
    /** The id of the place, 0 for none; and whether the office chose it. */
    nearId: fact('nearid', s.number()),
    isNearChosen: fact('isnearchosen', s.boolean()),
  },
});

/** What the member of staff who asks has to do: by day, what is late first; and what is assigned to them. */
export const showMyDay = call('office/myday', {
  access: 'staff',
  saves: false,
  returned: {
    tasks: fact('tasks', s.array(task)),
    assigned: fact(
      'assigned',
      s.array(s.object({ kind: s.oneOf(ASSIGNED_KINDS), reference: s.string(), assignedAt: s.string() })),
    ),
    /** For administrators: staff who have left, or may open no family any more, and still have something to do. */
    left: fact('left', s.array(s.object({ id: s.number(), name: s.string(), count: s.number() }))),
  },
});

/** Open tasks by their day: one's own and those that one has given to others; to administrators everybody's. */
export const listTasks = call('office/listtasks', {
  access: 'staff',
  form: form({
    /** Of one of the staff; null for all that may be read. */
    staff: sentOnly('staff', lookupId),
    kind: sentOnly('kind', choice(TASK_KINDS)),
    near: nearFilter,
    page: sentOnly('page', lookupId),
  }),
  saves: false,
  returned: { tasks: fact('tasks', s.array(task)), hasMore: fact('hasmore', s.boolean()) },
});

const YEARS_AHEAD = 3;

/** A day from today on; `''` is for the field's own rule. */
function dayProblem(day: string, today: string): 'planDayToCome' | undefined {
  if (day === '' || today === '') return undefined;
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  return day < today || day > last ? 'planDayToCome' : undefined;
}

/** Which task; the small forms of a page name it so. */
const member = sentOnly('id', requiredText('chooseFromList', 20));
const staff = sentOnly('staff', requiredLookupId('chooseFromList'));
const dueDay = date({ missing: 'planDayRequired', invalid: 'planDayRequired', tooEarly: 'planDayToCome' });
const laterDay = date({ invalid: 'planDayRequired', tooEarly: 'planDayToCome' });

/** Sets oneself or another of the staff something to do about a family. */
export const addTask = call('office/addtask', {
  access: 'staff',
  form: form(
    {
      member: otherMember,
      words: sentOnly('words', requiredText('textRequired', 300)),
      due: sentOnly('due', dueDay),
      staff,
    },
    ({ due = '' }, { today }): FormErrors => {
      const problem = dayProblem(due, today);
      return problem ? { due: problem } : {};
    },
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const finishTask = call('office/finishtask', {
  access: 'staff',
  form: form({ member }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

export const handOverTask = call('office/handovertask', {
  access: 'staff',
  form: form({ member, staff }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Hands everything that one of the staff has to do, and all that is assigned to them, to another: one's own, to administrators anybody's. */
export const handOverAll = call('office/handoverall', {
  access: 'staff',
  form: form({ member: sentOnly('from', requiredLookupId('chooseFromList')), staff }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/**
 * Writes down a call to a family, how long it took, and on which day somebody calls again (`''`: not). After a
 * conversation or a wrong number no call to that family is left to the caller unless a day is given.
 */
export const logCall = call('office/logcall', {
  access: 'staff',
  form: form(
    {
      member: otherMember,
      outcome: sentOnly('outcome', requiredChoice(CALL_OUTCOMES, 'chooseFromList')),
      minutes: callMinutes,
      words: sentOnly('words', text(300)),
      again: sentOnly('again', laterDay),
    },
    ({ again = '' }, { today }): FormErrors => {
      const problem = dayProblem(again, today);
      return problem ? { again: problem } : {};
    },
  ),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** What was chosen, by numbers or references with a comma between them. */
const chosen = sentOnly('ids', ofList(requiredText('chooseAtLeastOne', 3000)));

export const chosenIn = (field: string): string[] => [...new Set(field.split(',').filter(Boolean))];

/** Assigns letters, calls or cases to one of the staff; null to nobody. */
export const assignTo = call('office/assign', {
  access: 'staff',
  form: form({
    kind: sentOnly('kind', requiredChoice(ASSIGNED_KINDS, 'chooseFromList')),
    chosen,
    staff: sentOnly('staff', lookupId),
  }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Marks several letters as answered in another way, with one note. */
export const markLettersAnswered = call('office/markallanswered', {
  access: 'staff',
  form: form({ chosen, reason: sentOnly('note', text(2000)) }),
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
