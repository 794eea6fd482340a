import { beforeEach, expect, test } from 'vitest';
import { mondayInIndia } from '#contract/india-day.ts';
import { saveRound } from '#server/domain/weekly-pairs/rounds.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const weekIn = (weeks: number) => mondayInIndia(Date.now() + weeks * 7 * 86_400_000);
const week = weekIn(0);
const makeGroom = () => makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });

// All members of the previous test have left.
beforeEach(async () => {
  await app.pool.query('delete from members');
  await app.pool.query('delete from weekly_rounds');
});

const isListed = async ({ client, pid }: TestMember, other: TestMember) =>
  expect
    .poll(async () => (await client.get(`/api/findmatches?${new URLSearchParams({ pid })}`)).text, { timeout: 20_000 })
    .toContain(`"${other.pid}"`);

async function pairsOf(...weeks: string[]): Promise<{ bride: string; groom: string }[]> {
  const { rows } = await app.pool.query(
    'select bride_id as bride, groom_id as groom from weekly_pairs where week = any($1::date[]) order by week, 1',
    [weeks],
  );
  return rows;
}

/** Returns the pairs of several weeks, because one week may leave a pair out. */
async function pairsOfWeeks(weeks = 6): Promise<{ bride: string; groom: string }[]> {
  const all = Array.from({ length: weeks }, (_, at) => weekIn(at));
  for (const each of all) await app.makeRound(each);
  return pairsOf(...all);
}

test('a round introduces everybody once, and another changes nothing', async () => {
  const [brides, grooms] = [
    [await makeShownMember(app), await makeShownMember(app)],
    [await makeGroom(), await makeGroom()],
  ];
  for (const [at, bride] of brides.entries()) await isListed(bride, grooms[at] ?? bride);
  // Two processes begin at the same time.
  await Promise.all([app.makeRound(week), app.makeRound(week)]);
  const pairs = await pairsOf(week);
  expect(new Set(pairs.flatMap(({ bride, groom }) => [bride, groom])).size).toBe(pairs.length * 2);
  const { rows } = await app.pool.query('select done_at is not null as done, figures from weekly_rounds');
  expect(rows).toMatchObject([{ done: true, figures: { brides: 2, grooms: 2, pairs: pairs.length } }]);
  await makeGroom();
  await app.makeRound(week);
  expect(await pairsOf(week)).toEqual(pairs);
  // The next weeks introduce others; no pair is repeated.
  const all = await pairsOfWeeks();
  const names = all.map(({ bride, groom }) => `${bride} ${groom}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(4);
});

test.each([
  ['of hers', 'age_from, age_to, age', "60, 70, 'Must'", true],
  ['of his', 'height_from, height_to, height', "210, 220, 'Must'", false],
])('a must %s that is not met: never introduced', async (_, columns, values, isHers) => {
  const [bride, groom, other] = [await makeShownMember(app), await makeGroom(), await makeShownMember(app)];
  for (const { pid } of [bride, groom])
    await app.pool.query(
      "update personal_details set height_cm = 165, birth_date = '1998-05-05' where profile_id = $1",
      [pid],
    );
  await isListed(other, groom);
  await isListed(groom, other);
  await app.pool.query(`insert into wishes (profile_id, ${columns}) values ($1, ${values})`, [
    isHers ? bride.pid : groom.pid,
  ]);
  if (isHers) {
    await expect
      .poll(async () => (await bride.client.get(`/api/findmatches?${new URLSearchParams({ pid: bride.pid })}`)).text)
      .not.toContain(`"${groom.pid}"`);
    expect(await pairsOfWeeks()).toEqual([{ bride: other.pid, groom: groom.pid }]);
  } else expect(await pairsOfWeeks()).not.toContainEqual({ bride: bride.pid, groom: groom.pid });
});

test.each(['bride', 'groom'])('a wish that the %s judges by a ticked gate is a must', async (whose) => {
  const [bride, groom, other] = [await makeShownMember(app), await makeGroom(), await makeShownMember(app)];
  const gated = whose === 'bride' ? bride : groom;
  await app.pool.query("insert into wishes (profile_id, age_from, age_to, age) values ($1, 60, 70, 'Wish')", [
    gated.pid,
  ]);
  await isListed(other, groom);
  for (const one of [other, bride]) await isListed(groom, one);
  await isListed(bride, groom);
  await app.pool.query('insert into gates (profile_id) values ($1)', [gated.pid]);
  const pairs = await pairsOfWeeks();
  expect(pairs).not.toContainEqual({ bride: bride.pid, groom: groom.pid });
  if (whose === 'bride') expect(pairs).toEqual([{ bride: other.pid, groom: groom.pid }]);
  await app.pool.query('delete from gates');
  await app.pool.query('delete from weekly_pairs');
  await app.pool.query('delete from weekly_rounds');
  expect(await pairsOfWeeks()).toContainEqual({ bride: bride.pid, groom: groom.pid });
});

test('who is shown to those alone whom they write to is introduced by their tick, to who fits', async () => {
  const [bride, groom] = [await makeShownMember(app), await makeGroom()];
  await app.pool.query('insert into chosen_showings (profile_id) values ($1)', [bride.pid]);
  await isListed(bride, groom);
  expect(await pairsOfWeeks()).toEqual([]);
  await app.pool.query('delete from weekly_rounds');
  await app.pool.query('insert into weekly_choices (profile_id, is_introduced_while_chosen) values ($1, true)', [
    bride.pid,
  ]);
  expect(await pairsOfWeeks()).toEqual([{ bride: bride.pid, groom: groom.pid }]);
});

test('who blocks, pauses or is introduced while a round is made is left out of it', async () => {
  const brides = [await makeShownMember(app), await makeShownMember(app), await makeShownMember(app)];
  const grooms = [await makeGroom(), await makeGroom(), await makeGroom()];
  const pairs = brides.map(({ pid }, at): [string, string] => [pid, grooms[at]?.pid ?? '']);
  const [first, second] = [brides[0], grooms[1]];
  if (!first || !second || !grooms[0]) throw new Error('nobody is there');
  await ask(first, 'blockmember', grooms[0]);
  await app.pool.query("insert into pauses (profile_id, kind, reason) values ($1, 'paused', 'notNow')", [second.pid]);
  await app.pool.query('insert into weekly_rounds (week) values ($1)', [week]);
  const figures = { brides: 3, grooms: 3, seconds: 0 };
  expect(await saveRound(app.db, { week, pairs, figures })).toBe(1);
  expect(await pairsOf(week)).toEqual([{ bride: brides[2]?.pid, groom: grooms[2]?.pid }]);
  // As after a restore with the pairs but without the record that the round is done. Nobody is introduced twice.
  await app.pool.query('delete from weekly_rounds');
  await app.makeRound(week);
  const after = await pairsOf(week);
  expect(after.filter(({ bride, groom }) => bride === brides[2]?.pid || groom === grooms[2]?.pid)).toEqual([
    { bride: brides[2]?.pid, groom: grooms[2]?.pid },
  ]);
});

test('two Mondays in one day: a clock that was a week ahead introduces nobody to the same again', async () => {
  const [bride, groom] = [await makeShownMember(app), await makeGroom()];
  await isListed(bride, groom);
  for (const each of [weekIn(1), week, weekIn(2), weekIn(3), weekIn(4)]) await app.makeRound(each);
  expect(await pairsOf(week, ...[1, 2, 3, 4].map(weekIn))).toEqual([{ bride: bride.pid, groom: groom.pid }]);
});

test('a week without anybody is done as well', async () => {
  await app.makeRound(week);
  const { rows } = await app.pool.query('select done_at is not null as done, figures from weekly_rounds');
  expect(rows).toMatchObject([{ done: true, figures: { brides: 0, grooms: 0, pairs: 0 } }]);
});
