import { expect, test } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const boxes = { agreed: 'Yes', marriageonly: 'Yes', truthful: 'Yes' };
const add = ({ client, pid }: TestMember, form: Record<string, string> = {}) =>
  client.call('addprofile', { pid, name: 'Mita Ghosh', gender: 'Female', ...boxes, ...form });

test('a mother with one phone begins a second daughter’s profile by the same login, and is its guardian', async () => {
  const mother = await makeMember(app, { name: 'Ruma Ghosh' });
  const { body } = await add(mother);
  const second = { ...mother, pid: String(body.profileid) };
  expect(body).toMatchObject({ msgcode: 1, msgkey: 'profileAdded', profileid: expect.stringMatching(/^SV\d+$/) });
  // The session has opened the new profile, whose step 2 is not done.
  expect((await second.client.call('showprofile', { pid: second.pid })).body).toMatchObject({
    name: 'Mita Ghosh',
    registered: false,
    phone: mother.phone,
  });
  expect((await mother.client.call('showprofile', { pid: mother.pid })).status).toBe(403);
  const { rows } = await app.pool.query('select role from account_profiles where profile_id = $1', [second.pid]);
  expect(rows).toEqual([{ role: 'guardian' }]);
  const consents = await app.pool.query('select kind from consents where profile_id = $1 order by kind', [second.pid]);
  expect(consents.rows.map(({ kind }) => kind)).toEqual(['marriageOnly', 'registration', 'truthful']);
  // Nobody sees the profile before the daughter has consented.
  await app.pool.query('update members set registered_at = now() where profile_id = $1', [second.pid]);
  expect((await second.client.call('updateshowing', { pid: second.pid, show: 'Yes' })).body.msgkey).toBe(
    'waitsForCandidate',
  );
  const groom = await makeShownMember(app, { gender: 'Male' });
  expect((await ask(groom, 'member', second)).status).toBe(404);
  // Back to the first profile.
  expect((await second.client.call('switchprofile', { pid: second.pid, profile: mother.pid })).body.msgcode).toBe(1);
  const login = await app.client().call('custlogin', { phone: mother.phone, password: TEST_PASSWORD });
  expect(login.body.profileid).toBe(mother.pid);
});

test('a second press finds what was begun, each box is asked for, and a login makes no more than four', async () => {
  const mother = await makeMember(app);
  expect((await add(mother, { truthful: '', name: '' })).body.errors).toMatchObject({
    name: expect.any(String),
    truthful: expect.any(String),
  });
  const first = String((await add(mother)).body.profileid);
  const second = { ...mother, pid: first };
  expect((await add(second)).body.profileid).toBe(first);
  const third = { ...mother, pid: String((await add(second, { name: 'Rita Ghosh' })).body.profileid) };
  const fourth = { ...mother, pid: String((await add(third, { name: 'Gita Ghosh' })).body.profileid) };
  expect((await add(fourth, { name: 'Sita Ghosh' })).body).toMatchObject({ msgcode: 2, msgkey: 'profilesFull' });
});

test('one that waits for its deletion is not what was begun', async () => {
  const mother = await makeMember(app);
  const first = { ...mother, pid: String((await add(mother)).body.profileid) };
  await first.client.call('switchprofile', { pid: first.pid, profile: mother.pid });
  await app.pool.query(
    `update members set deletion_due_at = now() + interval '7 days', deletion_receipt = $1 where profile_id = $1`,
    [first.pid],
  );
  const { body } = await add(mother);
  expect(body.msgkey).toBe('profileAdded');
  expect(body.profileid).not.toBe(first.pid);
});

test('reports about a profile of this phone that has left are back with the one that is added', async () => {
  const [reporter, mother] = [await makeMember(app), await makeMember(app)];
  const cheat = { ...mother, pid: String((await add(mother)).body.profileid) };
  await ask(reporter, 'reportmember', cheat, { reason: 'money', words: 'She asked my father for money' });
  await app.pool.query(
    `update members set deletion_due_at = now() - interval '1 minute', deletion_receipt = $1 where profile_id = $1`,
    [cheat.pid],
  );
  await sweep(app.db, makeFileStore(app.dataDir));
  await mother.client.call('custlogin', { phone: mother.phone, password: TEST_PASSWORD });
  const again = String((await add(mother)).body.profileid);
  const { rows } = await app.pool.query('select member_id, settled_at, returned_at from reports');
  expect(rows).toEqual([{ member_id: again, settled_at: null, returned_at: expect.any(Date) }]);
});

test('before the phone is confirmed there is no second profile', async () => {
  const mother = await makeMember(app);
  await app.pool.query(
    'update accounts set phone_verified_at = null where id in (select account_id from account_profiles where profile_id = $1)',
    [mother.pid],
  );
  expect((await add(mother)).body).toMatchObject({ msgcode: 2, msgkey: 'confirmPhoneFirst' });
});
