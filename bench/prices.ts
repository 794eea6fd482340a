import type pg from 'pg';
import { createLog } from '#server/log.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { makeWeeklyPrices } from '#server/ranking/prices/weekly-prices.ts';
import type { Figure } from './figure.ts';
import { sizes, wantsSize, withDatabase } from './support/filled-database.ts';
import { watchStalls } from './support/stalls.ts';

export const name = 'prices';

// The limits: minutes by the number of members, memory, and a stall of the event loop.
const mostMinutes = { '100k': 5, '1m': 60 };
const mostMb = 600;
const longestStallMs = 50;

/**
 * Measures the prices of a week: their duration, stalls and memory, and how evenly first pages are spread afterwards.
 */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [size, count] of sizes.filter(([size]) => wantsSize(size)))
    figures.push(...(await withDatabase(count, ({ pool }) => measure(pool, size))));
  return figures;
}

async function measure(pool: pg.Pool, size: keyof typeof mostMinutes): Promise<Figure[]> {
  const db = makeKysely(pool);
  const prices = makeWeeklyPrices({
    db,
    direct: db,
    connection: () => pool.options,
    tieKey: new Uint8Array(32),
    log: createLog('silent'),
    ranking: { setPrices: async () => {} },
  });
  const memoryBefore = process.memoryUsage.rss();
  let mostMemory = memoryBefore;
  const watch = setInterval(() => {
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
  }, 100);
  const stalls = watchStalls();
  const began = performance.now();
  await prices.make();
  const makingMs = performance.now() - began;
  const loadingBegan = performance.now();
  await prices.load();
  const loadingMs = performance.now() - loadingBegan;
  const { stallMs, workMs } = stalls();
  clearInterval(watch);
  const week = await db.selectFrom('price_weeks').selectAll().executeTakeFirstOrThrow();
  const figure = (what: string, value: number, unit: string, goal = ''): Figure => ({
    name: `prices.${size}.${what}`,
    value,
    unit,
    goal,
  });
  return [
    figure('minutes', makingMs / 60_000, 'min', `<= ${mostMinutes[size]}`),
    figure('memory', (mostMemory - memoryBefore) / 1e6, 'MB', `<= ${mostMb}`),
    figure('longestStall', stallMs, 'ms', `<= ${longestStallMs}`),
    figure('longestStall.work', workMs, 'ms', `<= ${longestStallMs}`),
    figure('load', loadingMs / 1000, 's'),
    figure('brides.before', week.brides_before, 'gini'),
    figure('brides.after', week.brides_after, 'gini'),
    figure('grooms.before', week.grooms_before, 'gini'),
    figure('grooms.after', week.grooms_after, 'gini'),
  ];
}
