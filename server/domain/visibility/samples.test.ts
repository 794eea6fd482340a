import { beforeEach, expect, test } from 'vitest';
import type { Sample } from '#contract/matches.ts';
import { startTestApp } from '#server/testing/app.ts';
import { fillProfile } from '#server/testing/filled-profile.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const { pool } = app;

beforeEach(async () => {
  await pool.query('delete from members');
});

const look = async ({ client, pid }: TestMember): Promise<{ text: string; samples: Sample[]; matches: unknown[] }> => {
  await expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');
  const { text } = await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`);
  return { text, ...JSON.parse(text) };
};
const makeGrooms = (howMany: number) =>
  Promise.all(Array.from({ length: howMany }, () => makeShownMember(app, { gender: 'Male' })));
const count = async (member: TestMember) => (await look(member)).samples.length;

test('a member to whom lists are not open reads of six people, and nothing that names them', async () => {
  const grooms = await makeGrooms(6);
  const [known] = grooms;
  if (known === undefined) throw new Error('nobody is shown');
  await fillProfile(app, known);
  const newcomer = await makeMember(app);
  const { text, samples, matches } = await look(newcomer);
  expect([samples.length, matches]).toEqual([6, []]);
  for (const sample of samples)
    expect(Object.keys(sample).sort()).toEqual([
      'age',
      'caste',
      'district',
      'education',
      'heightCm',
      'place',
      'profession',
    ]);
  for (const { pid } of grooms) expect(text).not.toContain(pid);
  // Every text of a filled profile begins with this.
  expect(text).not.toMatch(/zq/i);
  await makeGrooms(3);
  expect(await count(newcomer)).toBe(6);
  // A member who sees lists gets no samples.
  const bride = await makeShownMember(app);
  expect((await look(bride)).samples).toEqual([]);
});

test('they do not depend on wishes, and nobody of one’s own gender or far from one’s age is among them', async () => {
  const grooms = await makeGrooms(3);
  await makeShownMember(app);
  const bride = await makeMember(app);
  const { samples } = await look(bride);
  expect(samples).toHaveLength(3);
  await bride.client.call('updatewishes', { pid: bride.pid, casteids: '4', castestrength: 'Must', agefrom: '60' });
  expect((await look(bride)).samples).toEqual(samples);
  await pool.query("update personal_details set birth_date = birth_date - interval '20 years' where profile_id = $1", [
    grooms[0]?.pid,
  ]);
  expect(await count(bride)).toBe(2);
});

test.each([
  ['has paused', "insert into pauses (profile_id, kind, reason) values ($1, 'paused', 'notNow')"],
  ['is suspended', 'update members set suspended_at = now() where profile_id = $1'],
  ['shows only to those they write to', 'insert into chosen_showings (profile_id) values ($1)'],
  ['is not shown', 'delete from showings where profile_id = $1'],
])('a member who %s is not among them', async (_, statement) => {
  const [groom] = await makeGrooms(2);
  const bride = await makeMember(app);
  expect(await count(bride)).toBe(2);
  await pool.query(statement, [groom?.pid]);
  expect(await count(bride)).toBe(1);
});

test('a member who has blocked the reader is not among them, also by a phone', async () => {
  const [groom, other] = await makeGrooms(3);
  const bride = await makeMember(app);
  if (groom === undefined || other === undefined) throw new Error('nobody is shown');
  await pool.query('insert into blocks (profile_id, member_id) values ($1, $2)', [groom.pid, bride.pid]);
  await other.client.call('blockphone', { pid: other.pid, phone: bride.phone });
  expect(await count(bride)).toBe(1);
});

test('a reader who has paused reads of nobody; one to whom lists are closed reads of six, and opens nobody', async () => {
  const [groom] = await makeGrooms(2);
  const bride = await makeShownMember(app);
  const account = '(select account_id from account_profiles where profile_id = $1)';
  await pool.query(`update accounts set phone_verified_at = null, confirm_by = now() where id = ${account}`, [
    bride.pid,
  ]);
  expect(await count(bride)).toBe(2);
  expect((await ask(bride, 'member', groom ?? bride)).status).toBe(404);
  await pool.query("insert into pauses (profile_id, kind, reason) values ($1, 'paused', 'notNow')", [bride.pid]);
  expect(await count(bride)).toBe(0);
});
