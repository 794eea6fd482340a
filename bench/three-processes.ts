import { join } from 'node:path';
import { inventMember, logIn, registerMember } from '../e2e/support/member.ts';
import { findNginx, startNginx } from '../e2e/support/nginx.ts';
import { startProcesses } from '../e2e/support/three-processes.ts';
import type { Figure } from './figure.ts';
import { buildSite, withFolder } from './support/bench-site.ts';
import { putLoadOn } from './support/load.ts';

export const name = 'three-processes';

/** Measures showprofile through nginx, with one process behind it and with three, on one PostgreSQL. */
export async function run(): Promise<Figure[]> {
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx here.');
  await buildSite();
  const one = await measure(nginx, 1);
  const three = await measure(nginx, 3);
  return [
    { name: 'one process', value: one, unit: 'requests/s', goal: '' },
    { name: 'three processes', value: three, unit: 'requests/s', goal: '' },
    { name: 'three against one', value: three / one, unit: '×', goal: '' },
  ];
}

function measure(program: string, count: number): Promise<number> {
  return withFolder(async (folder) => {
    const running = await startProcesses(folder, count);
    const upstreams = running.sites.map(({ url }) => url);
    const nginx = await startNginx(program, join(folder, 'nginx'), upstreams);
    try {
      const member = inventMember();
      const pid = await registerMember(nginx.url, member);
      const { cookie } = await logIn(nginx.url, member);
      const load = { url: `${nginx.url}/api/showprofile`, form: { pid }, cookie };
      return (await putLoadOn(load)).requestsPerSecond;
    } finally {
      nginx.stop();
      await running.stop();
    }
  });
}
