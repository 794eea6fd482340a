import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { BUSY, expectNothingLost, type Family, keepBusy, makeFamilies } from '../support/mixed-load.ts';
import { installDebian } from '../support/recovery/debian.ts';
import type { Host } from '../support/recovery/hosts.ts';
import { type Cluster, startCluster } from '../support/recovery/patroni-cluster.ts';
import { expectAllKept, expectOneWriter, makeWatched, watchWrites } from '../support/recovery/write-watch.ts';
import { type Site, startSite } from '../support/site.ts';

const FAMILIES = 8;
/** The longest time without a confirmed write. */
const MOST_OUTAGE_MS = 30_000;
// The time of load before and after a fault.
const LOAD_BEFORE_MS = 5_000;
const LOAD_AFTER_MS = 5_000;
// Writes are stable again when, for this time, there were some and no longer pause.
const STABLE_MS = 3_000;
const STABLE_SAVES = 3;
const STABLE_PAUSE_MS = 2_000;

/** A fault of the primary host. */
interface Fault {
  name: string;
  make(host: Host): Promise<void> | void;
  /** Removes the fault after another host has taken over. The returning host must not write. */
  undo(host: Host, cluster: Cluster): void;
}

/** Whether a process is one of PostgreSQL's. */
const isPostgres = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
};

const FAULTS: Fault[] = [
  { name: 'PostgreSQL killed', make: (host) => host.signal('SIGKILL', isPostgres), undo: () => {} },
  { name: 'host killed', make: (host) => host.kill(), undo: ({ name }, { boot }) => boot(name) },
  {
    name: 'PostgreSQL stopped',
    make: (host) => host.signal('SIGSTOP', isPostgres),
    undo: (host) => host.signal('SIGCONT'),
  },
  { name: 'host stopped', make: (host) => host.signal('SIGSTOP'), undo: (host) => host.signal('SIGCONT') },
  { name: 'cut from the others, reached by the site', make: (host) => host.cut(false), undo: (host) => host.heal() },
  { name: 'cut from all', make: (host) => host.cut(true), undo: (host) => host.heal() },
];

/**
 * Runs two database hosts and a witness with `ops/etcd.env` and `ops/patroni.yml`, each in its own network namespace.
 * Under write load the primary is killed, stopped and cut off in turn, and then returns. The site, which names both
 * hosts, recovers within `MOST_OUTAGE_MS`; no confirmed write is lost, and two hosts never write at the same time.
 */
export async function run(): Promise<void> {
  installDebian({
    postgresql: ['postgresql'],
    patroni: ['patroni'],
    'etcd-server': ['etcd'],
    'python3-etcd': [],
    iproute2: [],
    iptables: [],
  });
  const folder = makeTestFolder();
  let cluster: Cluster | undefined;
  let site: Site | undefined;
  try {
    cluster = await startCluster(folder);
    const { urlAt, databases } = cluster;
    const primary = await cluster.untilWhole();
    await makeWatched(urlAt(primary, 'postgres'));
    const env = { DATABASE_URL: cluster.both, DATA_KEY: randomBytes(32).toString('base64'), ...BUSY };
    site = await startSite({ dataFolder: join(folder, 'data'), env });
    const families = await makeFamilies(site.url, urlAt(primary), FAMILIES);
    const watch = watchWrites(databases, (host) => urlAt(host, 'postgres'));
    try {
      for (const fault of FAULTS) await sufferFault(fault, { cluster, families, url: site.url });
    } finally {
      await watch.end();
    }
    expectOneWriter(watch.answered);
    await expectAllKept(urlAt(await cluster.untilWhole(), 'postgres'), watch.answered);
    console.log(
      `${watch.answered.length} writes were answered to a client of each host, none lost, in ` +
        `${new Set(watch.answered.map(({ timeline }) => timeline)).size} timelines of one host each`,
    );
  } catch (error) {
    for (const name of ['db1-patroni', 'db2-patroni', 'witness-etcd']) printEnd(join(folder, `${name}.log`));
    throw error;
  } finally {
    await site?.kill();
    await cluster?.remove();
    removeTestFolder(folder);
  }
}

/** The cluster under load, and the site that uses it. */
interface Setting {
  cluster: Cluster;
  families: readonly Family[];
  url: string;
}

/** Makes a fault under load, waits until the cluster is whole again, and checks that nothing was lost. */
async function sufferFault(fault: Fault, { cluster, families, url }: Setting): Promise<void> {
  const formerPrimary = await cluster.untilWhole();
  const load = keepBusy(url, families);
  const saves = noteSaves(families);
  await wait(LOAD_BEFORE_MS);
  const brokenAt = performance.now();
  await fault.make(formerPrimary);
  await saves.untilStable(brokenAt);
  await wait(LOAD_AFTER_MS);
  fault.undo(formerPrimary, cluster);
  const newPrimary = await cluster.untilWhole();
  const wholeMs = performance.now() - brokenAt;
  await wait(LOAD_AFTER_MS);
  const { statuses, registered } = await load.end();
  const outageMs = saves.end(brokenAt);
  await expectNothingLost(cluster.urlAt(newPrimary), families, registered);
  console.log(
    `${fault.name}: no write was answered for ${seconds(outageMs)} s, ${formerPrimary.name} → ${newPrimary.name}, ` +
      `two hosts again after ${seconds(wholeMs)} s; ${registered.length} registrations and ` +
      `${families.length} addresses, none lost; ${JSON.stringify([...statuses])}`,
  );
  assert.ok(outageMs <= MOST_OUTAGE_MS, `${fault.name}: no write was answered for ${outageMs} ms`);
  assert.deepEqual(
    [...statuses.keys()].filter((status) => status !== 200 && status !== 503),
    [],
  );
}

/** Records when families' addresses were saved, until `end` is called. */
function noteSaves(families: readonly Family[]) {
  const countSaves = () => families.reduce((sum, { saved }) => sum + saved, 0);
  const times: number[] = [performance.now()];
  let lastCount = countSaves();
  const timer = setInterval(() => {
    if (countSaves() === lastCount) return;
    lastCount = countSaves();
    times.push(performance.now());
  }, 20);
  return {
    /** Waits until writes are stable again after a fault. */
    async untilStable(brokenAt: number): Promise<void> {
      for (const end = brokenAt + 2 * MOST_OUTAGE_MS; performance.now() < end; await wait(50)) {
        const now = performance.now();
        const start = now - STABLE_MS;
        const saves = times.filter((savedAt) => savedAt > start);
        const hasNoPause = longestPause([start, ...saves, now]) < STABLE_PAUSE_MS;
        // A second more, so that no save from before the fault counts.
        if (now - brokenAt > STABLE_MS + 1_000 && saves.length >= STABLE_SAVES && hasNoPause) return;
      }
      assert.fail('no write is answered a minute after the fault');
    },
    /** Returns the longest time in milliseconds without a save, from just before the fault on. */
    end(brokenAt: number): number {
      clearInterval(timer);
      const first = times.findLastIndex((savedAt) => savedAt <= brokenAt);
      return longestPause(times.slice(Math.max(0, first)));
    },
  };
}

/** Returns the longest time between two successive times, in milliseconds. */
const longestPause = (times: readonly number[]): number =>
  Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time)));

/** Prints the last lines of a log. */
function printEnd(path: string): void {
  try {
    console.error(
      `${path}:\n${readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => !/read-only transaction|insert into watched/.test(line))
        .slice(-80)
        .join('\n')}`,
    );
  } catch {
    // The cluster had not started.
  }
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);
