import { parseArgs } from 'node:util';
import { readProcessConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { findChangesSince, findLaterChanges } from '#server/platform/backup/find-later-changes.ts';
import { readArchive } from '#server/platform/backup/read-archive.ts';
import { momentOfRecovery, settleRecovered } from '#server/platform/backup/recovered.ts';
import type { Replay } from '#server/platform/backup/replay.ts';
import { refuseOtherDataKey, refuseUsedFolder, refuseUsedStore, restore } from '#server/platform/backup/restore.ts';
import { keyPath, readKey } from '#server/platform/crypto/data-key.ts';
import { openBeside } from '#server/platform/db/open-beside.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openNewObjectStore } from '#server/platform/storage/open-object-store.ts';
import { longRetryPolicy } from '#server/platform/storage/s3/retry-policy.ts';
import { reasonOf } from '#server/start-error.ts';
import { findArchive } from './backup/find-archive.ts';

const usage = `Usage: npm run restore -- FILE, or --off-site [NAME]; --without-missing, --keep-files,
       --without-later-changes
       npm run restore -- --recovered   after PostgreSQL's own tools brought the database back to an earlier moment;
       --to "2026-11-26 14:05:00+05:30", --without-later-changes`;

const options = {
  'off-site': { type: 'boolean' },
  'without-missing': { type: 'boolean' },
  'keep-files': { type: 'boolean' },
  'without-later-changes': { type: 'boolean' },
  recovered: { type: 'boolean' },
  to: { type: 'string' },
} as const;

try {
  await run();
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

function printMissing(count: number): void {
  console.error(`${count} files are missing beside the archive: their members will have to send them again.`);
}

/** Prints how many later changes were applied. `last`: the moment of the last one. */
function printReplayed(replayed: Replay | null, last: string | undefined): void {
  if (!replayed) {
    console.error(
      'What changed since then is not applied: everybody who was deleted, has blocked, paused or withdrawn since is as before. Tell them before you open the site.',
    );
    return;
  }
  const { done, lost, passwords } = replayed;
  console.log(
    `Applied ${done} later changes (deletions, blocks, pauses, consents …)${last ? `, the last of ${last}` : ''}.`,
  );
  if (lost > 0) console.log(`${lost} more are of families or accounts that came later, and are not there any more.`);
  if (passwords > 0) console.log(`${passwords} passwords were changed since: those must be set anew.`);
}

interface RecoveryOptions {
  /** The moment to which PostgreSQL was brought back, if the operator names it. */
  to: string | undefined;
  /** Whether changes made after that moment are left as they are, instead of applied again. */
  ignoresLaterChanges: boolean;
}

/** Finishes a recovery made by PostgreSQL's own tools. */
async function finishRecovery({ to, ignoresLaterChanges }: RecoveryOptions): Promise<void> {
  const config = readProcessConfig();
  const { pool, close } = await openBeside(config, createLog('error'));
  try {
    const files = await openNewObjectStore(config, longRetryPolicy);
    const later = ignoresLaterChanges ? undefined : await findChangesSince(config, await momentOfRecovery(pool, to));
    printReplayed(await settleRecovered(pool, { later, files }), later?.at(-1)?.changedAt);
  } finally {
    await close();
  }
  console.log(
    'What waited to be sent then stays in the site, and no code or link of then opens anything. Start the site.',
  );
}

/** Restores a backup into an empty site, or finishes a recovery. Throws a BackupError with the usage. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { 'off-site': offSite = false, 'keep-files': keepsFiles = false } = values;
  const [archiveName, ...others] = positionals;
  const ignoresLaterChanges = values['without-later-changes'] ?? false;
  const { to, recovered: isRecovered = false } = values;
  const hasArchiveOptions = offSite || keepsFiles || values['without-missing'] || archiveName !== undefined;
  if (isRecovered && !hasArchiveOptions) return await finishRecovery({ to, ignoresLaterChanges });
  if (others.length > 0 || isRecovered || to !== undefined || (archiveName === undefined && !offSite))
    throw new BackupError(usage);
  const config = readProcessConfig();
  const { dataDir, backupKey } = config;
  const start = performance.now();
  // All checks come before an embedded database is created.
  await refuseUsedFolder(dataDir);
  const files = config.filesUrl && (await openNewObjectStore(config, longRetryPolicy));
  if (files && !keepsFiles) await refuseUsedStore(files);
  const path = await findArchive(config, { path: archiveName, offSite });
  const manifest = await readArchive(path, backupKey);
  const secret = config.dataKey ?? (await readKey(keyPath(dataDir)));
  refuseOtherDataKey(manifest, secret);
  const later = ignoresLaterChanges ? undefined : await findLaterChanges(config, path, manifest);

  const onTakenOver = () => process.exit(1);
  const { pool, close } = await openDatabase({ config, log: createLog('error'), onTakenOver });
  try {
    const replayed = await restore({
      pool,
      dataDir,
      path,
      backupKey,
      manifest,
      files,
      later,
      keepsDataKey: secret === undefined,
      ...(values['without-missing'] && { onMissingCopies: printMissing }),
    });
    printReplayed(replayed, later?.at(-1)?.changedAt);
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
