import type pg from 'pg';
import { createLog } from '#server/log.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { makeWeeklyPrices } from '#server/ranking/prices/weekly-prices.ts';
import type { Figure } from './figure.ts';
import { sizes, wantsSize, withDatabase } from './support/filled-database.ts';
import { watchStalls } from './support/stalls.ts';

export const name = 'prices';

const minutes = { '100k': 5, '1m': 60 };
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

async function measure(pool: pg.Pool, size: keyof typeof minutes): Promise<Figure[]> {
  const db = makeKysely(pool);
  const prices = makeWeeklyPrices({
    db,
    direct: db,
    connection: () => pool.options,
    tieKey: new Uint8Array(32),
    log: createLog('silent'),
    ranking: { setPrices: async () => {} },
  });
  const memory = process.memoryUsage.rss();
  let most = memory;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 100);
  const stalls = watchStalls();
  const began = performance.now();
  await prices.make();
  const took = performance.now() - began;
  const loading = performance.now();
  await prices.load();
  const loaded = performance.now() - loading;
  const { stallMs, workMs } = stalls();
  clearInterval(watch);
  const made = await db.selectFrom('price_weeks').selectAll().executeTakeFirstOrThrow();
  const figure = (what: string, value: number, unit: string, goal = ''): Figure => ({
    name: `prices.${size}.${what}`,
    value,
    unit,
    goal,
  });
  return [
    figure('minutes', took / 60_000, 'min', `<= ${minutes[size]}`),
    figure('memory', (most - memory) / 1e6, 'MB', `<= ${mostMb}`),
    figure('longestStall', stallMs, 'ms', `<= ${longestStallMs}`),
    figure('longestStall.work', workMs, 'ms', `<= ${longestStallMs}`),
    figure('load', loaded / 1000, 's'),
    figure('brides.before', made.brides_before, 'gini'),
    figure('brides.after', made.brides_after, 'gini'),
    figure('grooms.before', made.grooms_before, 'gini'),
    figure('grooms.after', made.grooms_after, 'gini'),
  ];
}
