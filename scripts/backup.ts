import { parseArgs } from 'node:util';
import { backUp } from '#server/backup/back-up.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { type Config, readProcessConfig } from '#server/config.ts';
import { keyPath, readKey } from '#server/crypto/data-key.ts';
import { isDatabaseDown } from '#server/db/database-down.ts';
import { openBeside } from '#server/db/open-beside.ts';
import { createLog } from '#server/log.ts';
import { reasonOf } from '#server/start-error.ts';

const usage = 'Usage: npm run backup -- FILE [--with-key]';

try {
  await run();
} catch (error) {
  const isGone = isDatabaseDown(error);
  console.error(isGone ? `The database cannot be reached: run it again. (${reasonOf(error)})` : reasonOf(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { path, withKey } = readArguments();
  const config = readProcessConfig();
  const dataSecret = withKey ? await findDataSecret(config) : undefined;
  const { pool, close } = await openBeside(config, createLog('error'));
  try {
    const start = performance.now();
    const { dataDir, backupKey } = config;
    const { tables, files, missingFiles } = await backUp({ pool, dataDir, path, backupKey, dataSecret });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${path}: ${rows} rows of ${tables.length} tables and ${files.count} files in ${seconds} s.`);
    if (missingFiles > 0)
      console.error(`${missingFiles} files that the database names are missing in ${dataDir}/files.`);
    if (!backupKey) console.error('It is not encrypted: set BACKUP_KEY (32 bytes in base64) to encrypt backups.');
    if (!withKey) console.log('The data key is not in it: keep that apart, without it no health answer can be read.');
  } finally {
    await close();
  }
}

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'with-key': { type: 'boolean' } } });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new BackupError(usage);
  return { path, withKey: values['with-key'] ?? false };
}

async function findDataSecret({ dataKey, dataDir }: Config): Promise<Buffer> {
  const secret = dataKey ?? (await readKey(keyPath(dataDir)));
  if (secret) return secret;
  throw new BackupError(`There is no data key in ${dataDir}, so --with-key has nothing to add.`);
}
