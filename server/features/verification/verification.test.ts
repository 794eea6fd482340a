import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;

beforeEach(async () => {
  await pool.query('delete from attempts');
});

/** Makes a member with an unconfirmed phone. */
async function makeUnconfirmed(wanted: Parameters<typeof makeMember>[1] = {}): Promise<TestMember> {
  const member = await makeMember(app, wanted);
  await pool.query('update accounts set phone_verified_at = null, confirm_by = null where phone = $1', [member.phone]);
  return member;
}

async function send({ client, pid }: TestMember, about = 'phone') {
  const answer = await client.call('sendcode', { pid, about });
  await app.outbox.drain();
  return answer;
}
const type = ({ client, pid }: TestMember, code: string, about = 'phone') =>
  client.call('confirmcode', { pid, about, code });
const printed = (phone: string) =>
  app.printed.flatMap((line) => (line.includes(phone) ? (/\b\d{6}\b/.exec(line)?.[0] ?? []) : []));
const codeOf = ({ phone }: TestMember) => printed(phone).at(-1) ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const isConfirmed = async ({ client, pid }: TestMember) =>
  (await client.call('showprofile', { pid })).body.phone_confirmed;
const choose = ({ client, pid }: TestMember, show: string) =>
  client.call('updateshowing', { pid, show, whose: 'candidate' });
const showing = async ({ client, pid }: TestMember) => (await client.get(`/api/showshowing?pid=${pid}`)).body;

test('a code confirms the phone, and with it the profile can be shown', async () => {
  const member = await makeUnconfirmed();
  expect(await showing(member)).toMatchObject({ shown: false, missing: ['confirmPhone', 'whose'] });
  const refused = await choose(member, 'Yes');
  expect([refused.status, refused.body.errors]).toEqual([422, { show: 'Please confirm your phone first' }]);

  expect((await send(member)).body).toMatchObject({ msgcode: 1, msgkey: 'codePrinted?minutes=10' });
  expect((await type(member, codeOf(member))).body).toMatchObject({ msgcode: 1, msgkey: 'phoneConfirmed' });
  expect(await isConfirmed(member)).toBe(true);
  expect(await showing(member)).toMatchObject({ missing: [] });
  expect((await choose(member, 'Yes')).body.msgcode).toBe(1);
});

test('a code may be typed in Bengali digits and with a space; it is kept nowhere in plain', async () => {
  const member = await makeUnconfirmed();
  await send(member);
  const code = codeOf(member);
  const { rows } = await pool.query('select v::text || c::text as row from verifications v, verification_codes c');
  expect(rows.map(({ row }) => row).join()).not.toContain(code);
  const bengali = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
  expect((await type(member, `${bengali.slice(0, 3)} ${bengali.slice(3)}`)).body.msgkey).toBe('phoneConfirmed');
});

test.each(['', '12345', '1234567', 'abcdef', '12345\0', '9'.repeat(10_000)])('%j is no code', async (typed) => {
  const answer = await type(await makeUnconfirmed(), typed);
  expect([answer.status, answer.body.errors]).toEqual([422, { code: 'Please type the six digits of the code' }]);
});

test('of forty tries at once five are compared; the right code is over after them', async () => {
  const member = await makeUnconfirmed();
  await send(member);
  const code = codeOf(member);
  const answers = await Promise.all(Array.from({ length: 40 }, () => type(member, other(code))));
  expect(answers.filter(({ body }) => body.msgkey === 'codeWrong')).toHaveLength(5);
  expect(answers.filter(({ body }) => body.msgkey === 'codeOver')).toHaveLength(35);
  expect((await type(member, code)).body.msgkey).toBe('codeOver');
  expect(await isConfirmed(member)).toBe(false);
});

test('a code works once, not after its ten minutes, and not for another account or purpose', async () => {
  const member = await makeUnconfirmed();
  const stranger = await makeUnconfirmed();
  await send(member);
  const code = codeOf(member);
  await send(stranger);
  expect((await type(stranger, code)).body.msgcode).toBe(2);
  expect((await type(member, code, 'guardian')).body.msgcode).toBe(2);
  await pool.query("update verification_codes set expires_at = now() - interval '1 second'");
  expect((await type(member, code)).body.msgkey).toBe('codeOver');
  await pool.query('delete from attempts');
  await send(member);
  const answers = await Promise.all([1, 2, 3].map(() => type(member, codeOf(member))));
  const keys = answers.map(({ body }) => String(body.msgkey));
  expect(keys.filter((key) => key === 'phoneConfirmed')).toHaveLength(1);
  expect(keys.filter((key) => !['phoneConfirmed', 'codeOver', 'confirmedBefore'].includes(key))).toEqual([]);
});

test('after three codes in an hour, and after ten in a day, the office calls', async () => {
  const member = await makeUnconfirmed();
  const sendAgain = async () => {
    await pool.query("delete from attempts where kind = 'codeAgain'");
    return (await send(member)).body.msgkey;
  };
  expect((await send(member)).body.msgcode).toBe(1);
  expect((await send(member)).body).toMatchObject({ msgcode: 2, msgkey: 'codeJustSent' });
  expect([await sendAgain(), await sendAgain(), await sendAgain()]).toEqual([
    'codePrinted?minutes=10',
    'codePrinted?minutes=10',
    'codeByOffice',
  ]);
  for (let code = 3; code < 10; code++) {
    await pool.query("delete from attempts where kind = 'codeByPhone'");
    expect(await sendAgain()).toBe('codePrinted?minutes=10');
  }
  await pool.query("delete from attempts where kind = 'codeByPhone'");
  expect(await sendAgain()).toBe('codeByOffice');
  const { rows } = await pool.query('select from verifications where by_office and contact = $1', [member.phone]);
  expect(rows).toHaveLength(2);
});

test('a flood to numbers that stand together goes to the office; the district behind the same address goes on', async () => {
  const members = await Promise.all([makeUnconfirmed(), makeUnconfirmed(), makeUnconfirmed(), makeUnconfirmed()]);
  const keys = [];
  for (let n = 0; n < 62; n++) {
    const member = members[n % members.length] ?? members[0];
    const phone = `98765400${String(n).padStart(2, '0')}`;
    await pool.query(
      'update accounts set phone = $1 where id = (select account_id from account_profiles where profile_id = $2)',
      [phone, member.pid],
    );
    keys.push((await send(member)).body.msgkey);
  }
  expect(keys.slice(58)).toEqual(['codePrinted?minutes=10', 'codePrinted?minutes=10', 'codeByOffice', 'codeByOffice']);
  expect((await send(await makeUnconfirmed())).body.msgkey).toBe('codePrinted?minutes=10');
});

test.each([
  ['3324640000', 'codeByOffice'],
  ['+447911123456', 'codeByOffice'],
  ['+8801711223344', 'codeByOffice'],
  ['+870773111632', 'codeNotPossible'],
  ['+19005551234', 'codeNotPossible'],
  ['1800111234', 'codeNotPossible'],
  ['1000000077', 'codePrinted?minutes=10'],
])('%s: %s', async (phone, key) => {
  const member = await makeUnconfirmed();
  await pool.query('update accounts set phone = $1 where phone = $2', [phone, member.phone]);
  expect((await send(member)).body.msgkey).toBe(key);
});

test('a real site prints nothing, and a day has its budget', async () => {
  const real = await startTestApp({ publicUrl: 'https://shubho.example' }, { database: app });
  const client = real.client();
  const { phone, pid } = await makeUnconfirmed();
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  expect((await send({ client, phone, pid })).body.msgkey).toBe('codeByOffice');
  await real.outbox.drain();
  expect([...real.printed, ...printed(phone)]).toEqual([]);

  const spare = await startTestApp({ codes: { dialCodes: ['91'], aDay: 1 } }, { database: app });
  await pool.query('delete from verification_days');
  const keys = [];
  for (const member of [await makeUnconfirmed(), await makeUnconfirmed()]) {
    const browser = spare.client();
    await browser.call('custlogin', { phone: member.phone, password: TEST_PASSWORD });
    keys.push((await send({ ...member, client: browser })).body.msgkey);
  }
  expect(keys).toEqual(['codePrinted?minutes=10', 'codeByOffice']);
  const { rows } = await pool.query("select asked, confirmed from verification_days where dial_code = '91'");
  expect(rows).toEqual([{ asked: 1, confirmed: 0 }]);
});

test('an account of before has thirty days from its first login, and stays shown; then lists open with the phone', async () => {
  const member = await makeMember(app, { gender: 'Male' });
  const { phone, client, pid } = member;
  await choose(member, 'Yes');
  await pool.query("update accounts set phone_verified_at = null, confirm_by = 'infinity' where phone = $1", [phone]);
  expect((await client.call('showprofile', { pid })).body).toMatchObject({ phone_confirmed: false, confirm_by: '' });
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  const told = String((await client.call('showprofile', { pid })).body.confirm_by);
  expect(Math.round((Date.parse(told) - Date.now()) / 86_400_000)).toBe(30);
  const list = async () => (await client.get(`/api/findmatches?pid=${pid}`)).status;
  const page = async () => (await bride.client.call('member', { pid: bride.pid, member: pid })).status;
  const bride = await makeMember(app);
  await choose(bride, 'Yes');
  const met = async () => (await client.call('member', { pid, member: bride.pid })).status;
  expect([await list(), await met(), await page()]).toEqual([200, 200, 200]);
  expect(await showing(member)).toMatchObject({ shown: true, missing: [] });

  await pool.query('update accounts set confirm_by = now() where phone = $1', [phone]);
  expect([await met(), await page()]).toEqual([404, 200]);
  expect(await showing(member)).toMatchObject({ shown: true, missing: ['confirmPhone'] });
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  expect(await met()).toBe(404);
  await send(member);
  await type(member, codeOf(member));
  expect(await met()).toBe(200);
});

test('a guardian’s phone is confirmed by the person who answers it, and holds for that number alone', async () => {
  const member = await makeMember(app);
  const { client, pid } = member;
  const guardian = (guardianphone: string) =>
    client.call('updateprofiledetails', { pid, guardianname: 'Amal', guardianrelation: 'Father', guardianphone });
  expect((await send(member, 'guardian')).body.msgkey).toBe('noGuardianPhone');
  await guardian('9830055501');
  await send(member, 'guardian');
  expect(printed('9830055501')).toHaveLength(1);
  const code = printed('9830055501').at(-1) ?? '';
  expect((await type(member, code, 'guardian')).body.msgkey).toBe('guardianConfirmed');
  const shown = async () => (await client.get(`/api/showverification?pid=${pid}`)).body;
  expect(await shown()).toMatchObject({
    guardianphone: '9830055501',
    guardianphone_confirmed_at: expect.stringMatching(/Z$/),
  });
  await guardian('9830055502');
  expect(await shown()).toMatchObject({ guardianphone: '9830055502', guardianphone_confirmed_at: '' });
  await guardian('');
  expect(await shown()).toMatchObject({ guardianphone: '', guardianphone_gone: true });
});

test('a landline is said to get no SMS, and is still after the office was asked', async () => {
  const member = await makeUnconfirmed();
  const shown = async () => (await member.client.get(`/api/showverification?pid=${member.pid}`)).body;
  expect(await shown()).toMatchObject({ byoffice: [] });
  await pool.query("update accounts set phone = '3324641234' where phone = $1", [member.phone]);
  expect(await shown()).toMatchObject({ phone: '3324641234', byoffice: ['phone'], asked: [] });
  expect((await send(member)).body.msgkey).toBe('codeByOffice');
  expect(await shown()).toMatchObject({ byoffice: ['phone'], asked: ['phone'] });
});
