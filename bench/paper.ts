import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { biodataPaper, pairPaper, paperAddress } from '#contract/pdf.ts';
import { seedDatabase } from '#database/seed.ts';
import { insertDemo } from '#scripts/demo/insert-demo.ts';
import { createLog } from '#server/log.ts';
import { makeKysely, makePool } from '#server/platform/db/connect.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { Site } from '../e2e/support/site.ts';
import type { Figure } from './figure.ts';
import { buildSite, type Connection, databaseEnv, withFolder } from './support/bench-site.ts';
import { logInAll, withSitesOn } from './support/matching-site.ts';
import { ownMemoryMb, sumMemoryMb } from './support/memory.ts';

export const name = 'paper';

const PEOPLE = 120;
const READERS = 40;
/** Papers made one after the other. */
const ALONE = 100;
// The load on the site.
const PER_SECOND = 10;
const SECONDS = 20;
/** A little more than a minute without papers. */
const REST_MS = 62_000;
/** A smaller answer is no PDF of a biodata or sheet. */
const LEAST_PDF_BYTES = 10_000;

type Reader = Awaited<ReturnType<typeof logInAll>>[number];

/**
 * Measures biodatas and sheets: one after the other, then several a second while a client requests pages. Then measures
 * the memory at rest.
 */
export const run = (): Promise<Figure[]> =>
  withFolder(async (folder) => {
    await buildSite();
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      const readers = await fill(database.connection);
      return await withSitesOn(databaseEnv(database.connection), 1, async ([site]) => measure(site, readers));
    } finally {
      await database.stop();
    }
  });

async function measure(site: Site | undefined, readers: readonly Reader[]): Promise<Figure[]> {
  if (site === undefined) throw new Error('No site was started.');
  const { url } = site;
  const server = Number(site.process.pid);
  const ask = makeAsk(url, readers);
  const other = readers.at(-1);
  const watched = { url: `${url}/api/showprofile`, form: { pid: other?.pid ?? '' }, cookie: other?.cookie ?? '' };
  // Excludes the memory of the program itself just after its start.
  const before = await leastOwnMb(server, watched);
  const first = await ask(0);
  const alone: number[] = [];
  const cpuBefore = cpuMs(typesetterOf(server));
  for (let turn = 1; turn <= ALONE; turn++) alone.push(await ask(turn));
  const cpuMsOfPaper = (cpuMs(typesetterOf(server)) - cpuBefore) / ALONE;
  const probe = watch(watched);
  const together = await askAtRate(PER_SECOND, SECONDS, (turn) => ask(turn));
  const othersMs = await probe();
  const memory = sumMemoryMb([typesetterOf(server)]);
  await wait(REST_MS);
  const grown = (await leastOwnMb(server, watched)) - before;
  const processesLeft = typesetterOf(server) === 0 ? 0 : 1;
  return [
    { name: 'the first paper, with the start of its process', value: first, unit: 'ms', goal: '' },
    { name: 'a paper, p50', value: percentile(alone, 0.5), unit: 'ms', goal: '≤ 60' },
    { name: 'a paper, of the processor', value: cpuMsOfPaper, unit: 'ms', goal: '≤ 60' },
    { name: 'a paper, p99', value: percentile(alone, 0.99), unit: 'ms', goal: '' },
    {
      name: `made of ${PER_SECOND} a second`,
      value: together.filter(Number.isFinite).length / SECONDS,
      unit: 'per s',
      goal: '≥ 10',
    },
    { name: 'of these, p99', value: percentile(together, 0.99), unit: 'ms', goal: '' },
    { name: 'what others ask meanwhile, p99', value: percentile(othersMs, 0.99), unit: 'ms', goal: '≤ 250' },
    { name: 'the process that sets papers', value: memory, unit: 'MB', goal: '' },
    { name: 'the server has grown by, a minute later', value: grown, unit: 'MB', goal: '≤ 20' },
    { name: 'processes a minute later', value: processesLeft, unit: '', goal: '0' },
  ];
}

/**
 * Returns a function that requests one PDF, in turn a biodata or a sheet, and returns its milliseconds; Infinity if it
 * failed.
 */
function makeAsk(url: string, readers: readonly Reader[]) {
  return async (turn: number): Promise<number> => {
    const { pid = '', cookie = '' } = readers[turn % (READERS - 1)] ?? {};
    const language = turn % 4 < 2 ? 'bn' : 'en';
    const address =
      turn % 2 === 0
        ? paperAddress(biodataPaper, { pid, member: pid, language })
        : paperAddress(pairPaper, { pid, member: readers.at(-1)?.pid ?? '', language });
    const start = performance.now();
    const answer = await fetch(`${url}${address}`, { headers: { cookie } });
    const bytes = await answer.arrayBuffer();
    const isMade = answer.status === 200 && bytes.byteLength > LEAST_PDF_BYTES;
    return isMade ? performance.now() - start : Number.POSITIVE_INFINITY;
  };
}

/** Sends requests at this rate per second, without waiting for earlier ones. Returns the result of each. */
async function askAtRate(
  perSecond: number,
  seconds: number,
  ask: (turn: number) => Promise<number>,
): Promise<number[]> {
  const sent: Promise<number>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    sent.push(ask(turn));
    await wait(1_000 / perSecond);
  }
  return Promise.all(sent);
}

/** The unit of processor times in /proc: a hundredth of a second. */
const TICK_MS = 10;

/** Returns the processor time of a process in milliseconds. */
function cpuMs(pid: number): number {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  // The state is the first field after the name; user and system time are the 11th and 12th after it.
  return (Number(fields[10]) + Number(fields[11])) * TICK_MS;
}

/** A call of another client, whose speed is watched. */
interface WatchedCall {
  url: string;
  form: Record<string, string>;
  cookie: string;
}

/** Calls once and returns the milliseconds. */
async function timeCall({ url, form, cookie }: WatchedCall): Promise<number> {
  const start = performance.now();
  await fetch(url, { method: 'POST', headers: { cookie }, body: new URLSearchParams(form) }).then((answer) =>
    answer.arrayBuffer(),
  );
  return performance.now() - start;
}

/** Sends requests with short pauses until the returned function is called. That function returns their times. */
function watch(call: WatchedCall): () => Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const run = (async () => {
    while (!isOver) {
      times.push(await timeCall(call));
      await wait(50);
    }
  })();
  return async () => {
    isOver = true;
    await run;
    return times;
  };
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const MEMORY_READINGS = 400;

/** Returns the minimum memory of the server while a client requests pages. More than the minimum is garbage. */
async function leastOwnMb(server: number, call: WatchedCall): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < MEMORY_READINGS; turn++) {
    await timeCall(call);
    least = Math.min(least, ownMemoryMb(server));
  }
  return least;
}

/** Returns the process id of the server's child that makes PDFs; 0 if there is none. */
function typesetterOf(server: number): number {
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean);
  const isTypesetter = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('typesetter.ts');
  return Number(children.find(isTypesetter) ?? 0);
}

/** Inserts brides and one groom, who comes last, each with a session. */
async function fill(connection: Connection): Promise<Reader[]> {
  const pool = makePool(connection, createLog('error'));
  await migrate(pool);
  await seedDatabase(pool);
  const people = await insertDemo(makeKysely(pool), { count: PEOPLE, passwordHash: '' });
  const idsOf = (gender: string) =>
    people.flatMap(({ member }) => (member.gender === gender ? [member.profile_id] : []));
  const readers = await logInAll(pool, [...idsOf('Female').slice(0, READERS - 1), ...idsOf('Male').slice(0, 1)]);
  await pool.end();
  return readers;
}
