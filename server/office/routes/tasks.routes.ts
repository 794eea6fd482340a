import { messageId } from '#contract/message.ts';
import { minutesOf } from '#contract/staff/calls.ts';
import { listCases } from '#contract/staff/cases.ts';
import { listLetters, listWaitingCalls } from '#contract/staff/desk.ts';
import { mayMake } from '#contract/staff/rights.ts';
import {
  type AssignedKind,
  addTask,
  assignTo,
  chosenIn,
  finishTask,
  handOverAll,
  handOverTask,
  listTasks,
  logCall,
  MOST_AT_ONCE,
  markLettersAnswered,
  showFamilyWork,
  showMyDay,
  TASKS_A_PAGE,
} from '#contract/staff/tasks.ts';
import { saveLetterAnswer } from '#server/domain/messages/messages.queries.ts';
import { failure, success } from '#server/http/outcome.ts';
import { BrokenRules, Refusal } from '#server/http/refusal.ts';
import { countVisit } from '#server/office/desk/count-visit.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { listTemplates, loadNearOf } from '#server/office/near/near.queries.ts';
import { isColleague, listLeftWithTasks } from '#server/office/staff/colleagues.queries.ts';
import { assign, handOverAssigned, listAssigned, whichWait } from '#server/office/tasks/assignments.queries.ts';
import * as tasks from '#server/office/tasks/tasks.queries.ts';
import { type AskedByStaff, registerStaffCall } from './answer-staff.ts';
import { idOf } from './id-of.ts';
import type { Office } from './office.ts';
import { openForStaff } from './open-for-staff.ts';

type Db = AskedByStaff<typeof finishTask.form.fields>['db'];

const FIRST_PAGE = 1;
/** A page beyond it has no tasks. */
const MOST_PAGES = 10_000;

/** The call of the area in which each kind of item waits. */
const AREA_CALLS = { letter: listLetters, call: listWaitingCalls, case: listCases } as const satisfies Record<
  AssignedKind,
  unknown
>;

/** Registers the calls for the tasks of staff about families, and for who is responsible for what. */
export function taskRoutes(office: Office): void {
  registerStaffCall(office, showFamilyWork, async ({ db, staff, values: { member }, about }) => {
    await openForStaff(office.services.db, db, {
      who: staff.email,
      command: showFamilyWork.path,
      profileId: member,
    });
    about({ profileId: member });
    const templates = await listTemplates(db);
    return {
      tasks: await tasks.listTasksOfFamily(db, member),
      templates: templates.map(({ words }) => words),
      ...(await loadNearOf(db, member)),
    };
  });

  registerStaffCall(office, showMyDay, async ({ db, staff, about }) => {
    const dueTasks = await tasks.listTasksDue(db, staff.id);
    about(...subjectsOf(dueTasks));
    const assignedItems = await listAssigned(db, staff.id, MOST_AT_ONCE);
    return {
      tasks: dueTasks,
      assigned: assignedItems.map(({ assignedAt, ...item }) => ({ ...item, assignedAt: assignedAt.toISOString() })),
      left: staff.roles.includes('administrator') ? await listLeftWithTasks(db, showFamilyWork) : [],
    };
  });

  registerStaffCall(office, listTasks, async ({ db, staff, values, about }) => {
    const foundTasks = await tasks.listTasks(db, {
      staffId: values.staff,
      kind: values.kind,
      nearId: values.near,
      reader: staff.roles.includes('administrator') ? undefined : staff,
      page: Math.min(values.page ?? FIRST_PAGE, MOST_PAGES) || FIRST_PAGE,
    });
    const page = foundTasks.slice(0, TASKS_A_PAGE);
    about(...subjectsOf(page));
    return { tasks: page, hasMore: foundTasks.length > TASKS_A_PAGE };
  });

  registerStaffCall(office, addTask, async ({ db, staff, values: { member, words, due, staff: staffId }, about }) => {
    if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
    await expectColleague(db, staffId);
    about({ profileId: member });
    await tasks.addTask(db, { profileId: member, words: words.trim(), due, staffId, by: staff.email });
    return success('saved');
  });

  registerStaffCall(office, finishTask, async ({ db, staff, values: { member }, about }) => {
    const profileId = await tasks.finishTask(db, idOf(member), staff.email);
    if (profileId === undefined) return failure('changedMeanwhile');
    about({ profileId });
    return success('saved');
  });

  registerStaffCall(office, handOverTask, async ({ db, values: { member, staff: staffId }, about }) => {
    await expectColleague(db, staffId);
    const profileId = await tasks.handOver(db, idOf(member), staffId);
    if (profileId === undefined) return failure('changedMeanwhile');
    about({ profileId });
    return success('taskHandedOver');
  });

  registerStaffCall(office, handOverAll, async ({ db, staff, values: { member: from, staff: to }, about }) => {
    if (from !== staff.id && !staff.roles.includes('administrator')) throw new Refusal(403, 'staffOnly');
    if (from === to) throw new BrokenRules({ staff: 'chooseFromList' });
    await expectColleague(db, to);
    about(...(await tasks.handOverAll(db, from, to)).map((profileId) => ({ profileId })));
    await handOverAssigned(db, from, to);
    return success('taskHandedOver');
  });

  registerStaffCall(
    office,
    logCall,
    async ({ db, staff, values: { member, outcome, minutes, words, again }, about }) => {
      if ((await loadMembers(db, [member])).length === 0) throw new Refusal(404, 'memberUnknown');
      about({ profileId: member, subject: outcome });
      await tasks.logCall(db, {
        profileId: member,
        outcome,
        minutes: minutesOf(minutes),
        words: words.trim(),
        again,
        by: staff,
      });
      if (outcome === 'spoke') await countVisit(db, member);
      return success('callLogged');
    },
  );

  registerStaffCall(office, assignTo, async ({ db, staff, values: { kind, chosen, staff: staffId }, about }) => {
    if (!mayMake(staff.roles, AREA_CALLS[kind].path)) throw new Refusal(403, 'staffOnly');
    if (staffId !== null && !(await isColleague(db, staffId, AREA_CALLS[kind])))
      throw new BrokenRules({ staff: 'chooseFromList' });
    const references = await whichWait(db, kind, readChosen(chosen));
    if (references.length === 0) return failure('changedMeanwhile');
    about(...references.map((reference) => ({ subject: `${kind} ${reference}` })));
    await assign(db, { kind, references, staffId });
    return outcomeOf(chosenIn(chosen).length - references.length);
  });

  registerStaffCall(office, markLettersAnswered, async ({ db, staff, values: { chosen, reason }, about }) => {
    const references = readChosen(chosen);
    let overtakenCount = 0;
    for (const reference of references) {
      const letterAnswer = { reference, answer: reason.trim(), by: staff.email, how: 'noted' } as const;
      if ((await saveLetterAnswer(db, letterAnswer)) === undefined) overtakenCount += 1;
      else about({ subject: reference });
    }
    return overtakenCount === references.length ? failure('changedMeanwhile') : outcomeOf(overtakenCount);
  });
}

/** Returns the success, which names how many of the chosen items somebody else has handled meanwhile. */
const outcomeOf = (overtakenCount: number) =>
  success(overtakenCount === 0 ? 'saved' : messageId('someOvertaken', { count: overtakenCount }));

/** Parses the chosen references. Throws a broken rule if there are none or too many. */
function readChosen(text: string): string[] {
  const references = chosenIn(text);
  if (references.length === 0 || references.length > MOST_AT_ONCE)
    throw new BrokenRules({ chosen: 'chooseAtLeastOne' });
  return references;
}

const subjectsOf = (rows: readonly { memberId: string }[]) =>
  [...new Set(rows.map(({ memberId }) => memberId))].map((profileId) => ({ profileId }));

/** Throws a broken rule unless this member of staff may work on tasks about families. */
async function expectColleague(db: Db, id: number): Promise<void> {
  if (!(await isColleague(db, id, showFamilyWork))) throw new BrokenRules({ staff: 'chooseFromList' });
}
