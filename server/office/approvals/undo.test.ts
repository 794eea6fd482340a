import { beforeEach, expect, test } from 'vitest';
import { endSuspensionOf, suspend } from '#server/office/members.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ approval: 'before' }, { now: () => new Date(new Date().setUTCHours(6, 30, 0, 0)) });
const { client } = await makeStaff(app, ['moderator']);
const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
});

const seenness = async ({ pid }: TestMember) =>
  Object((await client.call('office/showmember', { member: pid })).body).seenness;
const seen = async (bride: TestMember) => (await ask(groom, 'member', bride)).status;
const kinds = async ({ pid }: TestMember) =>
  (await app.pool.query('select kind from notices where profile_id = $1 order by made_at, id', [pid])).rows.map(
    ({ kind }) => kind,
  );

async function openItem({ pid }: TestMember) {
  const { items } = Object((await client.call('office/listapprovals', { page: '' })).body);
  const { id } = items.find(({ memberId }: { memberId: string }) => memberId === pid) ?? { id: 0 };
  const { version } = Object((await client.call('office/openapproval', { id: String(id) })).body);
  return { id: String(id), version };
}

/** Makes a bride who asked to be shown, and executes this decision on her profile. */
async function decided(deed: 'approve' | 'sendback' | 'reject', told = 'The photo is of two people') {
  const bride = await makeMember(app);
  await bride.client.call('updateshowing', { pid: bride.pid, show: 'Yes', whose: 'candidate' });
  const answer = await client.call(`office/${deed}`, { ...(await openItem(bride)), told });
  if (answer.body.msgcode !== 1) throw new Error(answer.text);
  return bride;
}

async function last({ pid }: TestMember) {
  const { decisions } = Object((await client.call('office/listdecided')).body);
  return decisions.find(({ memberId }: { memberId: string }) => memberId === pid);
}
const undo = async (member: TestMember) =>
  (await client.call('office/undodecided', { id: String((await last(member)).id) })).body;

test('a wrong approval is taken back before anybody heard of it: the profile waits, and no letter goes out', async () => {
  const bride = await decided('approve');
  expect(await seen(bride)).toBe(200);
  expect(await last(bride)).toMatchObject({ decision: 'approved', kind: 'profile', mayUndo: true, undoneAt: '' });
  expect(await undo(bride)).toMatchObject({ msgcode: 1, msgkey: 'decisionUndone' });
  expect([await seenness(bride), await seen(bride)]).toEqual(['waiting', 404]);
  expect(await last(bride)).toMatchObject({ mayUndo: false, undoneBy: expect.stringContaining('@') });
  expect(await kinds(bride)).toEqual([]);
  expect((await undo(bride)).msgkey).toBe('changedMeanwhile');
  expect((await client.call('office/approve', await openItem(bride))).body.msgcode).toBe(1);
  expect(await kinds(bride)).toEqual(['profileApproved']);
});

test('where the letter has gone out, one other follows, and no more', async () => {
  const bride = await decided('approve');
  await makeReachable(app, { pid: bride.pid, email: 'ruma@one.example' }, ['email']);
  await app.outbox.drain();
  await undo(bride);
  expect(await kinds(bride)).toEqual(['approvalUndone']);
});

test('what was returned is listed by its own word, and by the former one', async () => {
  const bride = await decided('sendback');
  const list = async (outcome: string) =>
    Object((await client.call('office/listdecided', { outcome })).body).decisions as { memberId: string }[];
  const returned = await list('returned');
  expect(returned.find(({ memberId }) => memberId === bride.pid)).toMatchObject({
    decision: 'returned',
    outcome: 'sentBack',
  });
  expect(await list('sentBack')).toEqual(returned);
  expect((await list('approved')).map(({ memberId }) => memberId)).not.toContain(bride.pid);
  expect((await client.call('office/listdecided', { outcome: 'refused' })).status).toBe(422);
});

test('what was returned comes again to the line, and a rejection leaves neither suspension nor mark', async () => {
  const bride = await decided('sendback');
  expect(await undo(bride)).toMatchObject({ msgcode: 1 });
  expect((await openItem(bride)).id).not.toBe('0');
  const rejected = await decided('reject');
  expect(await seenness(rejected)).toBe('suspended');
  expect(await undo(rejected)).toMatchObject({ msgcode: 1 });
  expect(await seenness(rejected)).toBe('waiting');
  expect((await app.pool.query('select from rejections')).rowCount).toBe(0);
  expect(await kinds(rejected)).toEqual([]);
});

test('after a day, or behind a later decision, nothing is taken back', async () => {
  const bride = await decided('approve');
  await app.pool.query("update approval_decisions set decided_at = now() - interval '25 hours' where profile_id = $1", [
    bride.pid,
  ]);
  expect((await last(bride)).mayUndo).toBe(false);
  expect((await undo(bride)).msgkey).toBe('changedMeanwhile');
  expect(await seen(bride)).toBe(200);
});

test('a rejected profile that is restored waits; a suspended one is shown again unless somebody wants another look', async () => {
  const rejected = await decided('reject');
  await endSuspensionOf(app.db, rejected.pid, 'A mistake');
  expect(await seenness(rejected)).toBe('waiting');
  const bride = await decided('approve');
  const again = { member: bride.pid, reason: 'Looked into' };
  await suspend(app.db, bride.pid, { reason: 'Reported' });
  await client.call('office/restoremember', again);
  expect(await seenness(bride)).toBe('shown');
  await suspend(app.db, bride.pid, { reason: 'Reported' });
  await client.call('office/restoremember', { ...again, again: 'Yes' });
  expect([await seenness(bride), await seen(bride)]).toEqual(['waiting', 404]);
  expect((await openItem(bride)).id).not.toBe('0');
});

test('the week counts a rejection as that, and not as taken down', async () => {
  await app.pool.query('delete from suspensions');
  await app.pool.query("delete from approval_decisions where decision = 'rejected'");
  await decided('reject');
  await suspend(app.db, groom.pid, { reason: 'Reported' });
  const { countWeeks } = await import('#server/office/week-figures.queries.ts');
  const { mondayInIndia } = await import('#contract/india-day.ts');
  const [week] = await countWeeks(app.db, mondayInIndia(), 1);
  expect(week?.figures).toMatchObject({ rejected: 1, takenDown: 1 });
});
