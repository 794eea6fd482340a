import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp, TEST_DATA_SECRET } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { makeDataKey } from './data-key.ts';
import { rotateDataKey } from './rotate-data-key.ts';

const before = await startTestApp();
const secret = randomBytes(32);

test('pending codes and links are invalid under another key, and new ones are sent', async () => {
  const { phone, pid, client } = await makeMember(before, { email: 'mina@example.in' });
  await client.call('inviteholder', { pid, whose: 'candidate', phone: '9830155501' });
  await before.pool.query('update accounts set phone_verified_at = null where phone = $1', [phone]);
  await client.call('sendcode', { pid, about: 'phone' });
  await client.call('changeemail', { pid, email: 'mina@example.in' });
  await before.outbox.drain();
  const printed = (to: string, pattern: RegExp, lines = before.printed) =>
    lines.flatMap((line) => (line.includes(` to ${to}:`) ? (pattern.exec(line)?.[1] ?? []) : [])).at(-1) ?? '';
  const code = printed(phone, /\b(\d{6})\b/);
  const invited = { phone: '9830155501', code: printed('9830155501', /\b(\d{6})\b/) };
  const token = printed('mina@example.in', /token=([\w-]{43})/);
  expect([code.length, invited.code.length, token.length]).toEqual([6, 6, 43]);

  await rotateDataKey(before.db, { former: makeDataKey(TEST_DATA_SECRET), secret, dataDir: undefined });
  const after = await startTestApp({}, { database: before, secret });
  const member = after.client();
  await member.call('custlogin', { phone, password: TEST_PASSWORD });
  expect((await member.call('confirmcode', { pid, about: 'phone', code })).body).toMatchObject({
    msgcode: 2,
    msgkey: 'codeWrong',
  });
  expect((await after.client().call('confirmemail', { token })).body).toMatchObject({ msgkey: 'emailLinkOver' });
  expect((await after.client().call('lookatinvitation', invited)).body).toMatchObject({ msgcode: 2 });

  await after.pool.query('delete from attempts');
  await member.call('sendcode', { pid, about: 'phone' });
  await after.outbox.drain();
  const anew = printed(phone, /\b(\d{6})\b/, after.printed);
  expect((await member.call('confirmcode', { pid, about: 'phone', code: anew })).body).toMatchObject({ msgcode: 1 });
});
