import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { runCommand } from '#scripts/run-command.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import type { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';

/** Runs a measurement with a temporary folder. */
export async function withFolder<Result>(measure: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = makeTestFolder();
  try {
    return await measure(folder);
  } finally {
    removeTestFolder(folder);
  }
}

/** Runs a measurement with a built site on a new data folder, and stops the site afterwards. */
export function withSite<Result>(measure: (site: Site, folder: string) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    await buildSite();
    const site = await startSite({ dataFolder: join(folder, 'data'), env: { NODE_ENV: 'production' } });
    try {
      return await measure(site, folder);
    } finally {
      await site.stop();
    }
  });
}

/** Builds the site before the measurement starts. */
export async function buildSite() {
  const { exitCode, output } = await runCommand('node', ['scripts/build.ts'], { quiet: true });
  if (exitCode !== 0) throw new Error(`The site could not be built:\n${output}`);
}

export type Connection = Awaited<ReturnType<typeof startEmbedded>>['connection'];

/** Returns the environment of a site on a running database. */
export function databaseEnv(connection: Connection): Record<string, string> {
  return {
    DATABASE_URL: urlOf(connection),
    DATA_KEY: randomBytes(32).toString('base64'),
    NODE_ENV: 'production',
  };
}
