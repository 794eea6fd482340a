import { beforeEach, expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { db, pool } = app;
let numbers = 9_700_000_001;

beforeEach(async () => {
  await pool.query('delete from attempts');
});

const printedFor = (to: string) => app.printed.filter((line) => line.includes(`to ${to}:`));
const codeFor = (phone: string) =>
  printedFor(phone)
    .flatMap((line) => /\b\d{6}\b/.exec(line)?.[0] ?? [])
    .at(-1) ?? '';
const linkFor = (email: string) => /token=([\w-]{43})/.exec(printedFor(email).at(-1) ?? '')?.[1] ?? '';
async function call({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) {
  const answer = await client.call(path, { pid, ...form });
  await app.outbox.drain();
  return answer.body;
}
const show = async ({ client, pid }: TestMember) => (await client.get(`/api/showcontactchanges?pid=${pid}`)).body;
const logsIn = async (phone: string) =>
  (await app.client().call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode === 1;
const run = () => sweep(db, makeFileStore(app.dataDir));

async function want(member: TestMember): Promise<string> {
  const phone = String(numbers++);
  await call(member, 'changephone', { phone });
  return phone;
}
const confirm = (member: TestMember, which: string, phone: string) =>
  call(member, 'confirmchange', { which, code: codeFor(phone) });

test('a new phone confirms, the former one logs in for seven days more, and is told', async () => {
  const member = await makeMember(app);
  const phone = await want(member);
  expect(await show(member)).toMatchObject({ wanted_phone: phone, phone_due_at: '' });
  expect([await logsIn(member.phone), await logsIn(phone)]).toEqual([true, false]);
  expect(await confirm(member, 'newPhone', phone)).toMatchObject({ msgkey: 'changeWaits' });
  expect(printedFor(member.phone).some((line) => /changed/.test(line))).toBe(true);
  await run();
  expect([await logsIn(member.phone), await logsIn(phone)]).toEqual([true, false]);
  await pool.query('update contact_requests set due_at = now() where wanted = $1', [phone]);
  await run();
  expect([await logsIn(member.phone), await logsIn(phone)]).toEqual([false, true]);
  const { rows } = await pool.query('select former, reason from contact_changes where former = $1', [member.phone]);
  expect(rows).toEqual([{ former: member.phone, reason: 'by the member' }]);
  expect((await member.client.call('showprofile', { pid: member.pid })).body).toMatchObject({
    phone,
    phone_confirmed: true,
  });
});

test('the former phone’s code makes it final at once', async () => {
  const member = await makeMember(app);
  const phone = await want(member);
  await call(member, 'sendchangecode', { which: 'oldPhone' });
  expect(await confirm(member, 'oldPhone', member.phone)).toMatchObject({ msgcode: 2, msgkey: 'confirmNewFirst' });
  expect(await confirm(member, 'newPhone', phone)).toMatchObject({ msgkey: 'changeWaits' });
  expect(await confirm(member, 'oldPhone', member.phone)).toMatchObject({ msgkey: 'changeFinal' });
  expect([await logsIn(member.phone), await logsIn(phone)]).toEqual([false, true]);
});

test('an account asks for twenty codes an hour, to whatever numbers', async () => {
  const { client, pid } = await makeMember(app);
  const asked = async () => (await client.call('changephone', { pid, phone: String(numbers++) })).status;
  for (let turn = 0; turn < 20; turn += 1) expect(await asked()).toBe(200);
  expect(await asked()).toBe(429);
});

test('the former one objects; a code for one number confirms no other', async () => {
  const member = await makeMember(app);
  const first = await want(member);
  const code = codeFor(first);
  const second = await want(member);
  expect(await call(member, 'confirmchange', { which: 'newPhone', code })).toMatchObject({ msgcode: 2 });
  await confirm(member, 'newPhone', second);
  expect(await call(member, 'withdrawchange', { kind: 'phone' })).toMatchObject({ msgkey: 'changeWithdrawn' });
  await pool.query('update contact_requests set due_at = now()');
  await run();
  expect(await logsIn(member.phone)).toBe(true);
});

test('that a number has an account is told to the person who holds it, and to nobody else', async () => {
  const [member, other] = [await makeMember(app), await makeMember(app)];
  const answers = [
    await call(member, 'changephone', { phone: other.phone }),
    await call(await makeMember(app), 'changephone', { phone: String(numbers++) }),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(await confirm(member, 'newPhone', other.phone)).toMatchObject({ msgcode: 2, msgkey: 'numberHasAccount' });
  expect(await logsIn(other.phone)).toBe(true);
});

test('an address is confirmed by its page’s button, not by opening it; the token is kept nowhere in plain', async () => {
  const email = 'mina@example.in';
  const member = await makeMember(app, { email });
  expect(await call(member, 'changeemail', { email })).toMatchObject({ msgkey: 'linkSent' });
  const token = linkFor(email);
  expect(token).toHaveLength(43);
  const { rows } = await pool.query("select encode(code_hash, 'escape') as hash from verification_codes");
  expect(rows.map(({ hash }) => hash).join()).not.toContain(token);
  expect(await show(member)).toMatchObject({ email_confirmed_at: '' });
  const press = () => app.client().call('confirmemail', { token });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ body }) => body.msgkey).sort()).toEqual(['emailConfirmed', 'emailLinkOver']);
  expect(await show(member)).toMatchObject({ email, email_confirmed_at: expect.stringMatching(/Z$/) });
});

test('another address waits seven days where one is confirmed already; a link lasts a day', async () => {
  const member = await makeMember(app, { email: 'old@example.in' });
  await pool.query('update accounts set email_verified_at = now() where phone = $1', [member.phone]);
  await call(member, 'changeemail', { email: 'new@example.in' });
  const token = linkFor('new@example.in');
  const answer = (await app.client().call('confirmemail', { token })).body;
  expect(answer).toMatchObject({ msgkey: 'changeWaits' });
  expect(await show(member)).toMatchObject({ email: 'old@example.in', wanted_email: 'new@example.in' });
  await pool.query('update contact_requests set due_at = now()');
  await run();
  expect(await show(member)).toMatchObject({
    email: 'new@example.in',
    email_confirmed_at: expect.stringMatching(/Z$/),
  });

  await call(member, 'changeemail', { email: 'third@example.in' });
  await pool.query("update verification_codes set expires_at = now() - interval '1 second'");
  const late = (await app.client().call('confirmemail', { token: linkFor('third@example.in') })).body;
  expect(late).toMatchObject({ msgcode: 2, msgkey: 'emailLinkOver' });
});

async function claim(phone: string) {
  const client = app.client();
  const asked = await client.call('askclaim', { phone });
  await app.outbox.drain();
  return { asked, claimed: async (code = codeFor(phone)) => (await client.call('claimphone', { code })).body };
}

test('a claimed number: the former account objects, or rests after seven days, and its profile stays closed', async () => {
  const member = await makeShownMember(app);
  const { claimed } = await claim(member.phone);
  expect(await claimed()).toMatchObject({ msgkey: 'claimed' });
  expect(await show(member)).toMatchObject({ claim_due_at: expect.stringMatching(/Z$/) });
  await call(member, 'objecttoclaim');
  await pool.query('update phone_claims set due_at = now()');
  await run();
  expect(await logsIn(member.phone)).toBe(true);

  await pool.query('delete from attempts');
  await (await claim(member.phone)).claimed();
  await run();
  expect(await logsIn(member.phone)).toBe(true);
  await pool.query('update phone_claims set due_at = now()');
  await run();
  expect(await logsIn(member.phone)).toBe(false);
  const { rows } = await pool.query('select kind from pauses where profile_id = $1', [member.pid]);
  expect(rows).toEqual([{ kind: 'paused' }]);
  const form = {
    profile_id: '',
    name: 'Mita',
    email: '',
    phone: member.phone,
    gender: 'Female',
    password: TEST_PASSWORD,
  };
  const again = (await app.client().call('registerstep1', form)).body;
  expect([again.msgcode, again.profile_id === member.pid]).toEqual([1, false]);
});

test('a number whose account nobody has used for a year is free at once; for any number the words are the same', async () => {
  const member = await makeMember(app);
  await pool.query("update account_profiles set used_at = now() - interval '13 months' where profile_id = $1", [
    member.pid,
  ]);
  await pool.query("update accounts set created_at = now() - interval '14 months' where phone = $1", [member.phone]);
  const [known, unknown] = [await claim(member.phone), await claim(String(numbers++))];
  expect(known.asked.bytes).toEqual(unknown.asked.bytes);
  expect(await unknown.claimed('123456')).toEqual(
    await known.claimed('000000' === codeFor(member.phone) ? '111111' : '000000'),
  );
  expect(await known.claimed()).toMatchObject({ msgkey: 'claimed' });
  expect(await logsIn(member.phone)).toBe(false);
});

test.each(['+447012345678', '+881612345678', '1800123456', '+999 123 45678'])('%s is nobody’s phone', async (phone) => {
  const member = await makeMember(app);
  const answer = await member.client.call('changephone', { pid: member.pid, phone });
  expect([answer.status, answer.body.errors]).toEqual([422, { phone: expect.any(String) }]);
});

test('a password that was set long ago is asked for first', async () => {
  const member = await makeMember(app);
  await pool.query("update sessions set created_at = now() - interval '1 hour' where profile_id = $1", [member.pid]);
  const answer = await member.client.call('changephone', { pid: member.pid, phone: String(numbers++) });
  expect(answer.status).toBe(401);
});
