import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { fillDatabase } from './fill-database.ts';
import { runOn, withDatabase } from './server-address.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of a server on which databases can be made, and the migrated and seeded database to copy. `dataDir`
     * contains the server's files; it is `''` for an external server.
     */
    testServer: { url: string; template: string; dataDir: string };
  }
}

/** Runs once before all tests: starts the tests' own PostgreSQL (or uses TEST_DATABASE_URL) and makes the template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const externalUrl = process.env.TEST_DATABASE_URL;
  const server = externalUrl ? externalServer(externalUrl) : await startServer();
  const template = `shubho_template_${randomBytes(4).toString('hex')}`;
  try {
    await runOn(server.url, `create database ${template} template ${server.baseDatabase}`);
    await fillDatabase(withDatabase(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { url: server.url, template, dataDir: server.dataDir });
  return async () => {
    if (externalUrl) await dropAll(externalUrl, template);
    await server.stop();
  };
}

/** The server that databases are made on. */
interface DatabaseServer {
  url: string;
  /** The server's files; `''` if it is external. */
  dataDir: string;
  /** The database of which the template is a copy: an empty one, or the new site that the build has prepared. */
  baseDatabase: string;
  stop(): Promise<void>;
}

const externalServer = (url: string): DatabaseServer => ({
  url,
  dataDir: '',
  baseDatabase: 'template1',
  stop: async () => {},
});

/** Settings of PostgreSQL. The data need not survive a power cut, so nothing is synced. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 100,
  // Otherwise each connection would hash the password four thousand times.
  scram_iterations: 1,
  // The autovacuum worker belongs to PostgreSQL's superuser, so our user could not drop the database that it works in.
  autovacuum: 'off',
  // See `planOnce`.
  plan_cache_mode: 'force_generic_plan',
};

async function startServer(): Promise<DatabaseServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shubho-bibaho-test-'));
  // As root we start PostgreSQL as another user, who needs access.
  await chmod(dataDir, 0o711);
  const embedded = await startEmbedded({ dataDir, settings: fastSettings, withSite: true });
  const { password, database } = embedded.connection;
  const stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = urlOf(embedded.connection);
  await runOn(url, `alter role current_user password '${password}'`);
  return { url, dataDir, baseDatabase: database, stop };
}

/** Drops the template and the copies that interrupted test files left. The template's name is the prefix of theirs. */
async function dropAll(url: string, template: string): Promise<void> {
  const rows = await runOn(url, `select datname from pg_database where starts_with(datname, '${template}')`);
  for (const { datname } of rows) await runOn(url, `drop database ${datname} with (force)`);
}
