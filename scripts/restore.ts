import { parseArgs } from 'node:util';
import { BackupError } from '#server/backup/backup-error.ts';
import { readArchive } from '#server/backup/read-archive.ts';
import { refuseOtherDataKey, refuseUsedFolder, restore } from '#server/backup/restore.ts';
import { readProcessConfig } from '#server/config.ts';
import { keyPath, readKey } from '#server/crypto/data-key.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createLog } from '#server/log.ts';
import { reasonOf } from '#server/start-error.ts';

const usage = 'Usage: npm run restore -- FILE';

try {
  await run();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const [path, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (path === undefined || others.length > 0) throw new BackupError(usage);
  const config = readProcessConfig();
  const { dataDir, backupKey } = config;
  const start = performance.now();
  // Everything that can be refused is refused before an embedded database is even made.
  await refuseUsedFolder(dataDir);
  const manifest = await readArchive(path, backupKey);
  const secret = config.dataKey ?? (await readKey(keyPath(dataDir)));
  refuseOtherDataKey(manifest, secret);

  const onTakenOver = () => process.exit(1);
  const { pool, close } = await openDatabase({ config, log: createLog('error'), onTakenOver });
  try {
    await restore({ pool, dataDir, path, backupKey, manifest, keepsDataKey: secret === undefined });
  } finally {
    await close();
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Restored the backup of ${manifest.madeAt}: ${rows} rows and ${manifest.files.count} files in ${seconds} s.`,
  );
  if (manifest.missingFiles > 0) console.error(`${manifest.missingFiles} files were missing when it was made.`);
  if (!secret && !manifest.hasDataKey) {
    console.error(`The data key is not here: put it into ${keyPath(dataDir)} (or DATA_KEY) before you start the site.`);
  }
}
