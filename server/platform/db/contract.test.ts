import { expect, test } from 'vitest';
import { changeContact, listContactChanges } from '#server/office/change-contact.queries.ts';
import { loadMembers } from '#server/office/members.queries.ts';
import { makeResetLink } from '#server/office/password-resets.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';

/** What a later version removes, and why this one tolerates it: docs/decisions/0061-accounts-and-profiles.md. */
const CONTRACT = `
  drop trigger keep_account_in_step on members;
  drop trigger keep_member_in_step on accounts;
  drop trigger bring_member_in_step on account_profiles;
  drop trigger hand_member_on on account_profiles;
  drop trigger fill_account on sessions;
  drop trigger fill_account on known_browsers;
  drop trigger fill_account on password_resets;
  drop trigger fill_account on contact_changes;
  drop function keep_account_in_step, keep_member_in_step, bring_member_in_step, hand_member_on, fill_account;
  alter table sessions alter account_id set not null;
  alter table known_browsers alter account_id set not null, drop constraint known_browsers_pkey,
    add primary key using index known_browsers_of_account, drop column profile_id;
  alter table password_resets alter account_id set not null, drop constraint password_resets_pkey,
    add primary key using index password_resets_of_account, drop column profile_id;
  alter table contact_changes alter account_id set not null, drop column profile_id;
  alter table members drop column phone, drop column email, drop column password_hash`;

const database = await makeTestDatabase();
await database.pool.query(CONTRACT);
const app = await startTestApp({ powerLinkKey: 'the key of the office' }, { database });

test('this version works on the schema without the parts that the previous version needs', async () => {
  const { client, pid, phone } = await makeMember(app, { email: 'mistyped' });
  const form = { pid, phone, name: 'Mita', gender: 'Female', email: 'mita@example.in' };
  expect((await client.call('updatedashboard', form)).body.msgcode).toBe(1);
  expect((await client.call('showprofile', { pid })).body).toMatchObject({ phone, email: 'mita@example.in' });
  expect((await client.call('updatepassword', { pid, password: 'notun-shonar-tori' })).body.msgcode).toBe(1);

  const link = await makeResetLink(app.db, phone, 'https://site.example');
  const token = new URL(link?.url ?? '').searchParams.get('token') ?? '';
  expect((await app.client().call('resetpassword', { token, password: TEST_PASSWORD })).body.msgcode).toBe(1);
  const [account] = await loadMembers(app.db, [pid]);
  expect(account).toMatchObject({ id: pid, phone, role: 'family' });
  const change = { kind: 'phone', former: phone, value: '9810000009', reason: 'Lost SIM' } as const;
  await changeContact(app.db, account?.account ?? 0, change);
  expect(await listContactChanges(app.db, account?.account ?? 0)).toMatchObject([{ former: phone }]);

  const helper = app.client();
  await helper.call('securitykeycheck', { securitykey: 'the key of the office' });
  expect((await helper.call('regphonecheck', { phone: '9810000009' })).body).toMatchObject({ profileid: pid });
  const again = app.client();
  const login = await again.call('custlogin', { phone: '9810000009', password: TEST_PASSWORD });
  expect(login.body).toMatchObject({ msgcode: 1, profileid: pid });
  // The restricted days after a password reset by the office's link are over.
  await app.pool.query('update accounts set reset_by_phone_at = null');
  expect((await again.get('/files/my-data.zip')).status).toBe(200);
  const other = await makeMember(app, { gender: 'Male' });
  expect((await other.client.call('deleteprofile', { pid: other.pid, password: TEST_PASSWORD })).body.msgcode).toBe(1);
  await app.pool.query('delete from members where profile_id = $1', [other.pid]);
  expect((await app.pool.query('select from accounts where phone = $1', [other.phone])).rowCount).toBe(0);
});
