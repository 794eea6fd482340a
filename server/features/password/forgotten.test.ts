import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeAcceptedPair } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;
const NEW = 'kagojer nouka 1931';

beforeEach(async () => {
  await pool.query('delete from attempts');
});

async function ask(contact: string, client = app.client()) {
  const answer = await client.call('askreset', { contact });
  await app.outbox.drain();
  return { client, answer };
}
const printedFor = (to: string) => app.printed.filter((line) => line.includes(`to ${to}:`));
const codeFor = (phone: string) => /\b\d{6}\b/.exec(printedFor(phone).at(-1) ?? '')?.[0] ?? '';
const tokenFor = (email: string) => /token=([\w-]{43})/.exec(printedFor(email).at(-1) ?? '')?.[1] ?? '';
const reset = (client: TestClient, code: string) => client.call('resetbycode', { code, password: NEW });
const logIn = (phone: string, password: string, client = app.client()) => client.call('custlogin', { phone, password });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code to the confirmed phone sets a new password, and ends every session', async () => {
  const { client, pid, phone } = await makeMember(app);
  const asked = await ask(`+91 ${phone}`);
  expect((await reset(asked.client, codeFor(phone))).body).toMatchObject({ msgcode: 1, msgkey: 'resetDone' });
  expect((await client.call('showprofile', { pid })).status).toBe(401);
  expect((await logIn(phone, TEST_PASSWORD)).body.msgcode).toBe(2);
  expect((await logIn(phone, NEW)).body.msgcode).toBe(1);
  expect((await reset(asked.client, codeFor(phone))).body.msgkey).toBe('codeNotRight');
});

test('for a phone that nobody has, or has not confirmed, words and bytes are the same, and nothing is sent', async () => {
  const [known, unconfirmed] = [await makeMember(app), await makeMember(app)];
  await pool.query('update accounts set phone_verified_at = null where phone = $1', [unconfirmed.phone]);
  const before = app.printed.length;
  const askers = [await ask(known.phone), await ask(unconfirmed.phone), await ask('9830999999')];
  const [first, ...others] = askers.map(({ answer }) => answer.bytes);
  for (const bytes of others) expect(bytes).toEqual(first);
  expect(app.printed.slice(before).filter((line) => line.includes('is your code'))).toHaveLength(1);
  for (const { client } of askers) {
    const tries = await Promise.all(Array.from({ length: 5 }, () => reset(client, other(codeFor(known.phone)))));
    expect(new Set(tries.map(({ text }) => text)).size).toBe(1);
    expect(tries[0]?.body.msgkey).toBe('codeNotRight');
  }
  expect((await ask('9830999999')).answer.text).toBe((await ask(known.phone)).answer.text);
  const { rows } = await pool.query("select from verifications where contact like '%9830999999%'");
  expect(rows).toEqual([]);
});

test('a code works in the browser that asked for it, and five tries end it', async () => {
  const { phone } = await makeMember(app);
  const { client } = await ask(phone);
  const code = codeFor(phone);
  expect((await reset(app.client(), code)).body.msgkey).toBe('codeNotRight');
  await Promise.all(Array.from({ length: 5 }, () => reset(client, other(code))));
  await pool.query('delete from attempts');
  expect((await reset(client, code)).body.msgkey).toBe('codeNotRight');
  expect((await logIn(phone, TEST_PASSWORD)).body.msgcode).toBe(1);
});

test('a link to the confirmed address sets it once; opening the page does nothing', async () => {
  const email = 'ruma.ghosh@example.in';
  const { phone } = await makeMember(app, { email });
  await ask(email);
  expect(tokenFor(email)).toBe('');
  await pool.query('update accounts set email_verified_at = now() where phone = $1', [phone]);
  await pool.query('delete from attempts');
  await ask(' Ruma.Ghosh@example.in');
  const token = tokenFor(email);
  const { rows } = await pool.query("select encode(code_hash, 'escape') as hash from verification_codes");
  expect(rows.map(({ hash }) => hash).join()).not.toContain(token);
  expect((await app.client().call('resetpassword', { token, password: NEW })).body.msgkey).toBe('resetDone');
  expect((await app.client().call('resetpassword', { token, password: 'once more' })).body.msgkey).toBe(
    'resetLinkOver',
  );
  expect((await logIn(phone, NEW)).body.msgcode).toBe(1);
  const told = await pool.query(
    "select from notices n join accounts a on a.id = n.account_id where a.phone = $1 and n.kind = 'passwordChanged'",
    [phone],
  );
  expect(told.rowCount).toBe(1);
});

test('an address is found without reading every account', async () => {
  const client = await pool.connect();
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query(
    "explain select id from accounts where lower(email) = 'a@b.in' and email_verified_at is not null limit 3",
  );
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(rows)).toContain('accounts_of_email');
});

test('after a code to the phone alone contacts, health, deletion and addresses stay closed for three days', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const { client } = await ask(bride.phone);
  await reset(client, codeFor(bride.phone));
  await logIn(bride.phone, NEW, client);
  const { pid } = bride;
  const closed = {
    opencontact: { member: groom.pid },
    showhealth: {},
    paternalinformation: {},
    updatecommunication: { addr1: 'x' },
    deleteprofile: { password: NEW },
    showhaemoglobin: {},
    saywhose: { whose: 'guardian' },
    inviteholder: { whose: 'candidate', phone: '9876501234' },
    leaveprofile: {},
  };
  for (const [path, form] of Object.entries(closed)) {
    const answer = await client.call(path, { pid, ...form });
    expect([path, answer.status, answer.body.msgkey]).toEqual([path, 403, 'closedAfterReset']);
  }
  expect((await client.get('/files/my-data.zip')).status).toBe(403);
  const email = await client.call('updatedashboard', {
    pid,
    name: 'Ruma',
    email: 'a@b.in',
    gender: 'Female',
    phone: bride.phone,
  });
  expect(email.status).toBe(403);
  expect((await client.call('member', { pid, member: groom.pid })).body.msgkey).toBe('closedAfterReset');
  await pool.query("update accounts set reset_by_phone_at = now() - interval '73 hours'");
  expect((await client.call('showhealth', { pid })).status).toBe(200);
  expect((await client.call('member', { pid, member: groom.pid })).status).toBe(200);
});

test.each(['', 'x', '12345', 'a@b', 'x'.repeat(10_000)])('%j is neither phone nor address', async (contact) => {
  const { answer } = await ask(contact);
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { contact: 'Please give the phone number or the e-mail address' },
  ]);
});
