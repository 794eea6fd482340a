import { expect, test } from 'vitest';
import { HEAVY_READERS } from '#contract/staff/heavy-readers.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { makeStaff } from '#server/testing/staff.ts';
import { sendToFamily } from '#server/testing/threads/threads.ts';

const app = await startTestApp();
const { client: moderator, email } = await makeStaff(app, ['moderator']);
const { client: helper } = await makeStaff(app, ['helper']);
const grooms = await Promise.all(
  Array.from({ length: HEAVY_READERS.from + 5 }, () => makeShownMember(app, { gender: 'Male' })),
);

const read = async (reader: TestMember, count: number, daysAgo = 0) => {
  await app.pool.query(
    `insert into readings (reader_id, member_id, day)
      select $1, m, (now() at time zone 'Asia/Kolkata')::date - $3::int from unnest($2::text[]) as m`,
    [reader.pid, grooms.slice(0, count).map(({ pid }) => pid), daysAgo],
  );
};
const heavy = async () => Object((await moderator.call('office/heavyreaders')).body);

test('moderators read who opened the most people within seven days, and each look is recorded', async () => {
  const [busy, quiet, before] = [await makeShownMember(app), await makeShownMember(app), await makeShownMember(app)];
  await read(busy, HEAVY_READERS.from + 2, 3);
  await read(busy, HEAVY_READERS.from, 0);
  await read(quiet, HEAVY_READERS.from - 1);
  await read(before, HEAVY_READERS.from + 5, HEAVY_READERS.days);
  await app.pool.query(
    "update accounts set created_at = now() - interval '12 days' where id in (select account_id from account_profiles where profile_id = $1)",
    [busy.pid],
  );
  expect((await heavy()).heaviest).toEqual([
    {
      memberId: busy.pid,
      opened: HEAVY_READERS.from + 2,
      days: 12,
      sharedBrowser: 0,
      sharedNumber: 0,
      isAbsent: false,
    },
  ]);
  const { rows } = await app.pool.query(
    "select profile_id from office_uses where who = $1 and command = 'office/heavyreaders' and outcome = 'done'",
    [email],
  );
  expect(rows).toEqual([{ profile_id: busy.pid }]);
  expect((await helper.call('office/heavyreaders')).status).toBe(403);
  await app.db.deleteFrom('readings').execute();
});

test('a browser in which more than three accounts log in is listed, with whose they are', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => makeMember(app)));
  const browser = app.client();
  const logIn = async ({ phone }: TestMember) => {
    await browser.call('custlogin', { phone, password: TEST_PASSWORD });
    browser.cookies.delete('session');
  };
  for (const member of members.slice(0, HEAVY_READERS.accountsOfABrowser)) await logIn(member);
  expect((await heavy()).browsers).toEqual([]);
  // A new login by the first member adds no account to the browser.
  for (const member of [...members.slice(0, 1), ...members.slice(3, 4), ...members.slice(0, 1)]) await logIn(member);
  const pids = members.slice(0, 4).map(({ pid }) => pid);
  expect((await heavy()).browsers).toEqual([{ accounts: 4, memberIds: pids.sort() }]);
  const [first] = members;
  if (first) await read(first, HEAVY_READERS.from);
  expect((await heavy()).heaviest).toMatchObject([{ memberId: first?.pid, sharedBrowser: 3 }]);
  await app.db.deleteFrom('readings').execute();
});

test('one tap hides the profile for a day, opens a case and asks the family to telephone', async () => {
  const [busy, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  await read(busy, HEAVY_READERS.from + 4);
  expect((await helper.call('office/pauseandask', { member: busy.pid })).status).toBe(403);
  expect((await moderator.call('office/pauseandask', { member: 'SV1' })).status).toBe(404);
  expect((await moderator.call('office/pauseandask', { member: busy.pid })).body.msgkey).toBe('saved');
  expect((await moderator.call('office/pauseandask', { member: busy.pid })).body.msgkey).toBe('changedMeanwhile');
  expect((await ask(busy, 'member', groom)).status).toBe(404);
  expect((await heavy()).heaviest).toMatchObject([{ memberId: busy.pid, isAbsent: true }]);
  const told = await app.db.selectFrom('notices').select('kind').where('profile_id', '=', busy.pid).execute();
  expect(told.map(({ kind }) => kind).sort()).toEqual(['readingAsked']);
  const { cases } = Object((await moderator.call('office/listcases')).body);
  expect(cases).toMatchObject([{ memberId: busy.pid, kind: 'other', acknowledgeBy: '', reports: 1 }]);
  const shown = Object((await moderator.call('office/showcase', { id: String(cases[0].id) })).body);
  expect(shown.reports[0].words).toContain(String(HEAVY_READERS.from + 4));
});

test('who wrote of money is counted by letters and families, and no word of them is told', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const another = await makeShownMember(app);
  await becomeAcquainted(another, groom);
  for (const reader of [bride, another])
    await sendToFamily(groom, reader, 'Please send 5,000 rupees', { anyway: 'Yes' });
  await sendToFamily(groom, bride, 'Tell me the OTP', { anyway: 'Yes' });
  await sendToFamily(bride, groom, 'Never');
  const told = await heavy();
  expect(told.writers).toEqual([{ memberId: groom.pid, letters: 3, families: 2 }]);
  expect(JSON.stringify(told)).not.toMatch(/rupees|OTP/);
  await app.pool.query("update together_messages set sent_at = sent_at - interval '31 days'");
  expect((await heavy()).writers).toEqual([]);
  expect((await helper.call('office/heavyreaders')).status).toBe(403);
});
