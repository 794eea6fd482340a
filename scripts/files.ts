import { parseArgs } from 'node:util';
import { readProcessConfig } from '#server/config.ts';
import { listStored } from '#server/domain/files/files.queries.ts';
import { countFiles, sweepOrphans } from '#server/domain/files/sweep-orphans.ts';
import { createLog } from '#server/log.ts';
import { makeKysely } from '#server/platform/db/connect.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { withFormerStore } from '#server/platform/storage/former-store.ts';
import { openObjectStores } from '#server/platform/storage/open-object-store.ts';
import { longRetryPolicy } from '#server/platform/storage/s3/retry-policy.ts';
import { withIdentityLock } from '#server/platform/storage/site-identity.queries.ts';
import { adopt, haveSameIdentity } from '#server/platform/storage/site-identity.ts';
import { reasonOf, StartError } from '#server/start-error.ts';

const usage = `Usage: npm run files                       says whether the files are those of this database
       npm run files -- adopt [--confirm]  they are from now on; another database does not start on them any more
       npm run files -- trash [--confirm]  puts every file that no row names into the trash, however many they are`;

try {
  await run();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/**
 * Says whether the files are those of the database; with --confirm also adopts them or moves unnamed ones to the trash.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { confirm: { type: 'boolean' } } });
  const [action = 'look', ...others] = positionals;
  if (others.length > 0 || !['look', 'adopt', 'trash'].includes(action)) throw new StartError(usage);
  const config = readProcessConfig();
  const log = createLog('error');
  const { pool, close } = await openBeside(config, log);
  try {
    const places = await openObjectStores(config, longRetryPolicy);
    const db = makeKysely(pool);
    const store = places.before ? withFormerStore(places.here, places.before) : places.here;
    const { lying, unnamed } = await countFiles(db, store);
    const isSameSite = await withIdentityLock(pool, (client) => haveSameIdentity(client, places));
    const hasNames = (await listStored(db, { after: '', count: 1 })).length > 0;
    const naming = hasNames ? 'names files' : 'names no file';
    console.log(`${lying} files are there; of them ${unnamed} are named by no row of this database, which ${naming}.`);
    console.log(
      isSameSite ? 'The files are those of this database.' : 'The files are not known to be those of this database.',
    );
    if (action === 'look') return;
    if (!values.confirm)
      return console.log(`Nothing was changed. If this is right: npm run files -- ${action} --confirm`);
    if (action === 'adopt') {
      if (!(await adopt(pool, places)))
        throw new StartError('This database is of a version before: start the site once, then run this again.');
      return console.log('From now on the files are those of this database, and no other one starts on them.');
    }
    const { trashed } = await sweepOrphans({ pool, places, log, alertUrl: undefined, isWanted: true });
    console.log(`${trashed} files were put into the trash, where they stay for thirty days.`);
  } finally {
    await close();
  }
}
