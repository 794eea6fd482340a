import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { withFolder } from './bench-site.ts';
import { noteRounds, waitForQuiet } from './settled-database.ts';

/** A member with a session. */
export interface LoggedIn {
  pid: string;
  cookie: string;
}

/** Inserts sessions as a login would. */
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

/** Inserts a logged-in member of staff with four of the roles, as after both login steps. */
export async function logInStaff(pool: pg.Pool): Promise<LoggedIn> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `with made as (insert into staff (name, email, roles, made_by, factor_set_at)
       values ('Mita', 'mita@trust.example', '{administrator,moderator,helper,editor,womensDesk,matchmaker}', 'bench', now()) returning id)
     insert into staff_sessions (token_hash, staff_id, is_proven, expires_at)
       select $1, id, true, now() + interval '30 minutes' from made`,
    [createHash('sha256').update(token).digest()],
  );
  return { pid: '', cookie: `office=${token}` };
}

// Disables the daily limits, which a seeker here exceeds, and the prices, because the work of Sunday evening has its
// own measurement.
const unlimited = { FAIR_ORDER: '0', CARDS_A_DAY: '1000000', PROFILES_A_DAY: '1000000', LISTS_A_DAY: '1000000' };

/** Starts sites in separate processes on an existing database, and waits until their lists are loaded. */
export function withSitesOn<Result>(
  env: Record<string, string>,
  count: number,
  measure: (sites: Site[]) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (folder) => {
    const sites: Site[] = [];
    try {
      if (env.DATABASE_URL) await noteRounds(env.DATABASE_URL);
      while (sites.length < count)
        sites.push(await startSite({ dataFolder: join(folder, 'data'), env: { ...unlimited, ...env } }));
      await Promise.all(sites.map(waitForLists));
      if (env.DATABASE_URL) await waitForQuiet(env.DATABASE_URL);
      return await measure(sites);
    } finally {
      for (const site of sites) await site.stop();
    }
  });
}

/** Waits until the site has loaded its lists. */
export async function waitForLists(site: Site): Promise<void> {
  while (!(await hasLists(site))) await wait(100);
}

async function hasLists({ url }: Site): Promise<boolean> {
  const answer = await (await fetch(`${url}/readyz`)).text();
  return answer.includes('"lists":"ok"');
}

const agent = new Agent({ keepAlive: true });

interface CallOptions {
  values?: Record<string, string>;
  /** Whether to request compression as a browser does. The answer is returned compressed. */
  isPacked?: boolean;
}

/** Sends a call as a member. It uses Node's own client, because fetch alone can take as long as a page. */
export function call(
  site: Site,
  method: 'GET' | 'POST',
  name: string,
  { pid, cookie }: LoggedIn,
  { values = {}, isPacked = false }: CallOptions = {},
): Promise<string> {
  const form = String(new URLSearchParams({ pid, ...values }));
  const path = `${site.url}/api/${name}`;
  return new Promise((resolve, reject) => {
    const outgoing = request(method === 'GET' ? `${path}?${form}` : path, { method, agent }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        answer += text;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${name} answered ${response.statusCode}: ${answer.slice(0, 200)}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.setHeader('cookie', cookie);
    if (isPacked) outgoing.setHeader('accept-encoding', 'gzip, deflate, br');
    if (method === 'POST') outgoing.setHeader('content-type', 'application/x-www-form-urlencoded');
    outgoing.end(method === 'POST' ? form : undefined);
  });
}

const otherTrafficEveryMs = 50;
/** How often each seeker opens the first page. */
const rounds = 10;

/**
 * Returns the milliseconds of each first page with its cards, one after the other, while other members open profiles.
 */
export async function timePages(
  site: Site,
  seekers: readonly LoggedIn[],
  others: readonly LoggedIn[],
): Promise<number[]> {
  const otherCalls: Promise<string>[] = [];
  let turn = 0;
  const traffic = setInterval(() => {
    const member = others[turn++ % others.length];
    if (member) otherCalls.push(call(site, 'POST', 'showprofile', member, { isPacked: true }));
  }, otherTrafficEveryMs);
  try {
    // Warms up the compiler and the disk.
    for (const seeker of seekers) await call(site, 'GET', 'findmatches', seeker, { isPacked: true });
    const times: number[] = [];
    for (const seeker of Array.from({ length: rounds }, () => seekers).flat()) {
      const began = performance.now();
      await call(site, 'GET', 'findmatches', seeker, { isPacked: true });
      times.push(performance.now() - began);
    }
    return times;
  } finally {
    clearInterval(traffic);
    await Promise.all(otherCalls);
  }
}

/** The longest time until a member must be listed. */
const longestMs = 20_000;

/** The consents that are required for a showing. */
const ticked = { agreed: 'Yes', truthful: 'Yes', marriageonly: 'Yes' };

/** Longer than a site needs to receive another site's change. */
const heardMs = 2_000;

/** The seconds from a confirmed showing on one site until another site's list contains the member. */
export interface Shown {
  /** For members who were never shown before and now appear among the newest. */
  first: number[];
  /** For the same members when they are shown again after hiding and return to their place. */
  again: number[];
}

/** Shows the newcomers on the first site, and waits until they are in the seeker's list on the second. */
export async function timeShowing(
  [first, second]: readonly Site[],
  newcomers: readonly LoggedIn[],
  seeker: LoggedIn,
): Promise<Shown> {
  if (first === undefined || second === undefined) throw new RangeError('This takes two sites.');
  const choose = (member: LoggedIn, show: 'Yes' | 'No') =>
    call(first, 'POST', 'updateshowing', member, { values: { show, whose: 'candidate' } });
  const isListed = async ({ pid }: LoggedIn) =>
    (await call(second, 'GET', 'findmatches', seeker, { values: { order: 'newest' } })).includes(`"${pid}"`);
  const timeEach = async () => {
    const times: number[] = [];
    for (const member of newcomers) {
      if (await isListed(member)) throw new Error(`${member.pid} was listed before being shown.`);
      await choose(member, 'Yes');
      const began = performance.now();
      while (!(await isListed(member))) {
        if (performance.now() - began > longestMs) throw new Error(`${member.pid} was not listed in time.`);
        await wait(10);
      }
      times.push((performance.now() - began) / 1000);
    }
    return times;
  };
  for (const member of newcomers) await call(first, 'POST', 'giveconsents', member, { values: ticked });
  const firstTimes = await timeEach();
  for (const member of newcomers) await choose(member, 'No');
  await wait(heardMs);
  return { first: firstTimes, again: await timeEach() };
}
