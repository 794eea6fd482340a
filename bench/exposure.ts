import { join } from 'node:path';
import { seedDatabase } from '#database/seed.ts';
import { gini } from '#ranking/ranking.ts';
import { insertDemo } from '#scripts/demo/insert-demo.ts';
import { createLog } from '#server/log.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { makeWeeklyPrices } from '#server/ranking/prices/weekly-prices.ts';
import type { Figure } from './figure.ts';
import { buildSite, databaseEnv, withFolder } from './support/bench-site.ts';
import { call, type LoggedIn, logInAll, withSitesOn } from './support/matching-site.ts';

export const name = 'exposure';

const PEOPLE = 2_000;
/** A member on fewer first pages is on few. */
const FEW = 5;
const goals = { gini: '<= 0.35', never: '<= 1', few: '<= 10', topTenth: '' };

/**
 * Measures over HTTP how evenly the demo's members appear on all first pages: by fit alone, and with a week's prices.
 */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    const pool = makePool({ ...database.connection, max: 2, connectionTimeoutMillis: 60_000 }, createLog('error'));
    try {
      await migrate(pool);
      await seedDatabase(pool);
      const db = makeKysely(pool);
      const people = await insertDemo(db, { count: PEOPLE, passwordHash: '' });
      const members = await logInAll(
        pool,
        people.map(({ member }) => member.profile_id),
      );
      const env = databaseEnv(database.connection);
      const byFit = await countPlaces(members, { ...env, FAIR_ORDER: '0' });
      // Opening a list counts as activity in this week. Prices made earlier would not include these members.
      await makeWeeklyPrices({
        db,
        direct: db,
        connection: () => pool.options,
        tieKey: new Uint8Array(32),
        log: createLog('error'),
        ranking: { setPrices: async () => {} },
      }).make();
      const priced = await countPlaces(members, { ...env, FAIR_ORDER: '1' });
      return [...figuresOf('byFit', byFit, {}), ...figuresOf('priced', priced, goals)];
    } finally {
      await pool.end();
      await database.stop();
    }
  });
}

/** Counts how often each member appears on the first pages of all members. */
function countPlaces(members: readonly LoggedIn[], env: Record<string, string>): Promise<number[]> {
  return withSitesOn(env, 1, async ([site]) => {
    if (site === undefined) throw new Error('There is no site.');
    const places = new Map(members.map(({ pid }) => [pid, 0]));
    for (const seeker of members) {
      const { matches } = Object(JSON.parse(await call(site, 'GET', 'findmatches', seeker)));
      for (const { member } of matches) places.set(member.memberId, (places.get(member.memberId) ?? 0) + 1);
    }
    return [...places.values()];
  });
}

function figuresOf(order: string, places: readonly number[], limits: Partial<Record<string, string>>): Figure[] {
  const falling = [...places].sort((a, b) => b - a);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const percent = (share: number) => 100 * share;
  const figure = (what: string, value: number, unit = '%'): Figure => ({
    name: `exposure.${order}.${what}`,
    value,
    unit,
    goal: limits[what] ?? '',
  });
  return [
    figure('gini', gini(places), ''),
    figure('never', percent(places.filter((count) => count === 0).length / places.length)),
    figure('few', percent(places.filter((count) => count < FEW).length / places.length)),
    figure('topTenth', percent(sum(falling.slice(0, places.length / 10)) / sum(falling))),
  ];
}
