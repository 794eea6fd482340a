import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { BUSY, expectNothingLost, type Family, keepBusy, makeFamilies, valueAtPercent } from '../support/mixed-load.ts';
import { listWorkers } from '../support/processes.ts';
import { type Site, startSite } from '../support/site.ts';

const FAMILIES = 12;
/** The time until the lists contain new families. */
const UNTIL_LISTED_MS = 3_000;
/** Renewals of the workers. */
const ROUNDS = 3;
/** The time of a measurement. */
const SECONDS = 10;
/** How long the drill waits for new workers. */
const PATIENCE_MS = 180_000;

/**
 * Restarts two workers repeatedly under load without a lost request, then compares the throughput of two workers with
 * one.
 */
export async function run(): Promise<void> {
  const folder = makeTestFolder();
  const database = await startEmbedded({ dataDir: join(folder, 'database'), settings: { max_connections: 80 } });
  const url = urlOf(database.connection);
  const env = { DATABASE_URL: url, DATA_KEY: randomBytes(32).toString('base64'), ...BUSY };
  const sites: Site[] = [];
  const start = async (workers: string) => {
    const site = await startSite({ dataFolder: join(folder, 'data'), env: { ...env, WORKERS: workers } });
    sites.push(site);
    return site;
  };
  try {
    const two = await start('2');
    const families = await makeFamilies(two.url, url, FAMILIES);
    await renew(two, families, url);
    const answersByTwo = await measure(two, families);
    console.log(`rolling: memory ${memoryOf(two)}`);
    await two.stop();
    const one = await start('1');
    const familiesOfOne = await makeFamilies(one.url, url, FAMILIES);
    await wait(UNTIL_LISTED_MS);
    const answersByOne = await measure(one, familiesOfOne);
    console.log(`rolling: memory of one ${memoryOf(one)}`);
    await one.stop();
    const ratio = (answersByTwo / answersByOne).toFixed(2);
    console.log(`rolling: ${answersByOne} answers a second by one, ${answersByTwo} by two workers: ${ratio} times`);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await database.stop();
    removeTestFolder(folder);
  }
}

/** Replaces both workers several times under load, without a lost request. */
async function renew(site: Site, families: readonly Family[], database: string): Promise<void> {
  await waitFor(() => workersOf(site).length === 2);
  const load = keepBusy(site.url, families);
  for (let round = 0; round < ROUNDS; round++) {
    const before = workersOf(site);
    site.process.kill('SIGHUP');
    await waitFor(() => workersOf(site).length === 2 && workersOf(site).every((pid) => !before.includes(pid)));
  }
  const { statuses, times, registered } = await load.end();
  console.log(
    `rolling: ${ROUNDS} renewals of two workers, ${JSON.stringify([...statuses])}, p99 ${valueAtPercent(times, 99).toFixed(0)} ms`,
  );
  assert.deepEqual([...statuses.keys()], [200], 'no request is lost or refused');
  await expectNothingLost(database, families, registered);
}

/** Returns the answers per second. The client runs on the same machine. */
async function measure(site: Site, families: readonly Family[]): Promise<number> {
  const load = keepBusy(site.url, families);
  await wait(SECONDS * 1_000);
  const { times, statuses } = await load.end();
  assert.deepEqual([...statuses.keys()], [200]);
  return Math.round(times.length / SECONDS);
}

const workersOf = (site: Site): number[] => listWorkers(site.process.pid ?? Number.NaN);

/** Returns the memory of the site's processes, for the report. */
function memoryOf(site: Site): string {
  const megabytes = (pid: number) => {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  };
  const primary = site.process.pid ?? Number.NaN;
  return [primary, ...workersOf(site)].map(megabytes).join(' + ');
}

async function waitFor(isReached: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isReached()) {
    assert.ok(performance.now() < deadline, 'the workers are not renewed within three minutes');
    await wait(100);
  }
}
