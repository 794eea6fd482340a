import { randomBytes } from 'node:crypto';
import { ConfigError, readDataKey, readProcessConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { openDataKey } from '#server/platform/crypto/data-key.ts';
import { rotateDataKey } from '#server/platform/crypto/rotate-data-key.ts';
import { refuseWithoutCluster, refuseWithoutSite } from '#server/platform/db/expect-site.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { reasonOf } from '#server/start-error.ts';

try {
  await rotate();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/** Encrypts every health answer with a new data key, while the site is stopped. */
async function rotate(): Promise<void> {
  const config = readProcessConfig();
  const secret = readDataKey(process.env, 'NEW_DATA_KEY') ?? makeSecret(config.dataKey !== undefined);
  if (config.databaseUrl === undefined) await refuseWithoutCluster(config.dataDir);
  const onTakenOver = () => process.exit(1);
  const { pool, db, close } = await openDatabase({ config, log: createLog('error'), onTakenOver });
  try {
    await refuseWithoutSite(pool);
    await migrate(pool);
    const former = await openDataKey(config, pool);
    const dataDir = config.dataKey ? undefined : config.dataDir;
    const members = await rotateDataKey(db, { former, secret, dataDir });
    console.log(`The health answers of ${members} members are encrypted with the new key.`);
    console.log(dataDir ? `It is kept in ${dataDir}.` : 'Set DATA_KEY to the value of NEW_DATA_KEY before you start.');
  } finally {
    await close();
  }
}

/** Makes a random data key; throws if the operator keeps keys, because a key not stored would lock everybody out. */
function makeSecret(isKeptByOperator: boolean): Buffer {
  if (!isKeptByOperator) return randomBytes(32);
  throw new ConfigError('NEW_DATA_KEY must be set (32 bytes in base64) when DATA_KEY is set.');
}
