import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { seedDatabase } from '#database/seed.ts';
import { insertCouples } from '#scripts/demo/insert-couples.ts';
import { insertDemo } from '#scripts/demo/insert-demo.ts';
import { createLog } from '#server/log.ts';
import { makeDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { chromiumArgs, prepareChromium } from '../../e2e/chromium.ts';
import type { SlowVisit, Visitor } from '../../e2e/support/slow-phone.ts';
import { buildSite, type Connection, databaseEnv, withFolder } from './bench-site.ts';
import { logInAll, logInStaff, withSitesOn } from './matching-site.ts';

const PEOPLE = 2_000;

/**
 * The index of the first member who belongs to a couple. The members with lower indexes are those that the measurements
 * visit.
 */
const COUPLES_FROM = 200;

/**
 * A measured page. `:id` in its path is another member; `:accepted` is a member with whom the visitor has an
 * acquaintance. A logged-in member visits members' pages; a member of staff (`logInStaff`) visits the office's pages.
 * With `couple`, the visitor is the bride of the demo's couple in that state, and `:accepted` is her groom.
 */
export interface DemoPage {
  path: string;
  isOfMembers?: boolean;
  isOfStaff?: boolean;
  couple?: string;
}

interface DemoSite {
  browser: Browser;
  visitOf: (page: DemoPage) => SlowVisit;
}

/** Runs a measurement with a built site of the demo's members and a browser. */
export function withDemoSite<Result>(measure: (site: DemoSite) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    await buildSite();
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      const env = databaseEnv(database.connection);
      const { login, staff, other, accepted, couples } = await fillWithDemo(database.connection, env.DATA_KEY ?? '');
      return await withSitesOn(env, 1, async ([site]) => {
        const { executablePath, env } = await prepareChromium(folder);
        const browser = await chromium.launch({ executablePath, args: chromiumArgs, env: { ...process.env, ...env } });
        const visitOf = ({ path, isOfMembers = false, isOfStaff = false, couple }: DemoPage): SlowVisit => {
          const visitor = couple === undefined ? { login, accepted } : couples.get(couple);
          if (visitor === undefined) throw new RangeError(`The demo has no couple who ${couple}.`);
          return {
            url: `${site?.url}${path.replace(':id', other).replace(':accepted', visitor.accepted)}`,
            ...(isOfMembers && { visitor: visitor.login }),
            ...(isOfStaff && { visitor: staff }),
          };
        };
        const result = await measure({ browser, visitOf });
        await browser.close();
        return result;
      });
    } finally {
      await database.stop();
    }
  });
}

/** A logged-in bride and her groom. */
interface Pair {
  login: Visitor;
  /** The id of the member who has accepted her. */
  accepted: string;
}

/**
 * Inserts the demo's members and couples. Returns a logged-in pair, another member whom she may see, a member of staff,
 * and a pair for each state of a couple.
 */
export async function fillWithDemo(
  connection: Connection,
  dataKey: string,
): Promise<Pair & { staff: Visitor; other: string; couples: ReadonlyMap<string, Pair> }> {
  const pool = makePool(connection, createLog('error'));
  await migrate(pool);
  await seedDatabase(pool);
  const db = makeKysely(pool);
  const people = await insertDemo(db, { count: PEOPLE, passwordHash: '' });
  const findComplete = (gender: string) =>
    people.filter(({ member, details }) => member.gender === gender && details.pada !== null);
  const [bride] = findComplete('Female').map(({ member }) => member);
  const [groom, accepted] = findComplete('Male').map(({ member }) => member);
  if (bride === undefined || groom === undefined || accepted === undefined)
    throw new RangeError('The demo has nobody for this.');
  await pool.query(
    `insert into introductions (sender_id, recipient_id, note, answer, answered_at, kinship, kinship_named)
     values ($1, $2, '', 'accepted', now(), 'relation.unknown', 0)`,
    [accepted.profile_id, bride.profile_id],
  );
  const cipher = makeHealthCipher(makeDataKey(Buffer.from(dataKey, 'base64')));
  const couples = await insertCouples(db, cipher, people.slice(COUPLES_FROM));
  const pairOf = async (brideId: string, groomId: string): Promise<Pair> => {
    const [login] = await logInAll(pool, [brideId]);
    if (login === undefined) throw new RangeError('Nobody could log in.');
    return { login, accepted: groomId };
  };
  const couplesByState = new Map<string, Pair>();
  for (const { state, bride, groom } of couples)
    couplesByState.set(state, await pairOf(bride.member.profile_id, groom.member.profile_id));
  const mainPair = await pairOf(bride.profile_id, accepted.profile_id);
  const staff = await logInStaff(pool);
  await pool.end();
  return { ...mainPair, staff, other: groom.profile_id, couples: couplesByState };
}
