import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { withFolder } from './bench-site.ts';

export interface LoggedIn {
  pid: string;
  cookie: string;
}

/** Sessions as a login would leave them. */
export function logInAll(pool: pg.Pool, pids: readonly string[]): Promise<LoggedIn[]> {
  return Promise.all(
    pids.map(async (pid) => {
      const token = randomBytes(32).toString('base64url');
      await pool.query(
        `insert into sessions (token_hash, profile_id, kind, expires_at) values ($1, $2, 'login', now() + interval '1 day')`,
        [createHash('sha256').update(token).digest(), pid],
      );
      return { pid, cookie: `session=${token}` };
    }),
  );
}

/** The site in processes of their own on a database that there is already, once their lists are in order. */
export function withSitesOn<Result>(
  env: Record<string, string>,
  count: number,
  measure: (sites: Site[]) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const sites: Site[] = [];
    try {
      while (sites.length < count) sites.push(await startSite({ dataFolder: join(folder, 'data'), env }));
      for (const site of sites) while (!(await hasLists(site))) await wait(100);
      return await measure(sites);
    } finally {
      for (const site of sites) await site.stop();
    }
  });
}

async function hasLists({ url }: Site): Promise<boolean> {
  const answer = await (await fetch(`${url}/readyz`)).text();
  return answer.includes('"lists":"ok"');
}

const get = ({ url }: Site, name: string, { pid, cookie }: LoggedIn, values = {}): Promise<string> =>
  answered(fetch(`${url}/api/${name}?${new URLSearchParams({ pid, ...values })}`, { headers: { cookie } }));

const post = ({ url }: Site, name: string, { pid, cookie }: LoggedIn, values = {}): Promise<string> =>
  answered(
    fetch(`${url}/api/${name}`, { method: 'POST', headers: { cookie }, body: new URLSearchParams({ pid, ...values }) }),
  );

async function answered(asked: Promise<Response>): Promise<string> {
  const response = await asked;
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${answer.slice(0, 200)}`);
  return answer;
}

const otherTrafficEveryMs = 50;
const rounds = 10;

/** Milliseconds of each first page with its cards, one after the other, while others look at their profiles. */
export async function timePages(
  site: Site,
  seekers: readonly LoggedIn[],
  others: readonly LoggedIn[],
): Promise<number[]> {
  const under: Promise<string>[] = [];
  let turn = 0;
  const traffic = setInterval(() => {
    const who = others[turn++ % others.length];
    if (who) under.push(post(site, 'showprofile', who));
  }, otherTrafficEveryMs);
  try {
    // The first pages wait for the compiler and the disk.
    for (const seeker of seekers) await get(site, 'findmatches', seeker);
    const times: number[] = [];
    for (const seeker of Array.from({ length: rounds }, () => seekers).flat()) {
      const began = performance.now();
      await get(site, 'findmatches', seeker);
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    clearInterval(traffic);
    await Promise.all(under);
  }
}

/** Seconds from the answer of one site that somebody is shown until the newest in a seeker's list of another site tell so. */
export async function timeShowing(
  [first, second]: readonly Site[],
  members: readonly LoggedIn[],
  seeker: LoggedIn,
): Promise<number[]> {
  if (first === undefined || second === undefined) throw new RangeError('This takes two sites.');
  const times: number[] = [];
  for (const member of members) {
    await post(first, 'updateshowing', member, { show: 'No' });
    await post(first, 'updateshowing', member, { show: 'Yes' });
    const began = performance.now();
    while (!(await get(second, 'findmatches', seeker, { order: 'newest' })).includes(`"${member.pid}"`)) await wait(10);
    times.push((performance.now() - began) / 1000);
  }
  return times;
}
