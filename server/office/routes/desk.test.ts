import { expect, test } from 'vitest';
import { OPENED_A_DAY } from '#server/office/reading-words.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp();
const { client: moderator, email } = await makeStaff(app, ['moderator']);
const { client: helper } = await makeStaff(app, ['helper']);
const { client: editor } = await makeStaff(app, ['editor']);
const [one, other] = [await makeMember(app), await makeMember(app)];
const listed = async (client: typeof helper, path: string, name: string) =>
  Object((await client.call(path)).body)[name];

test('a report is looked at, its member suspended with what they are told, and the reporter hears of it', async () => {
  const told = { pid: other.pid, member: one.pid, reason: 'photo', words: 'This is my cousin' };
  await other.client.call('reportmember', told);
  expect(Object((await moderator.call('office/showdesk')).body).waiting).toMatchObject({ reports: 1 });
  const [entry] = await listed(moderator, 'office/listcases', 'cases');
  expect(entry).toMatchObject({ kind: 'photo', memberId: one.pid, reports: 1, isSuspended: false, settled: '' });
  expect(Date.parse(entry.due) - Date.parse(entry.opened)).toBe(2 * 3_600_000);
  const id = String(entry.id);
  const seen = Object((await moderator.call('office/showcase', { id })).body);
  expect(seen.reports).toMatchObject([
    { words: 'This is my cousin', by: 'member', reporterId: other.pid, contact: '' },
  ]);
  expect(seen.shared).toMatchObject({ memberId: one.pid });
  const why = { member: one.pid, reason: 'Not her photo', told: 'The photo is of somebody else' };
  expect((await moderator.call('office/suspendmember', why)).body.msgcode).toBe(1);
  expect((await moderator.call('office/suspendmember', why)).body.msgkey).toBe('changedMeanwhile');
  const settled = { id, note: 'Suspended', outcome: 'acted' };
  expect((await moderator.call('office/settlecase', settled)).body.msgcode).toBe(1);
  expect((await moderator.call('office/settlecase', settled)).body.msgkey).toBe('changedMeanwhile');
  const shown = Object((await moderator.call('office/showmember', { member: one.pid })).body);
  expect(shown.suspensions).toMatchObject([
    { reason: 'Not her photo', told: 'The photo is of somebody else', restored: '' },
  ]);
  expect(shown.reports).toMatchObject([{ isSettled: true }]);
  const { rows } = await app.pool.query(`select kind from notices where profile_id = $1 and kind like 'report%'`, [
    other.pid,
  ]);
  expect(rows).toEqual([{ kind: 'reportActed' }]);
  expect(
    (await moderator.call('office/restoremember', { member: one.pid, reason: 'She brought the paper' })).body.msgcode,
  ).toBe(1);
});

test('a member is found in either script, looked at without one health answer, noted and given a badge', async () => {
  await app.pool.query(`update members set name = 'Sreemoyee Ganguly' where profile_id = $1`, [other.pid]);
  const { members } = Object((await helper.call('office/findmembers', { asked: 'শ্রীময়ী' })).body);
  expect(members).toMatchObject([{ id: other.pid, name: 'Sreemoyee Ganguly', status: 'member' }]);
  expect((await helper.call('office/addnote', { member: other.pid, words: 'Calls in the evening' })).body.msgcode).toBe(
    1,
  );
  const seen = { member: other.pid, kind: 'address', reason: 'Electricity bill seen' };
  expect((await helper.call('office/givebadge', seen)).status).toBe(403);
  expect((await moderator.call('office/givebadge', seen)).body.msgcode).toBe(1);
  const shown = await moderator.call('office/showmember', { member: other.pid });
  expect(shown.body).toMatchObject({
    notes: [{ words: 'Calls in the evening' }],
    badges: expect.arrayContaining([
      expect.objectContaining({ kind: 'address', reason: 'Electricity bill seen', by: email }),
    ]),
  });
  expect(shown.text).not.toMatch(/blood|disease|haemoglobin/i);
  const { rows } = await app.pool.query(
    `select distinct command, reason from office_uses where who = $1 and profile_id = $2`,
    [email, other.pid],
  );
  expect(rows).toContainEqual({ command: 'office/givebadge', reason: 'Electricity bill seen' });
  expect(rows).toContainEqual({ command: 'office/showmember', reason: '' });
});

test('nobody of the office opens more than a hundred members in a day', async () => {
  const { client, email: reader } = await makeStaff(app, ['moderator']);
  await app.pool.query(
    `insert into members (profile_id, name, phone, gender, password_hash)
     select 'SV9' || n, 'Ruma', 9830000000 + n, 'Female', 'x' from generate_series(100000, 100200) n`,
  );
  await app.pool.query(
    `insert into office_uses (who, command, profile_id, outcome)
     select $1, 'office/showmember', 'SV9' || n, 'done' from generate_series(100001, 100000 + $2::int) n`,
    [reader, OPENED_A_DAY],
  );
  expect((await client.call('office/showmember', { member: other.pid })).status).toBe(429);
  expect((await moderator.call('office/showmember', { member: other.pid })).status).toBe(200);
});

test('a letter is read and answered, and a code read out', async () => {
  await app.client().call('addcontact', {
    name: 'Bimal',
    email: 'bimal@example.in',
    phone: '9830012345',
    subject: 'Help',
    content: 'How?',
  });
  const [letter] = await listed(helper, 'office/listletters', 'letters');
  expect(letter).toMatchObject({ name: 'Bimal', words: 'How?' });
  expect((await helper.call('office/markanswered', { id: letter.reference, note: '' })).body.msgcode).toBe(1);
  expect(await listed(helper, 'office/listletters', 'letters')).toEqual([]);
  expect((await helper.call('office/callnow', { id: 'deadbeef' })).body.msgkey).toBe('ownPhoneFirst');
  expect((await helper.call('office/setownphone', { phone: '12' })).status).toBe(422);
  await helper.call('office/setownphone', { phone: '9830055555' });
  expect((await helper.call('office/callnow', { id: 'deadbeef' })).body.msgkey).toBe('changedMeanwhile');
});

test('a photo is shown to a member of staff who may look at members, on record', async () => {
  const path = `/api/office/pictures/${'x'.repeat(24)}.jpg`;
  expect((await app.client().get(path)).status).toBe(401);
  expect((await editor.get(path)).status).toBe(403);
  expect((await moderator.get(path)).status).toBe(404);
});

test('today has what waits in one’s rooms, the clock that runs out first before the others, appeals and corrections among it', async () => {
  await app.pool.query('delete from contact_messages');
  const since = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await app.pool.query(
    `insert into contact_messages (reference, sent_at, name, email, phone, subject, content) values
       ('AAAA', $1, 'Bimal', '', '', 'Help', 'x'), ('BBBB', $2, 'Ruma', '', '', $3, 'x')`,
    [since(100), since(60), `Appeal of ${one.pid}`],
  );
  await app.pool.query(
    `insert into held_answers (profile_id, table_name, answer, value, waits_for, held_at)
     values ($1, 'members', 'name', '"Ruma"', 'office', $2)`,
    [one.pid, since(20)],
  );
  const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  await ask(groom, 'reportmember', bride, { reason: 'photo', words: 'My cousin' });
  const waits = async (client: typeof helper) => listed(client, 'office/today', 'waits');
  const shown = (rows: { kind: string; memberId: string }[]) => rows.map(({ kind, memberId }) => [kind, memberId]);
  expect(shown(await waits(moderator))).toEqual([
    ['report', bride.pid],
    ['approval', one.pid],
  ]);
  expect(shown(await waits(helper))).toEqual([
    ['appeal', one.pid],
    ['letter', ''],
  ]);
  expect(await waits(editor)).toEqual([]);
  const [report, change] = await waits(moderator);
  expect(Date.parse(report.due)).toBeLessThan(Date.parse(change.due));
});
