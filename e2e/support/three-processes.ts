import { join } from 'node:path';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { killIfAlive, listPostgres } from './processes.ts';
import { type Site, startSite } from './site.ts';

/** Starts processes of the site on one PostgreSQL and one data folder. */
export async function startProcesses(folder: string, count: number, extraEnv: Record<string, string> = {}) {
  const database = await startEmbedded({
    dataDir: join(folder, 'database'),
    settings: { max_connections: 60 },
    withSite: true,
  });
  const env = {
    DATABASE_URL: urlOf(database.connection),
    DATA_KEY: Buffer.alloc(32, 5).toString('base64'),
    TRUST_PROXY: '1',
    NODE_ENV: 'production',
    ...extraEnv,
  };
  const start = (port?: string) =>
    startSite({ dataFolder: join(folder, 'data'), env: { ...env, ...(port && { PORT: port }) } });
  // The first process migrates the database.
  const sites: Site[] = [await start()];
  sites.push(...(await Promise.all(Array.from({ length: count - 1 }, () => start()))));
  return {
    sites,
    connection: database.connection,
    /** Stops one process cleanly and starts it again at the same port. */
    async restart(index: number) {
      await sites[index]?.stop();
      sites[index] = await start(new URL(sites[index]?.url ?? '').port);
    },
    /**
     * Kills one process (`kill -9`), optionally with every process of PostgreSQL, and starts it again at the same port.
     */
    async kill(index: number, { withDatabase = false } = {}) {
      await sites[index]?.kill();
      if (withDatabase) {
        for (const pid of listPostgres(join(folder, 'database'))) killIfAlive(pid);
        await database.revive();
      }
      sites[index] = await start(new URL(sites[index]?.url ?? '').port);
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop()));
      await database.stop();
    },
  };
}
