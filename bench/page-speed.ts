import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { seedDatabase } from '#database/seed.ts';
import { insertDemo } from '#scripts/demo/insert-demo.ts';
import { makeKysely, makePool } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { chromiumArgs, prepareChromium } from '../e2e/chromium.ts';
import { type PageSpeed, type SlowVisit, type Visitor, visitSlowly } from '../e2e/support/slow-phone.ts';
import type { Figure } from './figure.ts';
import { buildSite, type Connection, databaseEnv, withFolder } from './support/bench-site.ts';
import { logInAll, withSitesOn } from './support/matching-site.ts';

export const name = 'page-speed';

const VISITS = 5;
const PEOPLE = 2_000;

/** The pages that families meet first, and the two that members look at most. */
const pages = [
  { name: '/', path: '/', paint: '≤ 1000', blocked: '≤ 100' },
  { name: '/login', path: '/login', paint: '≤ 1000', blocked: '≤ 100' },
  { name: '/faqs', path: '/faqs', paint: '≤ 1200', blocked: '' },
  { name: 'list', path: '/matching-profile', isOfMembers: true, paint: '≤ 1000', blocked: '≤ 150' },
  { name: 'member', path: '/matching-profile/:id', isOfMembers: true, paint: '≤ 1000', blocked: '≤ 150' },
];
type Page = (typeof pages)[number];

/**
 * What a visit with nothing in the cache is like on a slow phone, among the people of the demo: the largest paint, how long
 * scripts and layouts keep the page from answering a touch, the moving of the layout, and the bytes. The median of five visits.
 */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      const { login, other } = await fill(database.connection);
      return await withSitesOn(databaseEnv(database.connection), 1, async ([site]) => {
        const { executablePath, env } = await prepareChromium(folder);
        const browser = await chromium.launch({ executablePath, args: chromiumArgs, env: { ...process.env, ...env } });
        const figures: Figure[] = [];
        for (const page of pages) {
          const url = `${site?.url}${page.path.replace(':id', other)}`;
          figures.push(...(await measure(browser, page, page.isOfMembers ? { url, visitor: login } : { url })));
        }
        await browser.close();
        return figures;
      });
    } finally {
      await database.stop();
    }
  });
}

/** The invented people, one of whom has logged in, and another whom she may see. */
async function fill(connection: Connection): Promise<{ login: Visitor; other: string }> {
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

async function measure(browser: Browser, page: Page, visit: SlowVisit): Promise<Figure[]> {
  const visits: PageSpeed[] = [];
  for (let turn = 0; turn < VISITS; turn++) visits.push(await visitSlowly(browser, visit));
  const median = (key: keyof PageSpeed) => visits.map((each) => each[key]).sort((a, b) => a - b)[VISITS >> 1] ?? NaN;
  return [
    { name: `${page.name} largest paint`, value: median('largestPaintMs'), unit: 'ms', goal: page.paint },
    { name: `${page.name} blocked`, value: median('blockedMs'), unit: 'ms', goal: page.blocked },
    { name: `${page.name} layout shift`, value: median('layoutShift'), unit: '', goal: '< 0.02' },
    { name: `${page.name} received`, value: median('receivedKb'), unit: 'KB', goal: '' },
  ];
}
