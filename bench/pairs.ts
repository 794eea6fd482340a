import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { noTieKey } from '#ranking/ranking.ts';
import { createLog, type Log } from '#server/log.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { type KeptIndex, keepIndex } from '#server/ranking/lines/keep-index.ts';
import { makeRound } from '#server/ranking/pairs/make-round.ts';
import { makePairSeed } from '#server/ranking/pairs/seed.ts';
import type { Figure } from './figure.ts';
import { sizes, wantsSize, withDatabase } from './support/filled-database.ts';
import { ownMemoryMb } from './support/memory.ts';
import { watchStalls } from './support/stalls.ts';

export const name = 'pairs';

/** The week of the day for which the synthetic members are made, and the week after. */
const weeks = ['2026-11-16', '2026-11-23'];
// The limits: minutes of a round by the number of members, memory, and a stall of the event loop.
const mostMinutes = { '100k': 5, '1m': 60 };
const mostMb = 600;
const longestStallMs = 50;

interface Measured {
  pool: pg.Pool;
  ranking: KeptIndex;
  log: Log;
}

/** Measures the introductions of two weeks: their duration, stalls and memory, and the share of members introduced. */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [size, count] of sizes.filter(([size]) => wantsSize(size)))
    figures.push(...(await withDatabase(count, ({ pool }) => measure(pool, size))));
  return figures;
}

async function measure(pool: pg.Pool, size: keyof typeof mostMinutes): Promise<Figure[]> {
  const log = createLog('silent');
  const ranking = keepIndex(pool, log, noTieKey);
  ranking.start();
  while (!ranking.isReady()) await wait(100);
  const figures: Figure[] = [];
  for (const [index, week] of weeks.entries()) {
    const { seconds, stallMs, workMs, memoryMb } = await measureRound({ pool, ranking, log }, week);
    const { introduced, all } = await countIntroduced(pool, week);
    const figure = (what: string, value: number, unit: string, goal: string): Figure => ({
      name: `pairs.${size}.week${index + 1}.${what}`,
      value,
      unit,
      goal,
    });
    figures.push(
      figure('minutes', seconds / 60, 'min', `<= ${mostMinutes[size]}`),
      figure('memory', memoryMb, 'MB', `<= ${mostMb}`),
      figure('longestStall', stallMs, 'ms', `<= ${longestStallMs}`),
      figure('longestStall.work', workMs, 'ms', `<= ${longestStallMs}`),
      figure('introduced', (100 * introduced) / all, '%', '>= 98'),
    );
  }
  await ranking.stop();
  return figures;
}

/** Makes the introductions of a week; `memoryMb` is the most that the process grew meanwhile. */
async function measureRound({ pool, ranking, log }: Measured, week: string) {
  const direct = makeKysely(pool);
  globalThis.gc?.();
  const before = ownMemoryMb(process.pid);
  let highest = before;
  const sampler = setInterval(() => {
    highest = Math.max(highest, ownMemoryMb(process.pid));
  }, 1_000);
  const stall = watchStalls();
  const began = performance.now();
  await makeRound({ direct, ranking, pairSeed: makePairSeed(Buffer.alloc(32, 7)) }, week, { log });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(sampler);
  return { seconds, ...stall(), memoryMb: highest - before };
}

/** Returns the size of the smaller side, and how many of it are introduced. */
async function countIntroduced(pool: pg.Pool, week: string): Promise<{ introduced: number; all: number }> {
  const { rows } = await pool.query<{ introduced: number; all: number }>(
    `select (figures ->> 'pairs')::int as introduced, least((figures ->> 'brides')::int, (figures ->> 'grooms')::int) as all
     from weekly_rounds where week = $1`,
    [week],
  );
  return rows[0] ?? { introduced: 0, all: 1 };
}
