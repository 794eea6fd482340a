import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });

const show = ({ client, pid }: TestMember) => client.get(`/api/showshowing?${new URLSearchParams({ pid })}`);
const choose = ({ client, pid }: TestMember, wanted: string) =>
  client.call('updateshowing', { pid, show: wanted, whose: 'candidate' });
const list = async () => (await groom.client.get(`/api/findmatches?${new URLSearchParams({ pid: groom.pid })}`)).text;
const profile = async (member: TestMember) => (await ask(groom, 'member', member)).status;

test('a member is in nobody’s list before the choice, and out of it at once after taking it back', async () => {
  const bride = await makeMember(app);
  const later = await makeShownMember(app);
  await expect.poll(list).toContain(later.pid);
  expect((await show(bride)).body).toEqual({
    shown: false,
    waiting: null,
    shown_at: '',
    shown_to: 'Members',
    readers: null,
    missing: ['whose'],
    rest: '',
  });
  expect(await list()).not.toContain(bride.pid);
  expect(await profile(bride)).toBe(404);

  expect((await choose(bride, 'Yes')).body).toMatchObject({
    msgcode: 1,
    msg: 'Your profile is now shown to members',
  });
  const shown = (await show(bride)).body;
  expect(shown).toEqual({
    shown: true,
    waiting: null,
    shown_at: expect.stringMatching(/^20\d\d-.*Z$/),
    shown_to: 'Members',
    readers: null,
    missing: [],
    rest: '',
  });
  expect(await profile(bride)).toBe(200);
  await expect.poll(list).toContain(bride.pid);
  await choose(bride, 'Yes');
  expect((await show(bride)).body).toEqual(shown);

  expect((await choose(bride, 'No')).body).toMatchObject({
    msgcode: 1,
    msg: 'Your profile is no longer shown to anyone',
  });
  expect(await list()).not.toContain(bride.pid);
  expect(await profile(bride)).toBe(404);
  expect((await show(bride)).body).toEqual({
    shown: false,
    waiting: null,
    shown_at: '',
    shown_to: 'Members',
    readers: null,
    missing: [],
    rest: '',
  });
});

test.each(['', 'yes', 'Maybe', 'Yes\0'])('%j is no choice, and leaves the former one', async (wanted) => {
  const answer = await choose(groom, wanted);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ show: 'Yes/No Required' });
  expect((await show(groom)).body.shown).toBe(true);
});

test('a member who has not finished the registration cannot be shown yet', async () => {
  const client = app.client();
  const phone = '9830777777';
  const form = { profile_id: '', name: 'Ruma Ghosh', email: '', phone, gender: 'Female', password: TEST_PASSWORD };
  const pid = (await client.call('registerstep1', form)).body.profile_id;
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  const member = { client, pid, phone };
  const answer = await choose(member, 'Yes');
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ show: 'Please complete your registration first' });
  expect((await show(member)).body.shown).toBe(false);
  expect((await choose(member, 'No')).body.msgcode).toBe(1);
});
