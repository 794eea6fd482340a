import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readProcessConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { backUp } from '#server/platform/backup/back-up.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { nameArchive, removeOldArchives } from '#server/platform/backup/backup-folder.ts';
import { verifyArchive } from '#server/platform/backup/verify-archive.ts';
import { keyPath, readKey } from '#server/platform/crypto/data-key.ts';
import { isDatabaseDown } from '#server/platform/db/database-down.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { openObjectStore } from '#server/platform/storage/open-object-store.ts';
import { longRetryPolicy } from '#server/platform/storage/s3/retry-policy.ts';
import { reasonOf } from '#server/start-error.ts';
import { findArchive } from './backup/find-archive.ts';

/** A whole number of days, from 1 to 99999. */
const DAYS = /^[1-9]\d{0,4}$/;

const usage = `Usage: npm run backup -- FILE [--with-key], or --into FOLDER [--keep DAYS] [--with-key];
       npm run backup -- --verify FILE, or --verify --off-site [NAME]`;

try {
  const { verify, ...rest } = readArguments();
  await (verify ? runVerify(rest) : runBackup(rest));
} catch (error) {
  const reason = reasonOf(error);
  console.error(isDatabaseDown(error) ? `The database cannot be reached: run it again. (${reason})` : reason);
  process.exitCode = 1;
}

type Arguments = Omit<ReturnType<typeof readArguments>, 'verify'>;

/** Writes a backup, and removes archives of its folder that are older than `keepDays`. */
async function runBackup({ path, folder, keepDays, withKey }: Arguments): Promise<void> {
  if (path === undefined) throw new BackupError(usage);
  const config = readProcessConfig();
  const dataSecret = withKey ? await findDataSecret(config) : undefined;
  const { pool, close } = await openBeside(config, createLog('error'));
  try {
    const start = performance.now();
    const { dataDir, backupKey } = config;
    const files = await openObjectStore(config, longRetryPolicy);
    const manifest = await backUp({ pool, dataDir, path, backupKey, dataSecret, files });
    const { tables, missingFiles } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${path}: ${rows} rows of ${tables.length} tables and ${manifest.files.count} files in ${seconds} s.`);
    if (missingFiles > 0)
      console.error(`${missingFiles} files that the database names are missing in ${dataDir}/files.`);
    if (!backupKey) console.error('It is not encrypted: set BACKUP_KEY (32 bytes in base64) to encrypt backups.');
    if (!withKey) console.log('The data key is not in it: keep that apart, without it no health answer can be read.');
    if (folder === undefined || keepDays === undefined) return;
    const removed = await removeOldArchives(folder, keepDays);
    if (removed > 0) console.log(`${removed} archives of ${folder} were older than ${keepDays} days and are removed.`);
  } finally {
    await close();
  }
}

/** Reads a whole archive, checks it, and prints what is in it. Throws if it is damaged. */
async function runVerify({ path, offSite }: Arguments): Promise<void> {
  const config = readProcessConfig();
  const start = performance.now();
  const archive = await findArchive(config, { path, offSite });
  const { manifest, files } = await verifyArchive(archive, config.backupKey);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const name = typeof archive === 'string' ? archive : archive.name;
  console.log(`${name}, of ${manifest.madeAt}, is whole: ${rows} rows and ${files} files, read in ${seconds} s.`);
  console.log(`The data key is ${manifest.hasDataKey ? 'in it' : 'not in it'}.`);
  if (manifest.missingFiles > 0) console.error(`${manifest.missingFiles} files were missing when it was made.`);
}

/** Reads the command line; `path` is undefined only with --off-site. Throws a BackupError with the usage. */
function readArguments() {
  const options = {
    'with-key': { type: 'boolean' },
    into: { type: 'string' },
    keep: { type: 'string' },
    verify: { type: 'boolean' },
    'off-site': { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { into: folder, keep, verify = false, 'with-key': withKey = false, 'off-site': offSite = false } = values;
  const [path = folder && join(folder, nameArchive(new Date())), ...others] = positionals;
  // --verify reads FILE or an off-site archive; a backup is written either to FILE or into a folder.
  const isPlaceRight = verify
    ? folder === undefined && keep === undefined && !withKey && (offSite || path !== undefined)
    : !offSite && (folder === undefined) === (positionals.length === 1);
  const isKeepRight = keep === undefined || (folder !== undefined && DAYS.test(keep));
  if (others.length > 0 || !isPlaceRight || !isKeepRight) throw new BackupError(usage);
  return { path, folder, withKey, verify, offSite, keepDays: keep === undefined ? undefined : Number(keep) };
}

async function findDataSecret({ dataKey, dataDir }: Config): Promise<Buffer> {
  const secret = dataKey ?? (await readKey(keyPath(dataDir)));
  if (secret) return secret;
  throw new BackupError(`There is no data key in ${dataDir}, so --with-key has nothing to add.`);
}
