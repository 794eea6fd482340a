import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listPostgres, listTree } from '../e2e/support/processes.ts';
import { type Site, startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { buildSite, withFolder } from './support/bench-site.ts';
import { sumMemoryMb } from './support/memory.ts';

export const name = 'start-up';

const idleMs = 30_000;

/**
 * Measures the start-up time of a built site, on a new and on an existing data folder, and the idle memory of Node and
 * PostgreSQL.
 */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const options = { dataFolder: join(folder, 'data'), env: { NODE_ENV: 'production' } };
    const first = await startSite(options);
    await first.stop();
    const second = await startSite(options);
    const memoryMb = await measureIdleMemory(second).finally(() => second.stop());
    return [
      { name: 'ready, new data folder', value: first.readyInMs / 1000, unit: 's', goal: '≤ 3' },
      { name: 'ready, existing data folder', value: second.readyInMs / 1000, unit: 's', goal: '≤ 3' },
      { name: `memory after ${idleMs / 1000} s idle`, value: memoryMb, unit: 'MB PSS', goal: '≤ 250' },
    ];
  });
}

async function measureIdleMemory(site: Site): Promise<number> {
  await wait(idleMs);
  const node = listTree(Number(site.process.pid));
  return sumMemoryMb([...new Set([...node, ...listPostgres(site.dataFolder)])]);
}
