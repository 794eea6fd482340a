import { expect, test } from 'vitest';
import { todayInIndia } from '#server/door/answer.ts';
import { makeFileStore } from '#server/files/file-store.ts';
import { sweep } from '#server/sweep.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { makeOffice } from '#server/testing/office.ts';

const app = await startTestApp();
const { db, pool } = app;
const office = makeOffice(app);
const groom = await makeShownMember(app, { gender: 'Male' });
const TODAY = todayInIndia();

const trustOf = async (member: TestMember) => (await ask(groom, 'member', member)).body.trust;
const kindsOf = async (member: TestMember) =>
  Object(await trustOf(member)).badges.map(({ kind }: { kind: string }) => kind);
const give = (pid: string, kind: string) => office('badges', 'give', pid, kind, '--reason', 'seen today');

test('each badge has its day, on the page and as a sign in the list; the office gives, takes and lists them', async () => {
  const bride = await makeShownMember(app);
  expect(await trustOf(bride)).toEqual({
    badges: [{ kind: 'phone', on: TODAY }],
    since: TODAY.slice(0, 7),
    active: 'week',
  });
  expect((await give(bride.pid, 'identity')).code).toBe(0);
  expect(await trustOf(bride)).toMatchObject({
    badges: [
      { kind: 'phone', on: TODAY },
      { kind: 'identity', on: TODAY },
    ],
  });
  const again = await give(bride.pid, 'identity');
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('already')]);
  expect((await office('badges', 'give', bride.pid, 'met')).code).toBe(1);
  expect((await office('badges', 'give', bride.pid, 'verified', '--reason', 'x')).code).toBe(1);
  await expect
    .poll(async () => (await groom.client.get(`/api/findmatches?pid=${groom.pid}`)).text)
    .toContain('"badges":["phone","identity"]');

  await office('badges', 'take', bride.pid, 'identity', '--reason', 'the paper was another’s');
  expect(await kindsOf(bride)).toEqual(['phone']);
  const { stdout } = await office('badges', 'list', bride.pid);
  for (const word of ['identity', 'mitra', 'seen today', 'the paper was another’s']) expect(stdout).toContain(word);
  await office('badges', 'take', bride.pid, 'phone', '--reason', 'a stranger answers');
  expect(await kindsOf(bride)).toEqual([]);
});

test.each([
  ['name', "update members set name = 'Mita Das' where profile_id = $1", ['address', 'photo']],
  ['gender', "update members set gender = 'Female' where profile_id = $1", ['identity', 'address', 'photo', 'met']],
  ['birth date', "update personal_details set birth_date = '1990-01-01' where profile_id = $1", ['address', 'photo']],
  ['address', "update addresses set line1 = 'Elsewhere' where profile_id = $1", ['identity', 'photo', 'met']],
  ['photo', 'delete from files where profile_id = $1', ['identity', 'address', 'met']],
])('a changed %s takes away what rests on it, and nothing else', async (_, change, left) => {
  const bride = await makeShownMember(app);
  await pool.query(
    "insert into files (profile_id, kind, name, small_name) values ($1, 'picture', $1 || 'a', $1 || 'b')",
    [bride.pid],
  );
  for (const kind of ['identity', 'address', 'photo', 'met']) await give(bride.pid, kind);
  await pool.query(change, [bride.pid]);
  expect(await kindsOf(bride)).toEqual(['phone', ...left]);
});

test('of the last visit others learn the week; who stays away rests until the family says so', async () => {
  const bride = await makeShownMember(app);
  const setAway = (days: number) =>
    pool.query(
      "update showings set last_active_on = date_trunc('week', now() at time zone 'Asia/Kolkata')::date - $2::int where profile_id = $1",
      [bride.pid, days],
    );
  const run = () => sweep(db, makeFileStore(app.dataDir));
  for (const [days, active] of [
    [0, 'week'],
    [1, 'month'],
    [28, 'month'],
    [29, 'longer'],
  ] as const) {
    await setAway(days);
    expect(await trustOf(bride)).toMatchObject({ active });
  }
  await setAway(84);
  await run();
  expect((await ask(groom, 'member', bride)).status).toBe(200);
  await setAway(91);
  await run();
  expect((await ask(groom, 'member', bride)).status).toBe(404);
  const { client, pid } = bride;
  expect((await client.call('showpause', { pid })).body).toMatchObject({ kind: 'paused', reason: 'away' });
  await client.call('resumeprofile', { pid });
  await run();
  expect((await ask(groom, 'member', bride)).status).toBe(200);
});
