import { join } from 'node:path';
import { startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { buildSite, withFolder } from './support/bench-site.ts';

export const name = 'after-kill';

const turns = 3;

/**
 * Measures the time from a start after `kill -9` until the site serves. Its PostgreSQL is still running at that start.
 */
export function run(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    await buildSite();
    const options = { dataFolder: join(folder, 'data'), env: { NODE_ENV: 'production' } };
    let site = await startSite(options);
    const secondsToServe: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await site.kill();
      const start = performance.now();
      site = await startSite(options);
      const { ok } = await fetch(`${site.url}/readyz`);
      if (!ok) throw new Error('The site says it is ready, but it is not.');
      secondsToServe.push((performance.now() - start) / 1000);
    }
    await site.stop();
    const slowest = Math.max(...secondsToServe);
    return [{ name: `serves again after kill -9, slowest of ${turns}`, value: slowest, unit: 's', goal: '' }];
  });
}
