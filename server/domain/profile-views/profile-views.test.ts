import { expect, test, vi } from 'vitest';
import { todayInIndia } from '#contract/india-day.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp({ readings: { cards: 25, profiles: 3, lists: 5 } });
await insertInvented(app, { seed: 5, count: 150, firstId: 600_000_000 });
const grooms = await Promise.all(Array.from({ length: 6 }, () => makeShownMember(app, { gender: 'Male' })));

const open = (reader: TestMember, other: Pick<TestMember, 'pid'>) => ask(reader, 'member', other);
const find = ({ client, pid }: TestMember, form: Record<string, string> = {}) =>
  client.get(`/api/findmatches?${new URLSearchParams({ pid, ...form })}`);
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

test('of profiles opened at once not one more is shown than a day holds', async () => {
  const bride = await makeShownMember(app);
  const answers = await Promise.all(grooms.map((groom) => open(bride, groom)));
  expect(statusesOf(answers)).toEqual([200, 200, 200, 429, 429, 429]);
  const spent = answers.find(({ status }) => status === 429);
  expect(spent?.body.msg).toMatch(/^You have opened as many profiles as you can in one day.* tomorrow/);
  const wait = Number(spent?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(86_400);
  // Profiles that she has opened stay open, and so does her own. An id that nobody has gives the same answer.
  const again = await Promise.all(grooms.map((groom) => open(bride, groom)));
  expect(again.map(({ status }) => status)).toEqual(answers.map(({ status }) => status));
  expect((await open(bride, bride)).status).toBe(200);
  expect((await open(bride, { pid: 'SV999999998' })).bytes).toEqual(spent?.bytes);
});

test('ids that nobody has count like those of members', async () => {
  const bride = await makeShownMember(app);
  for (const pid of ['SV999999991', 'SV999999992', 'SV999999993'])
    expect((await open(bride, { pid })).status).toBe(404);
  expect((await open(bride, grooms[0] ?? bride)).status).toBe(429);
});

test('people on cards and lists asked for have a number a day; whom one saw, one sees again', async () => {
  await expect.poll(async () => (await app.client().get('/readyz')).body.lists).toBe('ok');
  // A list that somebody has joined meanwhile contains a person whom the bride has not seen.
  await vi.waitFor(
    async () => {
      const bride = await makeShownMember(app);
      const first = await find(bride);
      expect(JSON.parse(first.text).matches).toHaveLength(20);
      expect((await find(bride, { cursor: String(first.body.cursor) })).status).toBe(429);
      const unseen = await Promise.all(grooms.map((groom) => ask(bride, 'addtoshortlist', groom, { note: '' })));
      expect(unseen.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(6);
      const more = await Promise.all(Array.from({ length: 8 }, () => find(bride)));
      expect(statusesOf(more).filter((status) => status === 200)).toHaveLength(4);
    },
    { timeout: 20_000 },
  );
});

test('a wish counted, a paused list and a new day cost nothing of it', async () => {
  const bride = await makeShownMember(app);
  for (let turn = 0; turn < 8; turn++) {
    expect((await bride.client.call('countwished', { pid: bride.pid })).status).toBe(200);
  }
  for (let turn = 0; turn < 5; turn++) await find(bride);
  expect((await find(bride)).status).toBe(429);
  await app.pool.query('update reading_days set day = day - 1 where reader_id = $1', [bride.pid]);
  expect((await find(bride)).status).toBe(200);
});

test('the register has one row for a reader, a profile and a day, and none for what was not seen', async () => {
  const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  await Promise.all([open(bride, groom), open(bride, groom), open(bride, { pid: 'SV999999998' }), open(bride, bride)]);
  const rows = await app.db.selectFrom('readings').selectAll().where('reader_id', '=', bride.pid).execute();
  expect(rows).toEqual([{ reader_id: bride.pid, member_id: groom.pid, day: todayInIndia() }]);
});

test('a member learns how many opened the profile in finished weeks, and of fewer than ten no number', async () => {
  const groom = await makeShownMember(app, { gender: 'Male' });
  const { client, pid } = groom;
  const readers = async () => (await client.get(`/api/showshowing?${new URLSearchParams({ pid })}`)).body.readers;
  const read = (count: number, day: string) =>
    app.pool.query(
      `insert into readings (reader_id, member_id, day)
         select m.profile_id, $1, ${day} from members m where m.gender = 'Female' order by m.profile_id limit $2`,
      [pid, count],
    );
  const monday = "date_trunc('week', now() at time zone 'Asia/Kolkata')";
  await read(12, `${monday}`);
  expect(await readers()).toBeNull();
  await read(9, `${monday} - interval '1 day'`);
  expect(await readers()).toBeNull();
  await read(10, `${monday} - interval '2 days'`);
  expect(await readers()).toBe(10);
});

test('what was read is forgotten after a year', async () => {
  const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  await open(bride, groom);
  const left = async () =>
    (await app.db.selectFrom('readings').select('day').where('reader_id', '=', bride.pid).execute()).length;
  const age = (days: number) =>
    app.pool.query('update readings set day = current_date - $2::int where reader_id = $1', [bride.pid, days]);
  const run = () => sweep(app.db, makeFileStore(app.dataDir));
  await age(360);
  await run();
  expect(await left()).toBe(1);
  await age(368);
  await run();
  expect(await left()).toBe(0);
});
