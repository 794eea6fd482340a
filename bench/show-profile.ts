import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { inventMember, logIn, registerMember } from '../e2e/support/member.ts';
import { startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { buildSite, withFolder } from './support/bench-site.ts';
import { putLoadOn } from './support/load.ts';

export const name = 'show-profile';

/** showprofile beside a bare Fastify route that does the same SELECT, on the same PostgreSQL, in turns. */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      return await compare(folder, databaseEnv(database.connection));
    } finally {
      await database.stop();
    }
  });
}

async function compare(folder: string, env: Record<string, string>): Promise<Figure[]> {
  const dataFolder = join(folder, 'data');
  const site = await startSite({ dataFolder, env });
  const bare = await startSite({ dataFolder, env, program: 'bench/support/bare-site.ts' });
  try {
    const member = inventMember();
    const form = { pid: await registerMember(site.url, member) };
    const { cookie } = await logIn(site.url, member);
    const ours = await putLoadOn({ url: `${site.url}/api/showprofile`, form, cookie });
    const least = await putLoadOn({ url: `${bare.url}/api/showprofile`, form });
    return [
      { name: 'showprofile', value: ours.requestsPerSecond, unit: 'requests/s', goal: '' },
      { name: 'showprofile, p99', value: ours.p99Ms, unit: 'ms', goal: '' },
      { name: 'bare route', value: least.requestsPerSecond, unit: 'requests/s', goal: '' },
      { name: 'bare route, p99', value: least.p99Ms, unit: 'ms', goal: '' },
      { name: 'ratio', value: ours.requestsPerSecond / least.requestsPerSecond, unit: '', goal: '≥ 0.75' },
    ];
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

function databaseEnv({ user, password, host, port, database }: Connection): Record<string, string> {
  return {
    DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
    DATA_KEY: randomBytes(32).toString('base64'),
    NODE_ENV: 'production',
  };
}

type Connection = Awaited<ReturnType<typeof startEmbedded>>['connection'];
