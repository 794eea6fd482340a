import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { todayInIndia } from '#contract/india-day.ts';
import { expireAssignments } from '#server/office/tasks/assignments.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const mita = await makeStaff(app, ['helper', 'moderator']);
const soma = await makeStaff(app, ['helper']);
const administrator = await makeStaff(app, ['administrator']);
const editor = await makeStaff(app, ['editor']);

type Person = typeof mita;
const nameOf = ({ email }: Person) => `Person ${/\d+/.exec(email)?.[0]}`;
const inDays = (days: number) => todayInIndia(Date.now() + days * DAY_MS);

interface Task {
  id: number;
  kind: string;
  memberId: string;
  name: string;
  words: string;
  dueOn: string;
  isLate: boolean;
  staffId: number;
  madeBy: string;
}

const ask = async ({ client }: Person, path: string, form: Record<string, string> = {}) => {
  const { status, body } = await client.call(`office/${path}`, form);
  return { status, ...body };
};
const addTask = (who: Person, member: string, { days = 1, to = who.id, words = 'Bring the form' } = {}) =>
  ask(who, 'addtask', { member, words, due: inDays(days), staff: String(to) });
const tasksOf = async (who: Person, member: string): Promise<Task[]> =>
  Object(await ask(who, 'familywork', { member })).tasks;
const myDay = async (who: Person) => Object(await ask(who, 'myday'));
const usesOf = async (command: string) =>
  (
    await app.pool.query(
      "select who, profile_id, subject from office_uses where command = 'office/' || $1 and outcome = 'done' order by id desc limit 1",
      [command],
    )
  ).rows[0];

test('a task is about a family, until a day, for one of the staff; it stands on their day and is done once', async () => {
  const { pid } = await makeShownMember(app, { name: 'Ruma Sen' });
  expect(await addTask(mita, pid, { to: soma.id })).toMatchObject({ msgkey: 'saved' });
  expect(await usesOf('addtask')).toMatchObject({ who: mita.email, profile_id: pid });
  const [task] = await tasksOf(mita, pid);
  expect(task).toMatchObject({ kind: 'task', memberId: pid, name: 'Ruma Sen', words: 'Bring the form' });
  expect(task).toMatchObject({ dueOn: inDays(1), isLate: false, staffId: soma.id, madeBy: nameOf(mita) });
  expect((await myDay(soma)).tasks).toMatchObject([{ id: task?.id }]);
  expect((await myDay(mita)).tasks).toEqual([]);
  // A task due in a month is in the list of tasks but not in the list for today.
  await addTask(soma, pid, { days: 30, words: 'Write' });
  expect((await myDay(soma)).tasks).toHaveLength(1);
  await app.pool.query("update staff_tasks set due_on = current_date - 3 where words = 'Bring the form'");
  expect((await myDay(soma)).tasks).toMatchObject([{ isLate: true }]);
  const id = String(task?.id);
  expect(await ask(soma, 'finishtask', { id })).toMatchObject({ msgkey: 'saved' });
  expect(await ask(mita, 'finishtask', { id })).toMatchObject({ msgcode: 2, msgkey: 'changedMeanwhile' });
  expect(await tasksOf(mita, pid)).toMatchObject([{ words: 'Write' }]);
  const told = Object(await ask(mita, 'timeline', { member: pid, kind: 'task' })).events;
  expect(told.map(({ detail, by }: { detail: string; by: string }) => [detail, by])).toEqual([
    ['done', nameOf(soma)],
    ['task', nameOf(soma)],
    ['task', nameOf(mita)],
  ]);
});

test('what is wrong with a task is said at its field, and nothing is kept', async () => {
  const { pid } = await makeShownMember(app);
  const form = { member: pid, words: 'Call', due: inDays(1), staff: String(mita.id) };
  const wrong = async (more: Record<string, string>) => {
    const { status, errorkeys } = Object(await ask(mita, 'addtask', { ...form, ...more }));
    return [status, errorkeys];
  };
  expect(await wrong({ words: '' })).toEqual([422, { words: 'textRequired' }]);
  expect(await wrong({ words: 'x'.repeat(301) })).toEqual([422, { words: 'tooLong' }]);
  expect(await wrong({ due: '' })).toEqual([422, { due: 'planDayRequired' }]);
  expect(await wrong({ due: '31/12/2026' })).toEqual([422, { due: 'planDayRequired' }]);
  expect(await wrong({ due: inDays(-1) })).toEqual([422, { due: 'planDayToCome' }]);
  expect(await wrong({ staff: String(editor.id) })).toEqual([422, { staff: 'chooseFromList' }]);
  expect(await wrong({ staff: '0; drop' })).toEqual([422, { staff: 'chooseFromList' }]);
  expect((await ask(mita, 'addtask', { ...form, member: 'SV99999999' })).status).toBe(404);
  expect(await tasksOf(mita, pid)).toEqual([]);
  expect((await ask(editor, 'addtask', form)).status).toBe(403);
  expect((await ask(mita, 'finishtask', { id: 'x' })).status).toBe(404);
});

test('a call written down stands in the timeline; a day to call again is one task, moved by the next and over with a conversation', async () => {
  const { pid } = await makeShownMember(app);
  const log = (outcome: string, again = '', words = '') => ask(mita, 'logcall', { member: pid, outcome, again, words });
  expect(await log('noAnswer', inDays(2), 'Only the aunt was there')).toMatchObject({ msgkey: 'callLogged' });
  expect(await usesOf('logcall')).toEqual({ who: mita.email, profile_id: pid, subject: 'noAnswer' });
  expect(await log('engaged', inDays(3))).toMatchObject({ msgcode: 1 });
  expect(await tasksOf(mita, pid)).toMatchObject([{ kind: 'call', dueOn: inDays(3), staffId: mita.id }]);
  // A failed call without a new day keeps the old day.
  await log('noAnswer');
  expect(await tasksOf(mita, pid)).toMatchObject([{ kind: 'call', dueOn: inDays(3) }]);
  await log('spoke');
  expect(await tasksOf(mita, pid)).toEqual([]);
  const { events } = Object(await ask(soma, 'timeline', { member: pid, kind: 'call' }));
  expect(events.map(({ detail, words, dueOn }: Record<string, string>) => [detail, words, dueOn])).toEqual([
    ['spoke', '', ''],
    ['noAnswer', '', ''],
    ['engaged', '', inDays(3)],
    ['noAnswer', 'Only the aunt was there', inDays(2)],
  ]);
  expect(Object(await log('slept')).errorkeys).toEqual({ outcome: 'chooseFromList' });
  expect(Object(await log('spoke', inDays(-2))).errorkeys).toEqual({ again: 'planDayToCome' });
});

test('one task is handed over, and all of somebody who leaves; two calls to one family become one, on the earlier day', async () => {
  const [one, other] = [await makeShownMember(app), await makeShownMember(app)];
  const leaving = await makeStaff(app, ['helper']);
  await addTask(leaving, one.pid);
  await ask(leaving, 'logcall', { member: other.pid, outcome: 'engaged', again: inDays(2) });
  await ask(soma, 'logcall', { member: other.pid, outcome: 'engaged', again: inDays(5) });
  const [task] = await tasksOf(mita, one.pid);
  const id = String(task?.id);
  expect(await ask(leaving, 'handovertask', { id, staff: String(editor.id) })).toMatchObject({
    errorkeys: { staff: 'chooseFromList' },
  });
  expect(await ask(leaving, 'handovertask', { id, staff: String(mita.id) })).toMatchObject({
    msgkey: 'taskHandedOver',
  });
  expect(await tasksOf(mita, one.pid)).toMatchObject([{ staffId: mita.id }]);

  expect((await ask(soma, 'handoverall', { from: String(leaving.id), staff: String(soma.id) })).status).toBe(403);
  await app.pool.query('update staff set ended_at = now() where id = $1', [leaving.id]);
  expect((await myDay(administrator)).left).toMatchObject([{ id: leaving.id, count: 1 }]);
  expect((await myDay(mita)).left).toEqual([]);
  const all = { from: String(leaving.id), staff: String(soma.id) };
  expect(await ask(administrator, 'handoverall', { ...all, staff: all.from })).toMatchObject({ msgcode: 2 });
  expect(await ask(administrator, 'handoverall', all)).toMatchObject({ msgkey: 'taskHandedOver' });
  expect(await tasksOf(mita, other.pid)).toMatchObject([{ kind: 'call', staffId: soma.id, dueOn: inDays(2) }]);
  expect((await myDay(administrator)).left).toEqual([]);
});

test('helpers read their own tasks and those they gave; administrators everybody’s, by person, kind and near', async () => {
  const { pid } = await makeShownMember(app, { name: 'Bela Bose' });
  await addTask(mita, pid, { to: soma.id, words: 'given' });
  const list = async (who: Person, form: Record<string, string> = {}) =>
    Object(await ask(who, 'listtasks', form)).tasks.filter(({ memberId }: Task) => memberId === pid);
  expect(await list(mita)).toHaveLength(1);
  expect(await list(soma)).toHaveLength(1);
  const third = await makeStaff(app, ['helper']);
  expect(await list(third)).toEqual([]);
  expect(await list(administrator)).toHaveLength(1);
  expect(await list(administrator, { staff: String(mita.id) })).toEqual([]);
  expect(await list(administrator, { kind: 'call' })).toEqual([]);
  const { rows } = await app.pool.query("select id from near_places where name_en = 'Siliguri'");
  const near = String(rows[0].id);
  expect(await list(administrator, { near })).toEqual([]);
  await ask(mita, 'setnearof', { member: pid, near });
  expect(await list(administrator, { near })).toHaveLength(1);
  expect((await ask(editor, 'listtasks')).status).toBe(403);
});

test('tasks and calls go with the family, and a suspended one keeps them', async () => {
  const { pid } = await makeShownMember(app);
  await addTask(mita, pid);
  await ask(mita, 'logcall', { member: pid, outcome: 'engaged', again: inDays(1), words: '' });
  await ask(mita, 'suspendmember', { member: pid, reason: 'x', told: '' });
  expect(await tasksOf(mita, pid)).toHaveLength(2);
  await app.pool.query('delete from members where profile_id = $1', [pid]);
  const { rows } = await app.pool.query(
    'select (select count(*) from staff_tasks where profile_id = $1)::int + (select count(*) from staff_calls where profile_id = $1)::int as count',
    [pid],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

const letter = async (reference: string) => {
  await app.pool.query(
    "insert into contact_messages (reference, name, email, phone, subject, content) values ($1, 'R', '', '', 'Hello', 'words')",
    [reference],
  );
  return reference;
};

test('several letters are assigned and marked at once; what somebody else has dealt with is said, and nothing is answered twice', async () => {
  const ids = [await letter('SB-AAAA-0001'), await letter('SB-AAAA-0002'), await letter('SB-AAAA-0003')];
  const assign = (more: Record<string, string> = {}, who = mita) =>
    ask(who, 'assign', { kind: 'letter', ids: ids.join(), staff: String(soma.id), ...more });
  expect(await assign()).toMatchObject({ msgkey: 'saved' });
  expect((await myDay(soma)).assigned.map(({ reference }: { reference: string }) => reference)).toEqual(ids);
  const list = async (who: Person, form: Record<string, string> = {}) =>
    Object(await ask(who, 'listletters', form)).letters.filter(({ reference }: { reference: string }) =>
      ids.includes(reference),
    );
  expect(await list(soma, { mine: 'Yes' })).toHaveLength(3);
  expect(await list(mita, { mine: 'Yes' })).toEqual([]);
  expect((await list(mita))[0]).toMatchObject({ assignedTo: { id: soma.id } });
  // Assigned to nobody, and back.
  await assign({ ids: ids[2] ?? '', staff: '' });
  expect(await list(soma, { mine: 'Yes' })).toHaveLength(2);
  const marked = { ids: ids.slice(0, 2).join(), note: 'On the telephone' };
  expect(await ask(mita, 'markallanswered', marked)).toMatchObject({ msgkey: 'saved' });
  expect(await ask(soma, 'markallanswered', { ...marked, ids: ids.join() })).toMatchObject({
    msgkey: 'someOvertaken?count=2',
  });
  expect(await ask(soma, 'markallanswered', marked)).toMatchObject({ msgcode: 2, msgkey: 'changedMeanwhile' });
  const { rows } = await app.pool.query(
    "select reference, answered_by as by, answer from contact_messages where reference like 'SB-AAAA%' order by 1",
  );
  expect(rows.map(({ by }) => by)).toEqual([mita.email, mita.email, soma.email]);
  expect(await assign()).toMatchObject({ msgkey: 'changedMeanwhile' });
  expect((await myDay(soma)).assigned).toEqual([]);
});

test('nothing is assigned to who may not open it, of what is unknown, or more than a hundred at once', async () => {
  const id = await letter('SB-BBBB-0001');
  const form = { kind: 'letter', ids: id, staff: String(mita.id) };
  const onlyModerator = await makeStaff(app, ['moderator']);
  expect((await ask(onlyModerator, 'assign', form)).status).toBe(403);
  expect(await ask(mita, 'assign', { ...form, staff: String(onlyModerator.id) })).toMatchObject({
    errorkeys: { staff: 'chooseFromList' },
  });
  expect(await ask(mita, 'assign', { ...form, kind: 'profile' })).toMatchObject({
    errorkeys: { kind: 'chooseFromList' },
  });
  expect(await ask(mita, 'assign', { ...form, ids: '' })).toMatchObject({ errorkeys: { ids: 'chooseAtLeastOne' } });
  const many = Array.from({ length: 101 }, (_, at) => `SB-CCCC-${at}`).join();
  expect((await ask(mita, 'assign', { ...form, ids: many })).status).toBe(422);
  expect(await ask(mita, 'assign', { ...form, ids: "SB-'; drop" })).toMatchObject({ msgkey: 'changedMeanwhile' });
  expect((await ask(soma, 'assign', { kind: 'case', ids: '1', staff: '' })).status).toBe(403);
});

test('a case and a call are assigned; with who leaves they go to somebody else, and after ninety days to nobody', async () => {
  const { pid } = await makeShownMember(app);
  const reporter = await makeShownMember(app);
  await reporter.client.call('reportmember', { pid: reporter.pid, member: pid, reason: 'rude', words: 'words' });
  const [found] = Object(await ask(mita, 'listcases')).cases;
  const id = String(found.id);
  expect(await ask(mita, 'assign', { kind: 'case', ids: id, staff: String(mita.id) })).toMatchObject({ msgcode: 1 });
  expect(Object(await ask(mita, 'listcases', { mine: 'Yes' })).cases).toMatchObject([{ id: found.id }]);
  const second = await makeStaff(app, ['moderator']);
  expect(Object(await ask(second, 'listcases', { mine: 'Yes' })).cases).toEqual([]);
  await ask(mita, 'handoverall', { from: String(mita.id), staff: String(second.id) });
  expect(Object(await ask(second, 'listcases', { mine: 'Yes' })).cases).toMatchObject([{ id: found.id }]);
  expect((await myDay(second)).assigned).toMatchObject([{ kind: 'case', reference: id }]);
  await app.pool.query("update assignments set assigned_at = now() - interval '91 days'");
  await expireAssignments(app.db);
  expect((await myDay(second)).assigned).toEqual([]);
});

test('a call that was answered is a visit of a family for which the trust looks, and of no other', async () => {
  const [assisted, other] = [await makeShownMember(app), await makeShownMember(app)];
  await assisted.client.call('asktrust', { pid: assisted.pid, agreed: 'Yes' });
  const pids = [assisted.pid, other.pid];
  await app.pool.query('update showings set last_active_on = current_date - 60 where profile_id = any($1)', [pids]);
  const here = async () => {
    const { rows } = await app.pool.query(
      'select profile_id from showings where last_active_on >= current_date - 1 and profile_id = any($1)',
      [pids],
    );
    return rows.map(({ profile_id }) => profile_id);
  };
  const log = (outcome: string) =>
    Promise.all(pids.map((member) => ask(mita, 'logcall', { member, outcome, again: '', words: '' })));
  await log('noAnswer');
  expect(await here()).toEqual([]);
  await log('spoke');
  expect(await here()).toEqual([assisted.pid]);
});
