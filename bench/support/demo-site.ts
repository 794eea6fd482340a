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
import { logInAll, logInStaff, withSitesOn } from './matching-site.ts';

const PEOPLE = 2_000;

/**
 * A measured page: `:id` in its path is another member, `:accepted` one whom she has accepted; a members' page is visited by a logged-in one, the office's by
 * somebody who has every role.
 */
export interface DemoPage {
  path: string;
  isOfMembers?: boolean;
  isOfStaff?: boolean;
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
      const { login, staff, other, accepted } = await fillWithDemo(database.connection);
      return await withSitesOn(databaseEnv(database.connection), 1, async ([site]) => {
        const { executablePath, env } = await prepareChromium(folder);
        const browser = await chromium.launch({ executablePath, args: chromiumArgs, env: { ...process.env, ...env } });
        const visitOf = ({ path, isOfMembers = false, isOfStaff = false }: DemoPage): SlowVisit => ({
          url: `${site?.url}${path.replace(':id', other).replace(':accepted', accepted)}`,
          ...(isOfMembers && { visitor: login }),
          ...(isOfStaff && { visitor: staff }),
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

/** Inserts the demo's members; returns a logged-in one, another whom she may see, one who has accepted her, and somebody of the office. */
export async function fillWithDemo(
  connection: Connection,
): Promise<{ login: Visitor; staff: Visitor; other: string; accepted: string }> {
  const pool = makePool(connection, createLog('error'));
  await migrate(pool);
  await seedDatabase(pool);
  const people = await insertDemo(makeKysely(pool), { count: PEOPLE, passwordHash: '' });
  const complete = (gender: string) =>
    people.filter(({ member, details }) => member.gender === gender && details.pada !== null);
  const [bride] = complete('Female').map(({ member }) => member);
  const [groom, accepted] = complete('Male').map(({ member }) => member);
  if (bride === undefined || groom === undefined || accepted === undefined)
    throw new RangeError('The demo has nobody for this.');
  await pool.query(
    `insert into introductions (sender_id, recipient_id, note, answer, answered_at, kinship, kinship_named)
     values ($1, $2, '', 'accepted', now(), 'relation.unknown', 0)`,
    [accepted.profile_id, bride.profile_id],
  );
  const [login] = await logInAll(pool, [bride.profile_id]);
  const staff = await logInStaff(pool);
  await pool.end();
  if (login === undefined) throw new RangeError('Nobody could log in.');
  return { login, staff, other: groom.profile_id, accepted: accepted.profile_id };
}
