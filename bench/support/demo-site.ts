import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { seedDatabase } from '#database/seed.ts';
import { insertDemo } from '#scripts/demo/insert-demo.ts';
import { createLog } from '#server/log.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { chromiumArgs, prepareChromium } from '../../e2e/chromium.ts';
import type { SlowVisit, Visitor } from '../../e2e/support/slow-phone.ts';
import { buildSite, type Connection, databaseEnv, withFolder } from './bench-site.ts';
import { logInAll, withSitesOn } from './matching-site.ts';

const PEOPLE = 2_000;

/** A measured page: `:id` in its path is another member; a members' page is visited by a logged-in one. */
export interface DemoPage {
  path: string;
  isOfMembers?: boolean;
}

interface DemoSite {
  browser: Browser;
  visitOf: (page: DemoPage) => SlowVisit;
}

/** A built site with the demo's members, and a browser. */
export function withDemoSite<Result>(measure: (site: DemoSite) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    await buildSite();
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      const { login, other } = await fillWithDemo(database.connection);
      return await withSitesOn(databaseEnv(database.connection), 1, async ([site]) => {
        const { executablePath, env } = await prepareChromium(folder);
        const browser = await chromium.launch({ executablePath, args: chromiumArgs, env: { ...process.env, ...env } });
        const visitOf = ({ path, isOfMembers = false }: DemoPage): SlowVisit => ({
          url: `${site?.url}${path.replace(':id', other)}`,
          ...(isOfMembers && { visitor: login }),
        });
        const result = await measure({ browser, visitOf });
        await browser.close();
        return result;
      });
    } finally {
      await database.stop();
    }
  });
}

/** Inserts the demo's members; returns a logged-in one and another whom she may see. */
export async function fillWithDemo(connection: Connection): Promise<{ login: Visitor; other: string }> {
  const pool = makePool(connection, createLog('error'));
  await migrate(pool);
  await seedDatabase(pool);
  const people = await insertDemo(makeKysely(pool), { count: PEOPLE, passwordHash: '' });
  const [bride, groom] = ['Female', 'Male'].map(
    (gender) => people.find(({ member, details }) => member.gender === gender && details.pada !== null)?.member,
  );
  const [login] = await logInAll(pool, [bride?.profile_id ?? '']);
  await pool.end();
  if (login === undefined || groom === undefined) throw new RangeError('The demo has nobody for this.');
  return { login, other: groom.profile_id };
}
