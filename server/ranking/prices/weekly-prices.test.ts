import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mondayInIndia, todayInIndia } from '#contract/india-day.ts';
import type { SharedPerson } from '#matching/person.ts';
import { highestPrice, neutralPrice, rankScore } from '#matching/rank.ts';
import { createLog } from '#server/log.ts';
import { startTestApp } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { type KeptIndex, keepIndex } from '../lines/keep-index.ts';
import { expirePrices } from './prices.queries.ts';
import { sampleSeekers } from './seekers.queries.ts';
import { makeWeeklyPrices, weekDue } from './weekly-prices.ts';

const app = await startTestApp({}, { pages: 'none' });
const { db, pool } = app;
const log = createLog('silent');
const tieKey = new Uint8Array(32).fill(7);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const INDIA = 5.5 * HOUR;
/** A Monday at midnight in India, far enough ahead that no member is new. */
const monday = Date.parse(mondayInIndia()) + 28 * DAY - INDIA;
const sundayEvening = monday - 5 * HOUR;
const week = todayInIndia(monday);

const NEWCOMER = 'SV700001';
let people: Map<string, SharedPerson>;

beforeAll(async () => {
  people = await insertInvented(app, { seed: 3, count: 240, firstId: 700_001 });
  await pool.query("update showings set shown_at = now() - interval '40 days' where profile_id like 'SV7%'");
  await pool.query('update showings set shown_at = $2 where profile_id = $1', [
    NEWCOMER,
    todayInIndia(monday - 5 * DAY),
  ]);
});

beforeEach(() => pool.query('truncate candidate_prices, price_weeks'));

const noIndex: Pick<KeptIndex, 'setPrices'> = { setPrices: async () => {} };

/** Starts a process at a given time. */
const processAt = (now: () => number, ranking = noIndex) =>
  makeWeeklyPrices({ db, direct: db, connection: () => pool.options, tieKey, ranking, log, now });

/** Returns the stored bands, by week and member. */
async function stored(): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(
    "select week || ' ' || profile_id || ' ' || band as row from candidate_prices order by 1",
  );
  return rows.map(({ row }) => row);
}

test.each([
  ['Saturday night', -25 * HOUR, { week: todayInIndia(monday - 7 * DAY), on: todayInIndia(monday - 2 * DAY) }],
  [
    'Sunday, a minute before six',
    -6 * HOUR - 60_000,
    { week: todayInIndia(monday - 7 * DAY), on: todayInIndia(monday - DAY) },
  ],
  ['Sunday at six', -6 * HOUR, { week, on: week }],
  ['Sunday, a second before midnight', -1_000, { week, on: week }],
  ['Monday at midnight', 0, { week, on: week }],
  ['Thursday', 3 * DAY, { week, on: todayInIndia(monday + 3 * DAY) }],
])('due on %s', (_, after, due) => {
  expect(weekDue(monday + after)).toEqual(due);
});

test('made on Sunday evening, they spread the places, and leave newcomers alone', async () => {
  await processAt(() => sundayEvening).make();
  const made = await stored();
  expect(made.length).toBeGreaterThan(50);
  expect(made.every((row) => row.startsWith(week))).toBe(true);
  expect(made.some((row) => row.includes(NEWCOMER))).toBe(false);
  const figures = await db.selectFrom('price_weeks').selectAll().executeTakeFirstOrThrow();
  expect(figures).toMatchObject({ week, seekers: 240 });
  expect(figures.brides_after).toBeLessThan(figures.brides_before);
  expect(figures.grooms_after).toBeLessThan(figures.grooms_before);
});

test('are made once, the same for whichever process makes them', async () => {
  const processes = [1, 2, 3].map(() => processAt(() => sundayEvening));
  await Promise.all(processes.map((each) => each.make()));
  const made = await stored();
  const { made_at } = await db.selectFrom('price_weeks').select('made_at').executeTakeFirstOrThrow();
  await processes[0]?.make();
  expect(await db.selectFrom('price_weeks').select('made_at').execute()).toEqual([{ made_at }]);
  await pool.query('truncate candidate_prices, price_weeks');
  await processes[1]?.make();
  expect(await stored()).toEqual(made);
});

test('what a killed process has left holds never, and is made anew', async () => {
  await pool.query('insert into candidate_prices values ($1, $2, 8)', [NEWCOMER, week]);
  const orders: unknown[] = [];
  const ranking = { setPrices: async (prices: unknown) => void orders.push(prices) };
  await processAt(() => monday, ranking).load();
  expect(orders).toEqual([]);
  const begun = processAt(() => sundayEvening);
  const making = begun.make();
  // Prevents an unhandled rejection before the test awaits it.
  making.catch(() => {});
  await begun.stop();
  await expect(making).rejects.toThrow(/ended early|is stopping/);
  await processAt(() => sundayEvening).make();
  const made = await stored();
  expect(made.length).toBeGreaterThan(50);
  expect(made.some((row) => row.includes(NEWCOMER))).toBe(false);
});

test('hold from Monday on, for the week, and for one more where the next are late', async () => {
  let now = sundayEvening;
  const loaded: ({ get(id: number): number | undefined } | undefined)[] = [];
  const ranking: typeof noIndex = { setPrices: async (prices) => void loaded.push(prices) };
  const site = processAt(() => now, ranking);
  const bandAt = async (moment: number) => {
    now = moment;
    await site.load();
    return loaded.at(-1)?.get(700_002);
  };
  await pool.query('insert into candidate_prices values ($1, $2, 7)', ['SV700002', week]);
  await pool.query('insert into price_weeks values ($1, now(), 1, 1, 0, 0, 0, 0)', [week]);
  expect(await bandAt(sundayEvening)).toBeUndefined();
  expect(await bandAt(monday - 1)).toBeUndefined();
  expect(loaded).toHaveLength(0);
  expect(await bandAt(monday)).toBe(7);
  expect(await bandAt(monday + 13 * DAY)).toBe(7);
  expect(loaded).toHaveLength(1);
  expect(await bandAt(monday + 14 * DAY)).toBeUndefined();
  expect(loaded).toHaveLength(2);
  // The clock goes back, so the same Monday comes twice.
  expect(await bandAt(monday + DAY)).toBe(7);
});

test('late ones are made for the week that has begun, and a process that starts has them in its first list', async () => {
  await processAt(() => monday + 2 * DAY).make();
  const bands = new Map((await stored()).map((row) => [row.split(' ')[1], Number(row.split(' ')[2])]));
  const ranking = keepIndex(pool, log, tieKey);
  const site = processAt(() => monday + 2 * DAY, ranking);
  await site.start();
  ranking.start();
  await expect.poll(() => ranking.isReady()).toBe(true);
  const on = todayInIndia(monday + 2 * DAY);
  const [seeker] = [...people.values()].filter(({ gender }) => gender === 'Male');
  if (seeker === undefined) throw new Error('nobody looks');
  const list = await ranking.list(seeker, on, 'fit', { count: 40, excluded: new Set(), whose: 'SV1' });
  expect(list.length).toBeGreaterThan(20);
  const priced = list.filter(({ id }) => bands.has(`SV${id}`));
  expect(priced.length).toBeGreaterThan(0);
  for (const { id, score } of list) {
    const candidate = people.get(`SV${id}`);
    if (candidate === undefined) continue;
    expect(score).toBeCloseTo(rankScore(seeker, candidate, on, bands.get(`SV${id}`) ?? neutralPrice), 6);
  }
  await site.stop();
  await ranking.stop();
});

test('one who is deleted takes the prices along, and old ones go', async () => {
  await pool.query(
    "insert into candidate_prices select profile_id, $1, 1 from members where profile_id in ('SV700100', 'SV700101')",
    [week],
  );
  await pool.query("delete from members where profile_id = 'SV700100'");
  expect(await stored()).toEqual([`${week} SV700101 1`]);
  await sql`update candidate_prices set week = date_trunc('week', now() at time zone 'Asia/Kolkata')::date - 14`.execute(
    db,
  );
  await expirePrices(db);
  expect(await stored()).toHaveLength(1);
  await sql`update candidate_prices set week = date_trunc('week', now() at time zone 'Asia/Kolkata')::date - 28`.execute(
    db,
  );
  await expirePrices(db);
  expect(await stored()).toEqual([]);
});

test('no band is beyond the highest', async () => {
  await expect(
    pool.query('insert into candidate_prices values ($1, $2, $3)', ['SV700002', week, highestPrice + 1]),
  ).rejects.toThrow('check');
});

test('first pages are counted as families have them: by what is suggested where no wishes are saved', async () => {
  const bride = 'SV700003';
  const on = todayInIndia(monday);
  const ageOfThirty = { atLeast: 30, atMost: 37, strength: 'wish' };
  const wishedAge = async () => {
    const seekers = await sampleSeekers(db, { week, on, most: 240 });
    return seekers.find(({ profileId }) => profileId === bride)?.person.wishes?.age ?? null;
  };
  await pool.query("update personal_details set birth_date = $2::date - interval '30 years' where profile_id = $1", [
    bride,
    on,
  ]);
  expect(await wishedAge()).not.toEqual(ageOfThirty);
  await pool.query('delete from wishes where profile_id = $1', [bride]);
  expect(await wishedAge()).toEqual(ageOfThirty);
});
