import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { makeMember } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';

const app = await startTestApp();
const office = makeOffice(app);
const read = async (...args: string[]) => JSON.parse((await office(...args, '--json')).stdout);

test('the office sees whose candidate has not said yes, and records that it spoke to her', async () => {
  const before = await makeShownMember(app);
  await app.pool.query("update account_profiles set role = 'family' where profile_id = $1", [before.pid]);
  const listed = async () => (await read('candidates', 'list')).rows.map(({ id }: { id: string }) => id);
  expect(await listed()).toContain(before.pid);
  // Shown before this account came, so the question comes at the next login with thirty days to answer.
  const asked = await before.client.call('showprofile', { pid: before.pid, completeness: 'Yes' });
  expect(asked.body).toMatchObject({ asks: 'whose', asked_until: expect.stringMatching(/^20\d\d-/) });
  expect(Date.parse(String(asked.body.asked_until)) - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
  expect((await office('candidates', 'spoke', before.pid)).stderr).toMatch(/--reason/);
  expect(
    (await office('candidates', 'spoke', before.pid, '--called', '9830011223', '--reason', 'Telephoned on Monday'))
      .code,
  ).toBe(0);
  expect(await listed()).not.toContain(before.pid);

  const father = await makeMember(app);
  const show = (show: string) => father.client.call('updateshowing', { pid: father.pid, show, whose: 'guardian' });
  expect((await show('Yes')).body.msgkey).toBe('waitsForCandidate');
  await office('candidates', 'spoke', father.pid, '--called', '9830011223', '--reason', 'Came to the office');
  expect((await show('Yes')).body.msgkey).toBe('nowShown');
});

test('thirty days after it was asked lists and others are closed until it is said; the profile stays shown', async () => {
  const before = await makeShownMember(app, { gender: 'Male' });
  const bride = await makeShownMember(app);
  const { client, pid } = before;
  await app.pool.query("update account_profiles set role = 'family' where profile_id = $1", [pid]);
  await client.call('showprofile', { pid, completeness: 'Yes' });
  const meets = async () => (await client.call('member', { pid, member: bride.pid })).status;
  const missing = async () => (await client.get(`/api/showshowing?pid=${pid}`)).body;
  expect([await meets(), (await missing()).missing]).toEqual([200, []]);
  const agedDays = (days: number) =>
    app.pool.query('update account_profiles set asked_at = now() - make_interval(days => $2) where profile_id = $1', [
      pid,
      days,
    ]);
  await agedDays(29);
  expect([await meets(), (await missing()).missing]).toEqual([200, []]);
  await agedDays(31);
  expect(await meets()).toBe(404);
  expect(await missing()).toMatchObject({ shown: true, missing: ['whose'] });
  expect((await bride.client.call('member', { pid: bride.pid, member: pid })).status).toBe(200);
  const list = (await client.get(`/api/findmatches?pid=${pid}`)).body;
  expect(list).toMatchObject({ matches: [] });

  await client.call('saywhose', { pid, whose: 'guardian' });
  expect(await meets()).toBe(404);
  expect(await missing()).toMatchObject({ missing: ['candidate'] });
  await office('candidates', 'spoke', pid, '--called', '9830011223', '--reason', 'Telephoned on Monday');
  expect([await meets(), (await missing()).missing]).toEqual([200, []]);

  const own = await makeShownMember(app, { gender: 'Male' });
  await app.pool.query(
    "update account_profiles set role = 'family', asked_at = now() - interval '31 days' where profile_id = $1",
    [own.pid],
  );
  await own.client.call('saywhose', { pid: own.pid, whose: 'candidate' });
  expect((await own.client.call('member', { pid: own.pid, member: bride.pid })).status).toBe(200);
});

test('the office settles who looks after a profile, and it stands in the list of who did what', async () => {
  const father = await makeMember(app);
  const bride = await addHolder(app, father, 'candidate');
  const { rows } = await read('accounts', 'list', father.pid);
  expect(rows).toMatchObject([
    { role: 'guardian', phone: father.phone },
    { role: 'candidate', phone: bride.phone },
  ]);
  const account = (at: number) => String(rows[at].account);
  const taken = await office('accounts', 'role', father.pid, account(0), 'candidate', '--reason', 'x');
  expect(taken.stderr).toMatch(/there is another candidate/);
  expect((await office('accounts', 'remove', father.pid, account(0), '--reason', 'Both came to the office')).code).toBe(
    0,
  );
  expect((await father.client.call('showprofile', { pid: father.pid })).status).toBe(401);
  expect((await office('accounts', 'remove', father.pid, account(1), '--reason', 'x')).stderr).toMatch(/nobody else/);
  expect(
    (await office('accounts', 'role', father.pid, account(1), 'guardian', '--reason', 'She is the mother')).code,
  ).toBe(0);
  const acts = await read('accounts', 'acts', father.pid);
  expect(acts.rows).toMatchObject([
    { by: 'office', act: 'role' },
    { by: 'office', act: 'removed', reason: 'Both came to the office' },
  ]);
});

test('an account that becomes a guardian’s beside the candidate leaves what the candidate has agreed to', async () => {
  const father = await makeMember(app);
  const bride = await addHolder(app, father, 'candidate');
  await app.pool.query("update account_profiles set role = 'family' where profile_id = $1 and role = 'guardian'", [
    father.pid,
  ]);
  await app.pool.query(
    `insert into candidate_choices (profile_id, said_yes_at, said_to) values ($1, now(), 'office')
     on conflict (profile_id) do update set said_yes_at = now(), said_to = 'office'`,
    [father.pid],
  );
  const { rows } = await read('accounts', 'list', father.pid);
  const own = rows.find(({ phone }: { phone: string }) => phone === father.phone);
  const done = await office('accounts', 'role', father.pid, String(own.account), 'guardian', '--reason', 'Her father');
  expect(done.code).toBe(0);
  const said = await app.pool.query('select said_yes_at from candidate_choices where profile_id = $1', [father.pid]);
  expect(said.rows).toMatchObject([{ said_yes_at: expect.any(Date) }]);
  expect(bride.phone).not.toBe(father.phone);
});
