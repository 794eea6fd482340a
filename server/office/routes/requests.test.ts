import { beforeEach, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { textOf } from '#server/testing/open-mail-server.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { proofOf } from '#server/testing/two-of-staff.ts';

const mail = await startMailServer();
const gateway = await startGateway();
const sms = { url: `${gateway.url}/send`, method: 'POST' as const, idPath: undefined, headers: {}, templates: {} };
const app = await startTestApp({
  publicUrl: 'https://shubho.example',
  channels: {
    email: { url: mail.url, from: 'Shubho Bibaho <news@shubho.example>' },
    sms: { ...sms, body: '{text}' },
    receiptSecret: undefined,
  },
});
const helper = await makeStaff(app, ['helper']);
const moderator = await makeStaff(app, ['moderator']);
const administrator = await makeStaff(app, ['administrator']);
type Person = typeof helper;

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  await app.pool.query('update staff set factor_step = 0');
  await app.pool.query('delete from office_requests');
});

let made = 0;
async function makeFamily() {
  const member = await makeMember(app);
  const email = `family${made++}@one.example`;
  const { rows } = await app.pool.query(
    'update accounts set email = $1, email_verified_at = now() where phone = $2 returning id',
    [email, member.phone],
  );
  return { ...member, email, account: String(rows[0].id) };
}
const proof = (by: Person) => proofOf(app, by);
const ask = async (by: Person, path: string, form: Record<string, string>) =>
  by.client.call(path, { reason: 'Came with a voter card', ...form, ...(await proof(by)) });
const listed = async (by: Person) => Object((await by.client.call('office/listrequests')).body).requests;
const idOf = async (by: Person) => String((await listed(by))[0].id);
const agree = async (by: Person, id: string) =>
  (await by.client.call('office/agreetorequest', { id, reason: 'Saw the card', ...(await proof(by)) })).body;
const carryOut = async (by: Person, id: string) => (await by.client.call('office/dorequest', { id })).body;
const later = (hours: number) =>
  app.pool.query(
    `update office_requests set asked_at = asked_at - make_interval(hours => $1), due_at = due_at - make_interval(hours => $1)`,
    [hours],
  );
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const logIn = async (phone: string, password: string) =>
  (await app.client().call('custlogin', { phone, password })).body.msgcode;

test('a new password asks for password and code, waits for a second person, and is told by every way', async () => {
  const { pid, phone, email } = await makeFamily();
  const bare = { member: pid, reason: 'Came in' };
  expect((await helper.client.call('office/makeresetlink', bare)).body.errorkeys).toMatchObject({
    password: 'yourPasswordRequired',
  });
  expect((await ask(helper, 'office/makeresetlink', { member: pid, reason: ' ' })).body.errorkeys).toHaveProperty(
    'reason',
  );
  const asked = await ask(helper, 'office/makeresetlink', { member: pid });
  expect(asked.body).toMatchObject({ msgcode: 1, msgkey: 'requestAsked' });
  expect(asked.text).not.toContain('token=');
  await app.outbox.drain();
  const letter = mail.letters.filter(({ to }) => to.includes(email)).map(textOf);
  expect(letter.join()).toMatch(/a link for a new password[\s\S]*not-me\?token=/);
  expect(gateway.taken.map(({ body }) => decodeURIComponent(String(body))).join()).toContain('Log in at');

  const id = await idOf(helper);
  const { waits } = Object((await helper.client.call('office/today')).body);
  expect(waits).toContainEqual(expect.objectContaining({ kind: 'request', memberId: pid }));
  expect(await carryOut(helper, id)).toMatchObject({ msgcode: 2, msgkey: 'requestWaits' });
  expect(await agree(helper, id)).toMatchObject({ msgkey: 'notForOneself' });
  expect(await agree(moderator, id)).toMatchObject({ msgkey: 'requestAgreed' });
  expect((await moderator.client.call('office/dorequest', { id })).status).toBe(403);
  const done = await carryOut(helper, id);
  expect(done.msgkey).toBe('requestDone');
  expect((await carryOut(helper, id)).msgkey).toBe('changedMeanwhile');
  const reset = { token: tokenIn(String(done.link)), password: 'notun-password-2026' };
  expect((await app.client().call('resetpassword', reset)).body.msgcode).toBe(1);
  expect(await logIn(phone, 'notun-password-2026')).toBe(1);
  const { rows } = await app.pool.query(
    `select command, reason from office_uses where profile_id = $1 and outcome = 'done' order by id`,
    [pid],
  );
  expect(rows).toEqual([
    { command: 'office/makeresetlink', reason: 'Came with a voter card' },
    // The record also shows who made the two failed attempts.
    { command: 'office/dorequest', reason: '' },
    { command: 'office/agreetorequest', reason: 'Saw the card' },
    { command: 'office/agreetorequest', reason: 'Saw the card' },
    { command: 'office/dorequest', reason: '' },
  ]);
});

test('a single member of staff waits 24 hours, and a second account of a day does not shorten them', async () => {
  const { pid } = await makeFamily();
  await ask(helper, 'office/makeresetlink', { member: pid });
  const id = await idOf(helper);
  const puppet = await makeStaff(app, ['helper']);
  await app.pool.query('update staff set factor_set_at = now() where id = $1', [puppet.id]);
  expect((await listed(puppet))[0].mayAgree).toBe(false);
  expect((await agree(puppet, id)).msgkey).toBe('tooNewToAgree');
  await later(23);
  expect((await carryOut(helper, id)).msgkey).toBe('requestWaits');
  await later(1);
  expect(tokenIn(String((await carryOut(helper, id)).link))).not.toBe('');
});

test('the family objects by the link without a login, or logged in; nothing is done then, and a link that was made is void', async () => {
  const { client, pid, email, account, phone } = await makeFamily();
  await ask(moderator, 'office/changecontact', { member: pid, account, kind: 'phone', value: '9833300777' });
  await app.outbox.drain();
  const token = /not-me\?token=(\S+)/.exec(
    mail.letters
      .filter(({ to }) => to.includes(email))
      .map(textOf)
      .join(),
  )?.[1];
  const id = await idOf(moderator);
  expect((await agree(administrator, id)).msgkey).toBe('requestAgreed');
  expect((await app.client().call('objectbylink', { token: token ?? '' })).body.msgkey).toBe('officeStopped');
  expect((await app.client().call('objectbylink', { token: token ?? '' })).body.msgkey).toBe('objectionOver');
  expect((await carryOut(moderator, id)).msgkey).toBe('changedMeanwhile');
  expect((await listed(administrator))[0]).toMatchObject({ ended: 'objected', mayDo: false });
  expect(await logIn(phone, TEST_PASSWORD)).toBe(1);
  const { rows } = await app.pool.query("select value from office_requests where value <> ''");
  expect(rows).toEqual([]);

  await ask(helper, 'office/makeresetlink', { member: pid });
  const other = await idOf(helper);
  await agree(moderator, other);
  const done = await carryOut(helper, other);
  const shown = await client.get(`/api/showcontactchanges?${new URLSearchParams({ pid })}`);
  expect(Object(shown.body).asked_by_office).toMatchObject([{ kind: 'reset' }]);
  expect((await client.call('objecttooffice', { pid })).body.msgkey).toBe('officeStopped');
  const reset = { token: tokenIn(String(done.link)), password: 'notun-password-2026' };
  expect((await app.client().call('resetpassword', reset)).body.msgcode).toBe(2);
});

test('the second person refuses, the first withdraws; what is overtaken is not done', async () => {
  const { pid, account } = await makeFamily();
  await ask(helper, 'office/makeresetlink', { member: pid });
  const end = async (by: Person, id: string) =>
    (await by.client.call('office/endrequest', { id, reason: 'Not the same face' })).body.msgkey;
  expect(await end(moderator, await idOf(helper))).toBe('requestEnded');
  await ask(helper, 'office/makeresetlink', { member: pid });
  expect(await end(helper, await idOf(helper))).toBe('requestEnded');
  expect((await listed(administrator)).map(({ ended }: { ended: string }) => ended)).toEqual(['withdrawn', 'refused']);
  expect(await listed(helper)).toEqual([]);
  await ask(moderator, 'office/changecontact', { member: pid, account, kind: 'email', value: 'another@one.example' });
  await app.pool.query("update accounts set email = 'own@one.example' where id = $1", [account]);
  const id = await idOf(moderator);
  await agree(helper, id);
  expect((await carryOut(moderator, id)).msgkey).toBe('requestOvertaken');
});

test('whose an account is changes the same way, and all who look after the profile read it', async () => {
  const { pid, account } = await makeFamily();
  const asked = await ask(moderator, 'office/changerole', { member: pid, account, role: 'candidate' });
  expect(asked.body.msgkey).toBe('requestAsked');
  const id = await idOf(moderator);
  await agree(helper, id);
  expect((await carryOut(moderator, id)).msgkey).toBe('requestDone');
  const { rows } = await app.pool.query(
    `select (select role from account_profiles where profile_id = $1) as role,
      (select array_agg(act order by id) from acts where profile_id = $1 and role = 'office') as acts`,
    [pid],
  );
  expect(rows).toEqual([{ role: 'candidate', acts: ['officeAsked', 'role'] }]);
});

test('a nominee acts with two of the office alone, and a deletion may still be objected to', async () => {
  const { client, pid } = await makeFamily();
  const wish = (what: string) =>
    ask(administrator, 'office/nominee', { member: pid, what, reason: 'Death certificate 12 of Kolkata' });
  expect((await wish('copy')).body.msgkey).toBe('nobodyNominated');
  await client.call('updatenomination', { pid, name: 'Mina Ghosh', phone: '9830012345' });
  expect((await wish('copy')).body.msgkey).toBe('nomineeAsked');
  await later(48);
  const id = await idOf(administrator);
  expect((await listed(administrator))[0].aloneAt).toBe('');
  expect((await carryOut(administrator, id)).msgkey).toBe('requestWaits');
  await agree(moderator, id);
  const { address } = await carryOut(administrator, id);
  expect((await administrator.client.get(String(address))).status).toBe(200);
  expect((await moderator.client.get(String(address))).status).toBe(403);

  await wish('deletion');
  const other = await idOf(administrator);
  await agree(helper, other);
  expect((await carryOut(administrator, other)).msgkey).toBe('requestDone');
  const shown = Object((await moderator.client.call('office/showmember', { member: pid })).body);
  expect(shown.accounts[0].status).toBe('to be deleted');
  expect(shown.deletions[0]).toMatchObject({ lookedBy: helper.email, endedAt: '' });
});

test('an administrator sees beside the yes that both sat in one browser at one address', async () => {
  const { pid } = await makeFamily();
  await ask(helper, 'office/makeresetlink', { member: pid });
  const id = await idOf(helper);
  await agree(moderator, id);
  expect((await listed(administrator))[0].isSamePlace).toBe(true);
  expect((await listed(helper))[0].isSamePlace).toBe(false);

  await ask(helper, 'office/makeresetlink', { member: pid });
  const elsewhere = { ...moderator, client: app.client({ 'user-agent': 'Another browser' }) };
  for (const [name, value] of moderator.client.cookies) elsewhere.client.cookies.set(name, value);
  await app.pool.query('delete from staff_places where staff_id = $1', [moderator.id]);
  await agree(elsewhere, await idOf(helper));
  expect((await listed(administrator))[0].isSamePlace).toBe(false);
});

test('what nobody does within its days is over, and keeps neither number nor address', async () => {
  const { pid, account } = await makeFamily();
  await ask(moderator, 'office/changecontact', { member: pid, account, kind: 'phone', value: '9833300778' });
  await later(24 * 8);
  await sweep(app.db, makeFileStore(app.dataDir));
  const { rows } = await app.pool.query('select ended_how, value, former from office_requests');
  expect(rows).toEqual([{ ended_how: 'lapsed', value: '', former: '' }]);
});
