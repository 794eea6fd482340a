import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, globSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { seedDatabase } from '#database/seed.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { placeCluster, roleName } from '#server/platform/db/embedded/cluster.ts';
import { placeNewSite } from '#server/platform/db/embedded/new-site.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { reasonOf } from '#server/start-error.ts';

// A changed byte makes the archive damaged, instead of a changed database.
const WITH_CHECKSUM = { [constants.ZSTD_c_checksumFlag]: 1 };

// Settings of PostgreSQL: only the archive is kept, so durability, autovacuum and the reuse of log segments are off.
const UNSAFE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_recycle: 'off',
};

try {
  await packNewSite(placeNewSite());
} catch (error) {
  // A site can start without this archive.
  console.error(`No new database was prepared, so a first start takes longer: ${reasonOf(error)}.`);
}

/** Makes the database of a new site as a first start would, and packs it. */
async function packNewSite(file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-new-site-'));
  const unfinishedFile = `${file}.${process.pid}`;
  try {
    // As root we start PostgreSQL as another user, who needs access.
    await chmod(dataDir, 0o711);
    await fill(dataDir);
    await pack(placeCluster(dataDir).dir, unfinishedFile);
    for (const former of globSync('new-site-*.tar.zst', { cwd: dirname(file) })) await rm(join(dirname(file), former));
    await rename(unfinishedFile, file);
  } finally {
    await rm(unfinishedFile, { force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Creates the tables and the first contents in an embedded database, and stops it. */
async function fill(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir, settings: UNSAFE_SETTINGS });
  const pool = makePool(embedded.connection, createLog('error'));
  try {
    await migrate(pool);
    await seedDatabase(pool);
    // Each site sets its own password.
    await pool.query(`alter role ${roleName} password null`);
  } finally {
    await pool.end();
    await embedded.stop();
  }
}

/** Writes the folder of a stopped database into an archive. Throws if tar fails. */
async function pack(cluster: string, file: string): Promise<void> {
  const tar = spawn('tar', ['-cf', '-', '--exclude=./server*.log', '--exclude=./postmaster.opts', '.'], {
    cwd: cluster,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [[exitCode]] = await Promise.all([
    once(tar, 'close'),
    pipeline(tar.stdout, createZstdCompress({ params: WITH_CHECKSUM }), createWriteStream(file)),
  ]);
  if (exitCode !== 0) throw new Error('tar could not read it');
}
