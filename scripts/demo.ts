import { seedDatabase } from '#database/seed.ts';
import { districts } from '#matching/places/districts.ts';
import { type Config, readProcessConfig } from '#server/config.ts';
import { makePasswords } from '#server/domain/passwords/passwords.ts';
import { isTrial } from '#server/is-trial.ts';
import { createLog } from '#server/log.ts';
import { openDataKey } from '#server/platform/crypto/data-key.ts';
import { makeHealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { insertCounts } from './demo/insert-counts.ts';
import { insertCouples } from './demo/insert-couples.ts';
import { insertDemo } from './demo/insert-demo.ts';
import { insertEverybody } from './demo/insert-everybody.ts';
import { insertPast } from './demo/insert-past.ts';
import { insertPictures } from './demo/insert-pictures.ts';
import { insertStory } from './demo/insert-story.ts';

const MEMBERS = 2_000;
/** The number of members whose logins are printed. */
const LOGINS = 3;
const PASSWORD = 'shubho demo';
/** Index of the first couple, after the members whose logins are printed. Even, so that a bride comes first. */
const COUPLES_FROM = 100;
/** Index of the first varied member, after the couples. */
const EVERYBODY_FROM = 140;

try {
  await fill();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/**
 * Fills an empty embedded database with the demo and prints some logins. Throws a StartError for any other database.
 */
async function fill(): Promise<void> {
  const config = readProcessConfig();
  refuseRealSite(config);
  const onTakenOver = () => process.exit(1);
  const { pool, db, close } = await openDatabase({ config, log: createLog('error'), onTakenOver, withSite: true });
  try {
    await migrate(pool);
    await seedDatabase(pool);
    const anyMember = await db.selectFrom('members').select('profile_id').limit(1).executeTakeFirst();
    if (anyMember)
      throw new StartError(`There are members in ${config.dataDir} already: the demo needs an empty data folder.`);
    const passwordHash = await (await makePasswords()).hash(PASSWORD, 'demo');
    const people = await insertDemo(db, { count: MEMBERS, passwordHash });
    await insertPictures(db, people, config.dataDir);
    // Skips the first members, because the printed logins are among them.
    await insertPast(
      db,
      people.slice(MEMBERS / 2).map(({ member }) => member.profile_id),
    );
    const cipher = makeHealthCipher(await openDataKey(config, pool));
    await insertCounts(db, findDistrictId);
    await insertStory(db);
    await insertEverybody(db, cipher, people.slice(EVERYBODY_FROM));
    const couples = await insertCouples(db, cipher, people.slice(COUPLES_FROM));
    console.log(`${MEMBERS} invented members are in ${config.dataDir}. After npm start, log in as one of them:`);
    // Prints logins of profiles with a pada: without it there are no horoscope points to show.
    const logins = people.filter(({ details }) => details.pada !== null).slice(0, LOGINS);
    for (const { phone, name, member } of logins) {
      console.log(`  phone ${phone}  password ${PASSWORD}  (${name}, ${member.profile_id})`);
    }
    console.log('Two families, from a yes to a wedding; the same password:');
    for (const { state, bride, groom } of couples) console.log(`  phones ${bride.phone}, ${groom.phone}: ${state}`);
  } finally {
    await close();
  }
}

function findDistrictId(name: string): number {
  const found = districts.find((district) => district.name === name);
  if (found === undefined) throw new Error(`There is no district ${name}.`);
  return found.id;
}

/** Throws a StartError unless the site is a trial on this machine, with the embedded database. */
function refuseRealSite(config: Config): void {
  if (config.isProduction) {
    throw new StartError('The demo is never put into a site in production (NODE_ENV=production).');
  }
  if (config.databaseUrl !== undefined) {
    throw new StartError('The demo fills the embedded database alone: please unset DATABASE_URL.');
  }
  if (!isTrial(config)) {
    throw new StartError('The demo is never put into a site that others reach: please unset PUBLIC_URL and HOST.');
  }
}
