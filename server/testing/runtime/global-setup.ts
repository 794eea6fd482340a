import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedDatabase } from '#database/seed.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a migrated and seeded database that is not running, to be copied. */
    filledDataDir: string;
  }
}

/** Makes one filled data folder before all tests, so that the tests of whole processes do not each wait for initdb. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-filled-'));
  // As root we start PostgreSQL as another user, who needs access.
  await chmod(dataDir, 0o711);
  const embedded = await startEmbedded({ dataDir, withSite: true });
  const pool = makePool(embedded.connection, createLog('silent'));
  try {
    await migrate(pool);
    await seedDatabase(pool);
  } finally {
    await pool.end();
    await embedded.stop();
  }
  project.provide('filledDataDir', dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
}
