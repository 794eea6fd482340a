import { join } from 'node:path';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { inventMember, logIn, registerMember } from '../e2e/support/member.ts';
import { startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { buildSite, databaseEnv, withFolder } from './support/bench-site.ts';
import { type Measured, putLoadOn } from './support/load.ts';

export const name = 'show-profile';

/** The number of alternating rounds. They alternate so that other load on the machine affects both sides. */
const turns = 6;

/** Compares the speed of showprofile with that of a bare Fastify route with the same SELECT, on the same PostgreSQL. */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const database = await startEmbedded({
      dataDir: join(folder, 'database'),
      settings: { max_connections: 60 }, // for two pools
    });
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
    const ours: Measured[] = [];
    const baseline: Measured[] = [];
    for (let turn = 0; turn < turns; turn++) {
      ours.push(await putLoadOn({ url: `${site.url}/api/showprofile`, form, cookie }));
      baseline.push(await putLoadOn({ url: `${bare.url}/api/showprofile`, form }));
    }
    return [
      ...describe('showprofile', ours),
      ...describe('bare route', baseline),
      { name: 'ratio', value: rate(ours) / rate(baseline), unit: '', goal: '≥ 0.75' },
    ];
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

function describe(name: string, measured: Measured[]): Figure[] {
  return [
    { name, value: rate(measured), unit: 'requests/s', goal: '' },
    { name: `${name}, p99`, value: Math.max(...measured.map(({ p99Ms }) => p99Ms)), unit: 'ms', goal: '' },
  ];
}

/** Returns the mean of the requests per second. */
function rate(measured: Measured[]): number {
  return measured.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0) / measured.length;
}
