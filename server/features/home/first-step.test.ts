import { beforeEach, expect, test } from 'vitest';
import { MOST_FOR_FIRST_STEP } from '#contract/home.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const makeGroom = (religion = '1') => makeShownMember(app, { gender: 'Male', religion });
const grooms = await Promise.all(Array.from({ length: MOST_FOR_FIRST_STEP + 1 }, () => makeGroom()));
let bride: TestMember;
beforeEach(async () => {
  bride = await makeBride();
});

async function makeBride(): Promise<TestMember> {
  const made = await makeShownMember(app);
  await shown(made, 8);
  return made;
}

const shown = ({ pid }: TestMember, days: number) =>
  app.pool.query('update showings set shown_at = now() - make_interval(days => $2) where profile_id = $1', [pid, days]);

interface Home {
  first_step: boolean;
  people: { member: { memberId: string } }[];
}
const home = async (one: TestMember): Promise<Home> =>
  JSON.parse((await one.client.call('showtoday', { pid: one.pid })).text);
const isTold = async (one = bride) => (await home(one)).first_step;
const daysPass = (days: number) =>
  app.pool.query('update first_steps_told set told_on = told_on - $2::int where profile_id = $1', [bride.pid, days]);

test('a bride who has written to nobody reads it once a month, all day long, with three at most', async () => {
  await expect.poll(() => isTold()).toBe(true);
  expect((await home(bride)).people).toHaveLength(MOST_FOR_FIRST_STEP);
  expect(await isTold()).toBe(true);
  await daysPass(1);
  expect(await isTold()).toBe(false);
  expect((await home(bride)).people.length).toBeGreaterThan(0);
  await daysPass(28);
  expect(await isTold()).toBe(false);
  await daysPass(1);
  expect(await isTold()).toBe(true);
});

test('who has written reads it no more, and a groom never', async () => {
  await expect.poll(() => isTold()).toBe(true);
  const [groom] = grooms;
  if (groom === undefined) throw new Error('There is no groom.');
  await ask(bride, 'sendintroduction', groom, { note: '' });
  expect(await isTold()).toBe(false);
  expect(await isTold(groom)).toBe(false);
  // A bride who has received interests still gets the hint.
  const asked = await makeBride();
  await ask(groom, 'sendintroduction', asked, { note: '' });
  await expect.poll(() => isTold(asked)).toBe(true);
});

test('who has been shown for less than a week is not asked yet', async () => {
  await shown(bride, 6);
  await expect.poll(async () => (await home(bride)).people.length).toBeGreaterThan(0);
  expect(await isTold()).toBe(false);
});

test('they are good for both: who meets her wishes but hopes for somebody else comes after the others', async () => {
  const wishes = { religionids: '1', religionstrength: 'Wish' };
  await bride.client.call('updatewishes', { pid: bride.pid, ...wishes });
  const [picky] = grooms;
  if (picky === undefined) throw new Error('There is no groom.');
  const others = { religionids: '2', religionstrength: 'Wish', diets: 'Veg', dietstrength: 'Wish' };
  await picky.client.call('updatewishes', { pid: picky.pid, ...others });
  await expect.poll(() => isTold()).toBe(true);
  await expect
    .poll(async () => (await home(bride)).people.map(({ member }) => member.memberId))
    .not.toContain(picky.pid);
});

test('who is not shown, or has paused, reads nothing of it', async () => {
  await bride.client.call('pauseprofile', { pid: bride.pid, kind: 'paused', reason: 'notNow', words: '' });
  expect(await isTold()).toBe(false);
  const { rows } = await app.pool.query('select told_on from first_steps_told where profile_id = $1', [bride.pid]);
  expect(rows).toEqual([]);
});
