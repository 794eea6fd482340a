import type { Figure } from './figure.ts';
import { withSite } from './support/bench-site.ts';
import { putLoadOn } from './support/load.ts';

export const name = 'login-page';

/** Measures how many /login pages the server renders in a second. */
export function run(): Promise<Figure[]> {
  return withSite(async (site) => {
    const { requestsPerSecond, p99Ms } = await putLoadOn({ url: `${site.url}/login` });
    return [
      { name: '/login rendered', value: requestsPerSecond, unit: 'pages/s', goal: '' },
      { name: '/login rendered, p99', value: p99Ms, unit: 'ms', goal: '' },
    ];
  });
}
