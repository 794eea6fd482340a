import { beforeEach, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { textOf } from '#server/testing/open-mail-server.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';

const mail = await startMailServer();
const gateway = await startGateway();
const channels = {
  email: { url: mail.url, from: 'Shubho Bibaho <news@shubho.example>' },
  sms: {
    url: `${gateway.url}/send`,
    method: 'POST' as const,
    idPath: undefined,
    headers: {},
    body: '{text}',
    templates: {},
  },
  receiptSecret: undefined,
};
const app = await startTestApp({ publicUrl: 'https://shubho.example', channels });
const { client: administrator, secret } = await makeStaff(app, ['administrator', 'moderator']);
const { client: helper, secret: helpersSecret } = await makeStaff(app, ['helper']);
const { client: second, secret: otherSecret } = await makeStaff(app, ['administrator']);

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  await app.pool.query('update staff set factor_step = 0');
});

const proof = (of: string) => ({ password: PASSWORD, code: codeOf(of) });

/** Makes a family with two accounts, for whose profile a deletion letter has been entered. */
async function takeLetter() {
  const daughter = await makeMember(app);
  const father = await makeMember(app);
  const { rows } = await app.pool.query(
    `update account_profiles set profile_id = $1, role = 'guardian' where profile_id = $2 returning account_id`,
    [daughter.pid, father.pid],
  );
  await app.pool.query(
    "update accounts set email = 'father-' || id || '@one.example', email_verified_at = now() where id = $1",
    [rows[0].account_id],
  );
  const asked = { member: daughter.pid, reason: 'Letter of 3 November', ...proof(secret) };
  const answer = await administrator.call('office/deletemember', asked);
  await app.pool.query('update staff set factor_step = 0');
  return { daughter, father, answer, email: `father-${rows[0].account_id}@one.example` };
}
const statusOf = async (pid: string) => {
  const shown = Object((await administrator.call('office/showmember', { member: pid })).body);
  return { status: shown.accounts[0].status, ...shown.deletions[0] };
};

test('a letter that asks for a deletion is told to each who looks after the profile, by every way, with a link that objects', async () => {
  const { daughter, answer, email } = await takeLetter();
  expect(answer.body).toMatchObject({ msgcode: 1, msgkey: 'deletionByLetterAsked', reference: expect.any(String) });
  const { rows } = await app.pool.query(
    `select kind from notices where profile_id = $1 and kind = 'deletionByLetter'`,
    [daughter.pid],
  );
  expect(rows).toHaveLength(2);
  await app.outbox.drain();
  const letter = mail.letters.find(({ to }) => to.includes(email));
  if (letter === undefined) throw new Error('no letter');
  const token = /not-me\?token=(\S+)/.exec(textOf(letter))?.[1] ?? '';
  expect(gateway.taken.map(({ body }) => decodeURIComponent(String(body))).join()).toMatch(/letter asks us to delete/);
  expect((await app.client().call('objectbylink', { token: `${token}x` })).body.msgkey).toBe('objectionOver');
  expect((await app.client().call('objectbylink', { token })).body.msgkey).toBe('deletionStopped');
  expect(await statusOf(daughter.pid)).toMatchObject({ status: 'member', endedHow: 'objected' });
  expect((await app.client().call('objectbylink', { token })).body.msgkey).toBe('objectionOver');
});

test('the office cancels it within its days, and a guardian may keep the profile by logging in', async () => {
  const { daughter, father } = await takeLetter();
  const cancel = { member: daughter.pid, reason: 'She called: the letter is not hers' };
  expect((await administrator.call('office/canceldeletion', cancel)).body.msgkey).toBe('deletionCancelled');
  expect((await administrator.call('office/canceldeletion', cancel)).body.msgkey).toBe('changedMeanwhile');
  expect(await statusOf(daughter.pid)).toMatchObject({ status: 'member', endedHow: 'office' });
  const again = { member: daughter.pid, reason: 'Another letter', ...proof(secret) };
  expect((await administrator.call('office/deletemember', again)).body.msgcode).toBe(1);
  const login = { phone: father.phone, password: TEST_PASSWORD };
  await app.pool.query(`update account_profiles set role = 'candidate' where profile_id = $1 and role <> 'guardian'`, [
    daughter.pid,
  ]);
  expect((await app.client().call('custlogin', login)).body).toMatchObject({ msgcode: 2, msgkey: 'waitsByLetter' });
  expect((await app.client().call('custlogin', { ...login, keepprofile: 'Yes' })).body.msgcode).toBe(1);
  expect(await statusOf(daughter.pid)).toMatchObject({ status: 'member', endedHow: 'kept' });
});

test('an administrator with no other role does all of it on the member’s page, and staff who deal with families look again', async () => {
  const { pid, phone } = await makeMember(app);
  const { members } = Object((await second.call('office/findmembers', { asked: phone })).body);
  expect(members).toContainEqual(expect.objectContaining({ id: pid }));
  expect((await second.call('office/showmember', { member: pid })).status).toBe(200);
  const asked = { member: pid, reason: 'Letter of 4 November' };
  const forbidden = await helper.call('office/deletemember', { ...asked, ...proof(helpersSecret) });
  expect(forbidden.status).toBe(403);
  expect((await second.call('office/deletemember', { ...asked, ...proof(otherSecret) })).body.msgcode).toBe(1);
  const { waits } = Object((await helper.call('office/today')).body);
  expect(waits).toContainEqual(expect.objectContaining({ kind: 'deletion', memberId: pid }));
  const look = { member: pid, reason: 'Signature compared', ...proof(helpersSecret) };
  expect((await helper.call('office/lookatdeletion', look)).body.msgkey).toBe('deletionLookedAt');
});

test('nothing is deleted before a second look: by another person at once, by the same one a day later', async () => {
  const { daughter } = await takeLetter();
  const gone = async () =>
    (await app.pool.query('select from members where profile_id = $1', [daughter.pid])).rowCount === 0;
  await app.pool.query(`update members set deletion_due_at = now() - interval '1 hour' where profile_id = $1`, [
    daughter.pid,
  ]);
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await gone()).toBe(false);
  const { waits } = Object((await second.call('office/today')).body);
  expect(waits).toContainEqual(expect.objectContaining({ kind: 'deletion', memberId: daughter.pid }));
  const look = { member: daughter.pid, reason: 'Signature compared' };
  const own = await administrator.call('office/lookatdeletion', { ...look, ...proof(secret) });
  expect(own.body.msgkey).toBe('deletionLookLater');
  expect((await second.call('office/lookatdeletion', { ...look, ...proof(otherSecret) })).body.msgkey).toBe(
    'deletionLookedAt',
  );
  await sweep(app.db, makeFileStore(app.dataDir));
  expect(await gone()).toBe(true);
});
