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
    /** A data folder with a migrated, seeded database that nobody runs: to be copied. */
    filledDataDir: string;
  }
}

/** Once per run: what most tests of whole processes begin with, so that not each of them waits for initdb. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-filled-'));
  // Started as root, PostgreSQL runs as another user, who has to get in.
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
