import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeMember } from '#server/testing/members.ts';
import { invalidatePending } from './tables.queries.ts';

const app = await startTestApp();
const client = await app.pool.connect();
afterAll(() => client.release());

const printed = (pattern: RegExp) => app.printed.flatMap((line) => pattern.exec(line)?.[1] ?? []).at(-1) ?? '';

test('in a restored archive no code or link works, and nothing that was queued is sent', async () => {
  const email = 'mina@example.in';
  const member = await makeMember(app, { email });
  const visitor = app.client();
  await app.pool.query('update accounts set email_verified_at = now() where phone = $1', [member.phone]);
  await member.client.call('changeemail', { pid: member.pid, email: 'other@example.in' });
  await app.outbox.drain();
  const emailToken = printed(/confirm-email\?token=([\w-]{43})/);
  await visitor.call('askreset', { contact: email });
  await app.outbox.drain();
  const resetToken = printed(/reset-password\?token=([\w-]{43})/);
  await visitor.call('askclaim', { phone: member.phone });
  await app.outbox.drain();
  const claimCode = printed(/\b(\d{6})\b/);
  const before = app.printed.length;
  await app.pool.query('update accounts set phone_verified_at = null where phone = $1', [member.phone]);
  const asked = await member.client.call('sendcode', { pid: member.pid, about: 'phone' });
  expect(asked.body.msgcode).toBe(1);

  await invalidatePending(client);
  await app.outbox.drain();
  expect(app.printed).toHaveLength(before);
  expect((await visitor.call('confirmemail', { token: emailToken })).body.msgkey).toBe('emailLinkOver');
  const password = 'notun-password-2026';
  const reset = await visitor.call('resetpassword', { token: resetToken, password, confirm_password: password });
  expect(reset.body.msgcode).toBe(2);
  expect((await visitor.call('claimphone', { code: claimCode })).body.msgkey).toBe('codeNotRight');
  expect([emailToken, resetToken, claimCode].map((made) => made.length)).toEqual([43, 43, 6]);
});

test('a card link that was ended since leads nowhere in a restored archive', async () => {
  const bride = await makeShownMember(app);
  const { body } = await bride.client.call('makecardlink', { pid: bride.pid, days: '90' });
  const open = async () =>
    (await app.client().call('opencardlink', { token: String(body.address).slice(-43) })).body.card;
  expect(await open()).not.toBeNull();
  await invalidatePending(client);
  expect(await open()).toBeNull();
});

test('a pending change of a number waits seven days again, because an objection since is not in the archive', async () => {
  const { phone } = await makeMember(app);
  const account = 'select id from accounts where phone = $1';
  await app.pool.query(`insert into phone_claims (account_id, due_at) select id, now() from (${account}) a`, [phone]);
  await app.pool.query(
    `insert into contact_requests (account_id, kind, wanted, confirmed_at, due_at)
     select id, 'phone', '9830999888', now(), now() from (${account}) a`,
    [phone],
  );
  await invalidatePending(client);
  const { rows } = await app.pool.query(
    `select round(extract(epoch from c.due_at - now()) / 86400)::int as claim, round(extract(epoch from r.due_at - now()) / 86400)::int as request
     from phone_claims c join contact_requests r using (account_id) where account_id = (${account})`,
    [phone],
  );
  expect(rows).toEqual([{ claim: 7, request: 7 }]);
});

test('requests of the office end, because an objection since is not in the archive', async () => {
  const { pid } = await makeMember(app);
  await app.pool.query(
    "insert into office_requests (kind, profile_id, value, asked_by, due_at, reason) values ('contact', $1, 'x', 'a', now(), 'b')",
    [pid],
  );
  await invalidatePending(client);
  const { rows } = await app.pool.query('select ended_how, value from office_requests');
  expect(rows).toEqual([{ ended_how: 'lapsed', value: '' }]);
});
