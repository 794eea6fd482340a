import { beforeEach, expect, test } from 'vitest';
import { changeContact } from '#server/office/change-contact.queries.ts';
import { makeResetLink } from '#server/office/password-resets.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';
import { makeReachable } from '#server/testing/reachable.ts';

const app = await startTestApp();
const { db, printed } = app;

const PASSWORD = 'aparajito-1956';
let turn = 0;
let member: TestMember;
let email: string;
let accountId: number;

beforeEach(async () => {
  member = await makeMember(app);
  email = `Owner${turn++}@example.in`;
  accountId = await makeReachable(app, { pid: member.pid, email }, []);
});

async function askByMail(contact = email) {
  await app.client().call('askreset', { contact });
  await app.outbox.drain();
  return (
    /reset-password\?token=([\w-]+)/.exec(printed.findLast((line) => line.includes('reset-password')) ?? '')?.[1] ?? ''
  );
}
const reset = async (token: string) => (await app.client().call('resetpassword', { token, password: PASSWORD })).body;
const change = (kind: 'email' | 'phone', former: string, value: string) =>
  db
    .transaction()
    .execute((transaction) => changeContact(transaction, accountId, { kind, former, value, reason: 'wrote' }));

test('a link by e-mail sets a password, however the address was typed', async () => {
  expect(await reset(await askByMail(email.toUpperCase()))).toMatchObject({ msgcode: 1 });
});

test.each([
  ['changed by its owner', () => member.client.call('updatepassword', { pid: member.pid, password: PASSWORD })],
  ['followed by another e-mail, by the office', () => change('email', email, 'new@example.in')],
  ['followed by another phone, by the office', () => change('phone', member.phone, `98400${String(10_000 + turn)}`)],
])('no link or code for a password outlives that it was %s', async (_what, happen) => {
  const byMail = await askByMail();
  const byOffice = (await makeResetLink(db, member.phone, 'https://site.example'))?.url.split('token=')[1] ?? '';
  const browser = app.client();
  await browser.call('askreset', { contact: member.phone });
  await app.outbox.drain();
  const code = /\b(\d{6})\b/.exec(printed.findLast((line) => line.includes(member.phone)) ?? '')?.[1] ?? '';
  await happen();
  expect(await reset(byMail)).toMatchObject({ msgcode: 2, msgkey: 'resetLinkOver' });
  expect(await reset(byOffice)).toMatchObject({ msgcode: 2, msgkey: 'resetLinkOver' });
  expect((await browser.call('resetbycode', { code, password: PASSWORD })).body.msgcode).toBe(2);
});

test('a link that went to an address opens nothing once another stands there', async () => {
  const token = await askByMail();
  await app.pool.query('update accounts set email = $2, email_verified_at = now() where id = $1', [
    accountId,
    'other@example.in',
  ]);
  expect(await reset(token)).toMatchObject({ msgcode: 2, msgkey: 'resetLinkOver' });
});

test('what a browser keeps for its code has a name of its own, and stays where a page for members is asked for in between', async () => {
  const browser = app.client();
  await browser.call('askreset', { contact: member.phone });
  expect([...browser.cookies.keys()]).toContain('ticket');
  await app.outbox.drain();
  const code = /\b(\d{6})\b/.exec(printed.findLast((line) => line.includes(member.phone)) ?? '')?.[1] ?? '';
  expect((await browser.call('resetbycode', { code, password: PASSWORD })).body.msgcode).toBe(1);
  expect([...browser.cookies.keys()]).not.toContain('ticket');
});

test('behind https its name holds for this site alone', async () => {
  const secure = await startTestApp({ publicUrl: 'https://shubho.example' }, { database: app });
  const { headers } = await secure.client().call('askreset', { contact: member.phone });
  const cookie = headers.getSetCookie().find((line) => line.startsWith('__Host-ticket='));
  expect(cookie).toMatch(/; Path=\//);
  expect(cookie).toMatch(/; Secure/);
});
