import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { type Connection, databaseEnv, withFolder } from './bench-site.ts';

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

/** The site of its own process on a database that there is already, once its lists are in order. */
export function withSiteOn<Result>(database: Connection, measure: (site: Site) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const site = await startSite({ dataFolder: join(folder, 'data'), env: databaseEnv(database) });
    try {
      while (!(await hasLists(site))) await wait(100);
      return await measure(site);
    } finally {
      await site.stop();
    }
  });
}

async function hasLists({ url }: Site): Promise<boolean> {
  const answer = await (await fetch(`${url}/readyz`)).text();
  return answer.includes('"lists":"ok"');
}

const otherTrafficEveryMs = 50;
const rounds = 3;

/** Milliseconds of each first page with its cards, one after the other, while others look at their profiles. */
export async function timePages(
  site: Site,
  seekers: readonly LoggedIn[],
  others: readonly LoggedIn[],
): Promise<number[]> {
  const call = async (name: string, { pid, cookie }: LoggedIn, method: string): Promise<void> => {
    const form = new URLSearchParams({ pid });
    const response = await (method === 'GET'
      ? fetch(`${site.url}/api/${name}?${form}`, { headers: { cookie } })
      : fetch(`${site.url}/api/${name}`, { method, headers: { cookie }, body: form }));
    const answer = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${answer.slice(0, 200)}`);
  };
  const under: Promise<void>[] = [];
  let turn = 0;
  const traffic = setInterval(() => {
    const who = others[turn++ % others.length];
    if (who) under.push(call('showprofile', who, 'POST'));
  }, otherTrafficEveryMs);
  try {
    // The first pages wait for the compiler and the disk.
    for (const seeker of seekers) await call('findmatches', seeker, 'GET');
    const times: number[] = [];
    for (const seeker of Array.from({ length: rounds }, () => seekers).flat()) {
      const began = performance.now();
      await call('findmatches', seeker, 'GET');
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    clearInterval(traffic);
    await Promise.all(under);
  }
}
