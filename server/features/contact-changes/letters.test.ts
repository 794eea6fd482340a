import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp({}, { pages: 'built' });
const { pool } = app;

const printedFor = (to: string) => app.printed.filter((line) => line.includes(` to ${to}:`)).at(-1) ?? '';
const codeFor = (phone: string) => /\b\d{6}\b/.exec(printedFor(phone))?.[0] ?? '';
/** Returns the path of the link in the last letter to this e-mail. */
const linkFor = (email: string) => /https?:\/\/[^/]+(\/\S+)/.exec(printedFor(email))?.[1] ?? '';
const tokenIn = (link: string) => new URL(link, 'https://x.example').searchParams.get('token') ?? '';

async function call({ client, pid }: TestMember, path: string, form: Record<string, string> = {}) {
  const answer = await client.call(path, { pid, ...form });
  await app.outbox.drain();
  return answer.body;
}

async function makeWritten(email: string, language: 'en' | 'bn' = 'en'): Promise<TestMember> {
  const member = await makeMember(app, { email });
  await pool.query('update accounts set email_verified_at = now(), language = $2 where phone = $1', [
    member.phone,
    language,
  ]);
  return member;
}

const wants = async (table: string, { phone }: TestMember) =>
  (await pool.query(`select from ${table} where account_id = (select id from accounts where phone = $1)`, [phone]))
    .rowCount;

async function wantPhone(member: TestMember, phone: string): Promise<void> {
  await call(member, 'changephone', { phone });
  await call(member, 'confirmchange', { which: 'newPhone', code: codeFor(phone) });
}

/** Presses the page's only button. Opening the page changes nothing. */
async function press(link: string) {
  expect((await app.client().get(link)).text.match(/<form[^>]*method="post"/g)).toHaveLength(1);
  const body = new URLSearchParams({ token: tokenIn(link) });
  return (await app.client().send(link, { method: 'POST', body })).text;
}

test('the address of before objects to another phone by its letter, without a login; opening the page changes nothing', async () => {
  const member = await makeWritten('mina@example.in');
  await wantPhone(member, '9700000001');
  const link = linkFor('mina@example.in');
  expect(printedFor('mina@example.in')).toContain('Another phone number for your account');
  await app.client().get(link);
  expect(await wants('contact_requests', member)).toBe(1);
  expect(await press(link)).toContain('Nothing has changed');
  expect(await wants('contact_requests', member)).toBe(0);
  expect((await app.client().call('objectbylink', { token: tokenIn(link) })).body).toMatchObject({
    msgcode: 2,
    msgkey: 'objectionOver',
  });
});

test('the former address objects to another one, in the language of the account', async () => {
  const member = await makeWritten('purono@example.in', 'bn');
  await call(member, 'changeemail', { email: 'notun@example.in' });
  await call(member, 'confirmemail', { token: tokenIn(linkFor('notun@example.in')) });
  expect(printedFor('purono@example.in')).toContain('আপনার অ্যাকাউন্টে অন্য ই-মেল ঠিকানা বসাতে চাওয়া হয়েছে');
  const { body } = await app.client().call('objectbylink', { token: tokenIn(linkFor('purono@example.in')) });
  expect(body).toMatchObject({ msgcode: 1, msgkey: 'changeWithdrawn' });
  expect(await wants('contact_requests', member)).toBe(0);
});

test('whose number is claimed keeps it by the link, and logs in as before', async () => {
  const member = await makeWritten('claimed@example.in');
  const claimant = app.client();
  await claimant.call('askclaim', { phone: member.phone });
  await app.outbox.drain();
  await claimant.call('claimphone', { code: codeFor(member.phone) });
  await app.outbox.drain();
  expect(printedFor('claimed@example.in')).toContain('says that it is theirs now');
  const { body } = await app.client().call('objectbylink', { token: tokenIn(linkFor('claimed@example.in')) });
  expect(body).toMatchObject({ msgcode: 1, msgkey: 'claimRefused' });
  expect(await wants('phone_claims', member)).toBe(0);
  const login = await app.client().call('custlogin', { phone: member.phone, password: TEST_PASSWORD });
  expect(login.body.msgcode).toBe(1);
});

test('a link objects to what it was sent about, and to nothing else', async () => {
  const [member, other] = [await makeWritten('one@example.in'), await makeWritten('two@example.in')];
  await wantPhone(member, '9700000002');
  const token = tokenIn(linkFor('one@example.in'));
  await wantPhone(other, '9700000003');
  const [account, ...rest] = token.split('-');
  const otherAccount = tokenIn(linkFor('two@example.in')).split('-')[0];
  const refused = [
    '',
    'x',
    `${token}x`,
    [otherAccount, ...rest].join('-'),
    token.replace('phone', 'claim'),
    `${account}-phone-1`,
    `${account}-phone-99999999999-${'A'.repeat(43)}`,
  ];
  for (const wrong of refused)
    expect((await app.client().call('objectbylink', { token: wrong })).body.msgcode, wrong).toBe(2);
  // After a restore, or with another request, the due time differs.
  await pool.query("update contact_requests set due_at = due_at + interval '1 day'");
  expect((await app.client().call('objectbylink', { token })).body.msgkey).toBe('objectionOver');
  expect([await wants('contact_requests', member), await wants('contact_requests', other)]).toEqual([1, 1]);
});

test('a link that was used says so, and where to have another one sent', async () => {
  const member = await makeMember(app, { email: 'used@example.in' });
  await call(member, 'changeemail', { email: 'used@example.in' });
  const link = linkFor('used@example.in');
  expect(link).toMatch(/^\/confirm-email\?token=/);
  expect(await press(link)).not.toContain('href="/phone-and-email"');
  const again = await press(link);
  expect(again).toContain('This link has already been used');
  expect(again).toContain('href="/phone-and-email"');
});
