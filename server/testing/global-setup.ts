import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedDatabase } from '#database/seed.ts';
import { makePool } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { runOn, withDatabase } from './server-address.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A server's address with rights to make databases, and the migrated, seeded database to copy. `dataDir` holds the
     * server's files; `''` for a server of somebody else's.
     */
    testServer: { url: string; template: string; dataDir: string };
  }
}

/** Once per run: a PostgreSQL of the tests' own (or TEST_DATABASE_URL), with a migrated and seeded template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, dataDir: '', stop: async () => {} } : await startServer();
  const template = `shubho_template_${randomBytes(4).toString('hex')}`;
  try {
    await runOn(server.url, `create database ${template}`);
    await fillTemplate(withDatabase(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { url: server.url, template, dataDir: server.dataDir });
  return async () => {
    if (given) await dropAll(given, template);
    await server.stop();
  };
}

// Nothing here must survive a power cut, so nothing waits for the disk.
const hastySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 100,
  // Its worker belongs to PostgreSQL's own user, who alone could then drop the database that it works in.
  autovacuum: 'off',
};

async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-test-'));
  // Started as root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o711);
  const embedded = await startEmbedded({ dataDir, settings: hastySettings });
  const { host, port, user, password, database } = embedded.connection;
  const stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: `postgres://${user}:${password}@${host}:${port}/${database}`, dataDir, stop };
}

// The copies of files that were ended in the middle, then the template itself: its name begins all of theirs.
async function dropAll(url: string, template: string): Promise<void> {
  const rows = await runOn(url, `select datname from pg_database where starts_with(datname, '${template}')`);
  for (const { datname } of rows) await runOn(url, `drop database ${datname} with (force)`);
}

async function fillTemplate(url: string): Promise<void> {
  const pool = makePool({ connectionString: url }, createLog('silent'));
  try {
    await migrate(pool);
    await seedDatabase(pool);
  } finally {
    await pool.end();
  }
}
