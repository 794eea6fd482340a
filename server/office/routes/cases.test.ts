import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { warnOfCases } from '#server/notices/case-warnings.queries.ts';
import { endSuspensionOf, suspend } from '#server/office/members.queries.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { withOneConnection } from '#server/testing/one-connection.ts';
import { makeStaff } from '#server/testing/staff.ts';

const app = await startTestApp({ trustProxy: 1 });
const { client: moderator, id: moderatorId } = await makeStaff(app, ['moderator']);
const list = async (form: Record<string, string> = {}) =>
  Object((await moderator.call('office/listcases', { state: '', kind: '', page: '', ...form })).body);
const caseOf = async (id: string) => Object((await moderator.call('office/showcase', { id })).body);

test('cases stand by their clocks, are filtered, read, noted and acknowledged once', async () => {
  const [one, other, reporter] = [await makeShownMember(app), await makeShownMember(app), await makeShownMember(app)];
  await ask(reporter, 'reportmember', one, { reason: 'rude', words: 'He shouted' });
  await app.pool.query(`update reports set acknowledged_at = now(), reported_at = now() - interval '3 days'`);
  await app.pool.query(`update cases set opened_at = now() - interval '16 days'`);
  await ask(reporter, 'reportmember', other, { reason: 'photo', words: '<script>alert(1)</script>' });
  const { cases } = await list();
  expect(cases).toMatchObject([
    { memberId: one.pid, kind: 'behaviour', acknowledgeBy: '' },
    { memberId: other.pid, kind: 'photo', acknowledgeBy: expect.stringMatching(/^20/) },
  ]);
  expect((await list({ state: 'late' })).cases).toHaveLength(1);
  expect((await list({ kind: 'photo' })).cases).toHaveLength(1);
  expect((await list({ kind: 'number' })).cases).toEqual([]);
  expect((await list({ state: 'settled' })).cases).toEqual([]);
  expect((await list({ page: '2000000000' })).cases).toEqual([]);
  expect((await moderator.call('office/listcases', { state: 'x', kind: '', page: '' })).status).toBe(422);
  const id = String(cases[1].id);
  expect((await moderator.call('office/notecase', { id, words: 'Called her' })).body.msgcode).toBe(1);
  expect((await moderator.call('office/acknowledgecase', { id })).body.msgcode).toBe(1);
  expect((await moderator.call('office/acknowledgecase', { id })).body.msgkey).toBe('changedMeanwhile');
  const shown = await caseOf(id);
  expect(shown).toMatchObject({
    notes: [{ words: 'Called her' }],
    case: { acknowledgeBy: '' },
    reports: [{ words: '<script>alert(1)</script>', acknowledged: expect.stringMatching(/^20/) }],
  });
  expect(JSON.stringify(shown)).not.toMatch(/blood|disease|haemoglobin/i);
  expect((await reporter.client.call('notices', { pid: reporter.pid })).text).toContain('"reportRead"');
  for (const wrong of ['0', 'x', '99999'])
    expect((await moderator.call('office/settlecase', { id: wrong, outcome: 'acted', note: 'x' })).status).toBe(404);
  expect((await moderator.call('office/settlecase', { id, outcome: 'well', note: 'x' })).status).toBe(422);
});

test.each([
  ['ownPhoto', 2],
  ['threat', 36],
  ['ownNumber', 36],
  ['money', 7 * 24],
  ['rude', 7 * 24],
])('a report of %s is due within %i hours once it is read', async (reason, hours) => {
  await app.client().call('addreport', { reason, about: `about ${reason}`, words: '', contact: '' });
  await app.pool.query('update reports set acknowledged_at = now()');
  const { rows } = await app.pool.query('select opened_at, subject from cases where subject = $1', [
    `about ${reason.toLowerCase()}`,
  ]);
  const { cases } = await list();
  const found = cases.find(({ subject }: { subject: string }) => subject === rows[0]?.subject);
  expect((Date.parse(found.due) - rows[0].opened_at.getTime()) / 3_600_000).toBeCloseTo(hours, 3);
  await app.pool.query('delete from cases where subject = $1', [rows[0]?.subject]);
});

test('a long list comes by pages', async () => {
  await app.pool.query(
    `insert into cases (subject, kind) select 'somebody ' || n, 'other' from generate_series(1, 60) n`,
  );
  const first = await list({ kind: 'other' });
  expect([first.cases.length, first.hasmore]).toEqual([50, true]);
  const second = await list({ kind: 'other', page: '2' });
  expect([second.cases.length, second.hasmore]).toEqual([10, false]);
  await app.pool.query(`delete from cases where kind = 'other'`);
});

test('a profile rests by one tap, with its family told, and the record has who did it', async () => {
  const [bride, reporter] = [await makeShownMember(app), await makeShownMember(app)];
  await ask(reporter, 'reportmember', bride, { reason: 'photo', words: '' });
  const { cases } = await list({ kind: 'photo' });
  const id = String(cases.find(({ memberId }: { memberId: string }) => memberId === bride.pid).id);
  expect((await moderator.call('office/restprofile', { id })).body.msgcode).toBe(1);
  expect((await moderator.call('office/restprofile', { id })).body.msgcode).toBe(1);
  expect((await caseOf(id)).case.restsUntil).toMatch(/^20/);
  // Nobody can end a rest early.
  expect((await moderator.call('office/endrest', { id })).status).toBe(404);
  await app.pool.query("update rests set until = now() - interval '1 second' where profile_id = $1", [bride.pid]);
  expect((await caseOf(id)).case.restsUntil).toBe('');
  const { rows } = await app.pool.query(`select command from office_uses where profile_id = $1 order by id`, [
    bride.pid,
  ]);
  expect(rows.map(({ command }) => command)).toEqual(expect.arrayContaining(['office/restprofile']));
});

test('what was reported of a profile that has left is read with the next one of its phone', async () => {
  const [cheat, reporter] = [await makeShownMember(app), await makeShownMember(app)];
  await ask(reporter, 'reportmember', cheat, { reason: 'money', words: 'He asked for money' });
  const [{ id }] = (await list({ kind: 'fraud' })).cases;
  await moderator.call('office/settlecase', { id: String(id), outcome: 'acted', note: 'Suspended' });
  await app.pool.query(`update members set deletion_due_at = now(), deletion_receipt = $1 where profile_id = $1`, [
    cheat.pid,
  ]);
  await sweep(app.db, makeFileStore(app.dataDir));
  const gone = await caseOf(String(id));
  expect(gone.case).toMatchObject({ memberId: '', subject: '', outcome: 'acted' });
  expect(gone.shared).toBeNull();
  expect(JSON.stringify(gone)).not.toContain(cheat.pid);

  const again = await app.client().call('registerstep1', {
    profile_id: '',
    name: 'Another',
    email: '',
    phone: cheat.phone,
    gender: 'Female',
    password: 'secret words',
  });
  const [back] = (await list({ kind: 'fraud' })).cases;
  expect(back).toMatchObject({ memberId: again.body.profile_id, settled: '' });
  expect(back.id).not.toBe(id);
});

test('families that opened the number of somebody suspended are warned once, by the number of the profile alone', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const stranger = await makeShownMember(app, { gender: 'Male' });
  await ask(groom, 'opencontact', bride);
  await ask(groom, 'opencontact', bride);
  await app.pool.query('delete from notices');
  await suspend(app.db, bride.pid, { reason: 'Asked for money' });
  const told = async ({ client, pid }: typeof groom) => Object((await client.call('notices', { pid })).body).notices;
  expect(await told(groom)).toEqual([
    {
      kind: 'contactSuspended',
      closed: bride.pid,
      interest: '',
      letter: '',
      member: null,
      isNew: true,
      isOurs: false,
      isWritingFirst: false,
      madeAt: expect.any(String),
    },
  ]);
  expect(await told(stranger)).toEqual([]);
  await endSuspensionOf(app.db, bride.pid, 'words');
  expect(await told(groom)).toEqual([]);
});

test('moderators are warned by letter of a photo at once, of others before their time is over, once each', async () => {
  await app.pool.query('delete from reports');
  await app.pool.query('delete from cases');
  const warnings = async () =>
    (await app.pool.query(`select subject_id from notices where kind = 'case-warning' order by made_at`)).rows.map(
      ({ subject_id }) => subject_id,
    );
  await app.pool.query(`delete from notices where kind = 'case-warning'`);
  const client = app.client();
  await client.call('addreport', { reason: 'rude', about: 'somebody', words: '', contact: '' });
  expect(await warnings()).toEqual([]);
  await client.call('addreport', { reason: 'impersonation', about: 'somebody else', words: '', contact: '' });
  const [rude, urgent] = (await app.pool.query('select id from cases order by id')).rows;
  expect(await warnings()).toEqual([`${urgent.id} ${moderatorId}`]);
  await warnOfCases(app.db);
  expect(await warnings()).toHaveLength(1);
  await app.pool.query(`update reports set reported_at = now() - interval '19 hours' where case_id = $1`, [rude.id]);
  await warnOfCases(app.db);
  await warnOfCases(app.db);
  expect(await warnings()).toEqual([`${urgent.id} ${moderatorId}`, `${rude.id} ${moderatorId}`]);
  // A time for reading that is over hides no urgent report that joins the case.
  await app.pool.query(`update reports set reported_at = now() - interval '30 hours' where case_id = $1`, [rude.id]);
  await app.pool.query(
    `update cases set warned_of = (select min(reported_at) + interval '24 hours' from reports where case_id = $1) where id = $1`,
    [rude.id],
  );
  await warnOfCases(app.db);
  expect(await warnings()).toHaveLength(2);
  await client.call('addreport', { reason: 'impersonation', about: 'somebody', words: '', contact: '' });
  await warnOfCases(app.db);
  await warnOfCases(app.db);
  expect(await warnings()).toHaveLength(3);
});

test('reports by the dozen bring the moderators one letter at once, and one with the others', async () => {
  await app.pool.query('delete from reports');
  await app.pool.query('delete from cases');
  await app.pool.query(`delete from notices where kind = 'case-warning'`);
  const client = app.client();
  for (let times = 0; times < 12; times++)
    await client.call('addreport', { reason: 'impersonation', about: `unknown ${times}`, words: '', contact: '' });
  const warnings = async () =>
    (await app.pool.query(`select subject_id from notices where kind = 'case-warning' order by made_at`)).rows.map(
      ({ subject_id }) => subject_id,
    );
  const ids = (await app.pool.query('select id from cases order by id')).rows.map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(await warnings()).toEqual([`${ids[0]} ${moderatorId}`]);
  await warnOfCases(app.db);
  expect(await warnings()).toEqual([`${ids[0]} ${moderatorId}`, `${ids.slice(1)} ${moderatorId}`]);
  // These reports have used up the hourly limit of one address.
  await app.pool.query('delete from attempts');
});

test('what a stranger reported goes a year after its end', async () => {
  const reports = async () => (await app.pool.query('select about, contact from reports order by id')).rows;
  await app.pool.query('delete from reports');
  const bride = await makeShownMember(app);
  const client = app.client();
  for (const about of ['nobody', bride.pid])
    await client.call('addreport', { reason: 'other', about, words: '', contact: 'ruma@example.com' });
  await app.pool.query(`update reports set settled_at = now() - interval '366 days'`);
  await app.pool.query(`update cases set settled_at = now() - interval '366 days'`);
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await reports()).toEqual([{ about: bride.pid, contact: '' }]);
  expect((await app.pool.query('select subject from cases')).rows).toEqual([{ subject: bride.pid }]);
});

test('of a report about nobody we know, the office finds who has blocked the number of its sender', async () => {
  const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  await bride.client.call('blockphone', { pid: bride.pid, phone: groom.phone });
  const said = { reason: 'threat', about: 'a family from Howrah whom I cannot see', words: 'x', contact: groom.phone };
  expect((await groom.client.call('addreport', said)).body.msgcode).toBe(1);
  const { rows } = await app.pool.query('select case_id as id from reports where contact = $1', [groom.phone]);
  const id = String(rows[0].id);
  // With one connection, because a second one within the transaction would let many cases at once wait for each other.
  const found = await withOneConnection(app, () => caseOf(id));
  expect(found.reports).toMatchObject([{ contact: groom.phone, blockedBy: [bride.pid] }]);
  await moderator.call('office/assigncase', { id, profile: bride.pid });
  expect((await caseOf(id)).reports).toMatchObject([{ blockedBy: [] }]);
});
