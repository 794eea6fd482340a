import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { seedDatabase } from '#database/seed.ts';
import { createLog } from '#server/log.ts';
import { makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { listTree } from '../e2e/support/processes.ts';
import { type Site, startSite } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { buildSite, databaseEnv, withFolder } from './support/bench-site.ts';
import { compareLists } from './support/compare-lists.ts';
import { wantsSize } from './support/filled-database.ts';
import { fillLines, prepareLines } from './support/many-lines.ts';
import { waitForLists } from './support/matching-site.ts';
import { hostMemoryMb, ownMemoryMb } from './support/memory.ts';
import { noteRounds, waitForQuiet } from './support/settled-database.ts';

export const name = 'workers-10m';

const sizes = [
  ['200k', 200_000],
  ['1m', 1_000_000],
  ['10m', 10_000_000],
] as const;
const WORKERS = 4;
const pages = ['/', '/login', '/faqs', '/register'];
const pagesAsked = 800;
/** V8 returns memory to the system some ten seconds after it has freed it. */
const REST_MS = 15_000;

interface Measured {
  pool: pg.Pool;
  env: Record<string, string>;
  folder: string;
  members: number;
}

/**
 * Compares one index for all workers of a host with a worker that has its own index: memory, lists, and the rows read
 * by a renewal.
 */
export async function run(): Promise<Figure[]> {
  await buildSite();
  return withFolder(async (folder) => {
    const settings = {
      shared_buffers: '512MB',
      maintenance_work_mem: '512MB',
      max_wal_size: '8GB',
      max_connections: 100,
    };
    const database = await startEmbedded({ dataDir: join(folder, 'database'), settings });
    const pool = makePool(database.connection, createLog('silent'));
    try {
      await migrate(pool);
      await seedDatabase(pool);
      await noteRounds(databaseEnv(database.connection).DATABASE_URL ?? '');
      await prepareLines(pool);
      // These lines belong to no member, so the sweep would delete them.
      await pool.query('create rule keep_lines as on delete to matching_changes do instead nothing');
      const figures: Figure[] = [];
      for (const [size, members] of sizes.filter(([size]) => wantsSize(size))) {
        await fillLines(pool, members);
        print(`${members} lines are there`);
        const measured = await measure({ pool, env: databaseEnv(database.connection), folder, members });
        figures.push(...measured.map((figure) => ({ ...figure, name: `${name}.${size}.${figure.name}` })));
      }
      return figures;
    } finally {
      await pool.end();
      await database.stop();
    }
  });
}

async function measure(given: Measured): Promise<Figure[]> {
  const one = await withSite(given, 1, async (site) => memoryOf(site, given));
  print(`one worker takes ${one.toFixed(0)} MB`);
  return withSite(given, WORKERS, async (site) => {
    const four = await memoryOf(site, given);
    print(`four workers take ${four.toFixed(0)} MB`);
    const lists = await compareLists({
      env: given.env,
      socket: socketOf(site),
      askers: WORKERS,
      members: given.members,
    });
    print('the lists are compared');
    return [
      { name: 'memory.one', value: one, unit: 'MB', goal: '' },
      { name: 'memory.four', value: four, unit: 'MB', goal: '' },
      { name: 'memory.ratio', value: four / one, unit: 'times', goal: '<= 1.3' },
      ...lists,
      ...(await renew(site, given)),
    ];
  });
}

/** Runs `use` with a site that serves only the requests of visitors. */
async function withSite<T>({ env, folder }: Measured, workers: number, use: (site: Site) => Promise<T>): Promise<T> {
  const site = await startSite({
    dataFolder: join(folder, 'data'),
    env: { ...env, WORKERS: String(workers), FAIR_ORDER: '0', LOG_LEVEL: 'info' },
  });
  try {
    await waitForLists(site);
    return await use(site);
  } finally {
    await site.stop();
  }
}

/** Returns the memory of the site's processes in MB after visitors have read some pages. */
async function memoryOf(site: Site, { env }: Measured): Promise<number> {
  await waitForQuiet(env.DATABASE_URL ?? '');
  for (let asked = 0; asked < pagesAsked; asked++) {
    // Uses a new connection for each request, so that all workers get requests.
    const page = await fetch(`${site.url}${pages[asked % pages.length]}`, { headers: { connection: 'close' } });
    await page.arrayBuffer();
    if (!page.ok) throw new Error(`A page was answered with ${page.status}.`);
  }
  await wait(REST_MS);
  const pids = processesOf(site);
  print(`each of its own, in MB: ${pids.map((pid) => ownMemoryMb(pid).toFixed(0)).join(', ')}`);
  return hostMemoryMb(pids);
}

const processesOf = (site: Site): number[] => listTree(site.process.pid ?? 0);

/** Returns the socket of the process that makes the lists. */
function socketOf(site: Site): string {
  for (const pid of processesOf(site)) {
    const [, program, socket] =
      /\0([^\0]*lists-main\.ts)\0([^\0]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? [];
    if (program !== undefined && socket !== undefined) return socket;
  }
  throw new Error('No process makes the lists.');
}

/**
 * Replaces all workers, one after the other. Measures how often the lines are read and the peak memory of all processes
 * meanwhile.
 */
async function renew(site: Site, { pool, members }: Measured): Promise<Figure[]> {
  let log = '';
  site.process.stdout?.on('data', (bytes) => {
    log += bytes;
  });
  let mostMb = 0;
  const watch = setInterval(() => {
    try {
      mostMb = Math.max(mostMb, hostMemoryMb(processesOf(site)));
    } catch {
      // A process ended while its memory was read.
    }
  }, 500);
  const before = await countLinesRead(pool);
  const began = performance.now();
  site.process.kill('SIGHUP');
  while (!log.includes('"all workers are new"')) {
    if (log.includes('the renewal ends')) throw new Error(`The workers were not renewed:\n${log}`);
    await wait(100);
  }
  clearInterval(watch);
  const tookS = (performance.now() - began) / 1000;
  const read = ((await countLinesRead(pool)) - before) / members;
  return [
    { name: 'renewal.listsRead', value: log.split('"the lists are in order"').length - 1, unit: 'times', goal: '1' },
    // To decide whether there are many members, the site reads up to fifty thousand lines.
    { name: 'renewal.linesRead', value: read, unit: 'times', goal: '<= 1.3' },
    { name: 'renewal.memoryAtMost', value: mostMb, unit: 'MB', goal: '' },
    { name: 'renewal.took', value: tookS, unit: 's', goal: '' },
  ];
}

/** Returns how many lines PostgreSQL has read so far. */
async function countLinesRead(pool: pg.Pool): Promise<number> {
  // PostgreSQL reports a session's reads when it ends, or a moment later.
  await wait(2_000);
  const { rows } = await pool.query<{ read: string }>(
    "select seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'matching_changes'",
  );
  return Number(rows[0]?.read);
}

function print(what: string): void {
  console.error(what);
}
