import { expect, test } from 'vitest';
import { todayInIndia } from '#contract/india-day.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
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
const BORN = '1997-03-08';
let papers = 1_000_000;
const give = async (pid: string, kind: string) => {
  if (kind !== 'identity') return office('badges', 'give', pid, kind, '--reason', 'seen today');
  await pool.query('update personal_details set birth_date = $2 where profile_id = $1', [pid, BORN]);
  papers += 1;
  return see(pid, [`P${papers}`, `P${papers}`, BORN, BORN]);
};
const see = (pid: string, typed: string[]) => makeOffice(app, {}, typed)('badges', 'identity', pid, 'passport');

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
  await give(bride.pid, 'met');
  const again = await give(bride.pid, 'met');
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('already')]);
  await office('badges', 'take', bride.pid, 'met', '--reason', 'it was her sister');
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

test('an identity is typed twice from its paper at the terminal too, and compared with what the family has written', async () => {
  const [bride, other] = [await makeShownMember(app), await makeShownMember(app)];
  for (const { pid } of [bride, other])
    await pool.query('update personal_details set birth_date = $2 where profile_id = $1', [pid, BORN]);
  const refusedAs = async (pid: string, ...typed: string[]) => (await see(pid, typed)).stderr;
  expect((await office('badges', 'give', bride.pid, 'identity', '--reason', 'x')).stderr).toContain('badges identity');
  expect(await refusedAs(bride.pid, 'Z4455667', 'Z4455668', BORN, BORN)).toContain('not the same');
  expect(await refusedAs(bride.pid, 'Z4455667', 'Z4455667', '1997-03-09', '1997-03-09')).not.toBe('');
  expect(await refusedAs(bride.pid, '2341 2341 2346', '2341 2341 2346', BORN, BORN)).toContain('Aadhaar');
  expect(await refusedAs(bride.pid)).not.toBe('');
  expect(await kindsOf(bride)).toEqual(['phone']);
  expect((await see(bride.pid, ['z 4455-667', 'Z4455667', BORN, BORN])).code).toBe(0);
  expect(await kindsOf(bride)).toEqual(['phone', 'identity']);
  expect(await refusedAs(other.pid, 'Z4455667', 'Z4455667', BORN, BORN)).toContain(bride.pid);
  const { rows } = await pool.query('select paper, seen_by, number_hash::text from identity_papers');
  expect(rows).toContainEqual({
    paper: 'passport',
    seen_by: 'mitra',
    number_hash: expect.not.stringContaining('4455'),
  });
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
