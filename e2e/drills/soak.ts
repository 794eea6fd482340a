import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '#contract/durations.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { makePool } from '#server/platform/db/connect.ts';
import type { TestClient } from '#server/testing/client.ts';
import { risePerMinute, type Sample } from '../support/flatness.ts';
import { INSPECTABLE, openInspector } from '../support/inspected.ts';
import { type Action, chooseAction, findLost, makeSoakFamilies, type SoakFamily } from '../support/soak-families.ts';
import { startProcesses } from '../support/three-processes.ts';

/** The options that are not given. */
const defaults = { families: 200, minutes: 15 };
/** The average time between two requests of a family. */
const THINK_MS = 5_000;
const KILL_EVERY_MS = 60_000;
/** One kill in this many also kills the database. */
const DATABASE_KILLED_EVERY = 3;
/** The time for caches and pools to reach their full size. */
const WARM_UP_MS = 120_000;
/**
 * The minimum number of samples for a reliable slope. A run of ten minutes with seven samples measured 1.07 and 1.25 MB
 * a minute.
 */
const LEAST_SAMPLES = 10;
/** The time after a kill in which requests do not count. */
const AFTER_A_KILL_MS = 5_000;
/** The time between two measurements. */
const LOOK_EVERY_MS = 1_000;
/** About how many measurements of a series are printed. */
const VALUES_SHOWN = 30;
/** The highest 99th percentile of latency, and the highest rises of memory and open descriptors. */
const goals = { p99Ms: 250, riseMbPerMinute: 1, descriptorsPerMinute: 1 };

/** Raises the daily limits, because a run of hours exceeds a family's limits. */
const unlimited = {
  CARDS_A_DAY: '1000000',
  PROFILES_A_DAY: '1000000',
  LISTS_A_DAY: '1000000',
  NODE_OPTIONS: INSPECTABLE,
};

/** A request that was made during the soak. */
interface TimedRequest {
  /** The name of the action. */
  name: string;
  /** Milliseconds since the start. */
  at: number;
  /** The duration, with a second try if there was one. */
  ms: number;
  /** Why there was no answer; empty if there was one. */
  why: string;
}

type Processes = Awaited<ReturnType<typeof startProcesses>>;

/**
 * Lets many families use two processes on one database. Kills one process again and again, every third time with the
 * database. Watches the other process: its descriptors, and its memory after each kill. The slope needs
 * `LEAST_SAMPLES`, so `--minutes=13` or more; use `--hours=8` before a release.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { minutes, families: count } = readOptions(options);
  const folder = makeTestFolder();
  const processes = await startProcesses(folder, 2, unlimited);
  const pool = makePool(processes.connection, { warn() {} });
  try {
    const families = await makeSoakFamilies(urlsOf(processes), count, pool);
    console.log(`${count} families are there; ${minutes} minutes begin`);
    const soak = new AbortController();
    const startedAt = performance.now();
    const now = () => performance.now() - startedAt;
    const requests: TimedRequest[] = [];
    const loads = families.map((family) => useSite(family, { families, requests, now, signal: soak.signal }));
    const kills: number[] = [];
    const killing = killAgainAndAgain(processes, { kills, now, signal: soak.signal });
    const memory: Sample[] = [];
    const watching = watch(processes, { kills, memory, now, signal: soak.signal });
    await wait(minutes * MINUTE_MS);
    // On a busy machine a kill takes longer than a minute.
    const latestEndMs = 2 * minutes * MINUTE_MS;
    while (afterWarmUp(memory, minutes).length < LEAST_SAMPLES && now() < latestEndMs) await wait(LOOK_EVERY_MS);
    soak.abort();
    await Promise.all(loads);
    const [watched] = await Promise.all([watching, killing]);
    const lost = await findLost(families, pool);
    report({ ...watched, requests, kills, lost, minutes });
  } finally {
    await pool.end();
    await processes.stop();
    removeTestFolder(folder);
  }
}

function readOptions(options: readonly string[]): typeof defaults {
  const choice = { ...defaults };
  for (const option of options) {
    const [, name, number] = /^--(families|minutes|hours)=(\d+)$/.exec(option) ?? [];
    if (number === undefined) throw new Error(`soak takes --minutes=N, --hours=N and --families=N, not ${option}.`);
    if (name === 'families') choice.families = Number(number);
    else choice.minutes = Number(number) * (name === 'hours' ? 60 : 1);
  }
  return choice;
}

const urlsOf = ({ sites }: Processes): string[] => sites.map(({ url }) => url);

/** The clock and the end of the soak. */
interface Soak {
  /** Returns the milliseconds since the start. */
  now: () => number;
  signal: AbortSignal;
}

/** The soak as seen by one family: the others, and the requests of all. */
interface SoakOfFamilies extends Soak {
  families: readonly SoakFamily[];
  requests: TimedRequest[];
}

/** Does one action after another for a family, until the soak ends. */
async function useSite(family: SoakFamily, { families, requests, now, signal }: SoakOfFamilies): Promise<void> {
  const think = () => wait(THINK_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  for (await think(); !signal.aborted; await think()) {
    const action = chooseAction(family, families);
    const [first, second] = Math.random() < 0.5 ? family.clients : family.clients.toReversed();
    const at = now();
    let why = await attempt(action, first);
    // Retries as nginx does: a refused request goes to the other process. A form that may have been received is not
    // sent again.
    if (why !== '' && (!action.isForm || why.includes('ECONNREFUSED'))) why = await attempt(action, second);
    requests.push({ name: action.name, at, ms: now() - at, why });
  }
}

/** Returns why there was no answer; empty if there was one. */
async function attempt({ ask, onDone }: Action, client: TestClient | undefined): Promise<string> {
  if (client === undefined) return 'there is no process';
  try {
    const { status, body } = await ask(client);
    if (status >= 400) return `status ${status}`;
    if (body.msgcode === 1) onDone?.();
    return '';
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : String(error);
  }
}

/** The soak with its kills. */
interface Killing extends Soak {
  /** The times of the kills, in milliseconds since the start. */
  kills: number[];
}

/** Kills the first process again and again, sometimes with the database, and starts it anew. */
async function killAgainAndAgain(processes: Processes, { kills, now, signal }: Killing): Promise<void> {
  while (!signal.aborted) {
    await wait(KILL_EVERY_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    kills.push(now());
    const withDatabase = kills.length % DATABASE_KILLED_EVERY === 0;
    await processes.kill(0, { withDatabase });
    console.log(
      `${(now() / MINUTE_MS).toFixed(1)} min: ${withDatabase ? 'a process and PostgreSQL' : 'a process'} killed and back`,
    );
  }
}

/**
 * Watches the process that is never killed. After each kill, when latency does not count, collects garbage and measures
 * the remaining memory.
 */
async function watch({ sites: [, site] }: Processes, { kills, memory, now, signal }: Killing & { memory: Sample[] }) {
  const descriptors: Sample[] = [];
  const objects: number[] = [];
  assert.ok(site?.process.pid);
  const procFolder = join('/proc', String(site.process.pid));
  const inspector = await openInspector(site.process);
  while (!signal.aborted) {
    descriptors.push([now(), readdirSync(join(procFolder, 'fd')).length]);
    if (memory.length < kills.length) {
      objects.push(await inspector.collectGarbage());
      const status = readFileSync(join(procFolder, 'status'), 'utf8');
      memory.push([now(), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024]);
    }
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  inspector.close();
  return { memory, descriptors, objects };
}

/** The measurements of a soak. */
interface Report {
  requests: readonly TimedRequest[];
  kills: readonly number[];
  memory: readonly Sample[];
  descriptors: readonly Sample[];
  /** MB of JavaScript objects at each measurement. */
  objects: readonly number[];
  lost: readonly string[];
  minutes: number;
}

/** Prints the figures and checks them against the goals. */
function report({ requests, kills, memory, descriptors, objects, lost, minutes }: Report): void {
  const isAfterKill = ({ at, ms }: TimedRequest) =>
    kills.some((kill) => at + ms >= kill && at <= kill + AFTER_A_KILL_MS);
  // Those that are judged: none of them was under way around a kill.
  const calmRequests = requests.filter((request) => !isAfterKill(request));
  const percentile = (part: number, name?: string) => {
    const times = calmRequests.filter((request) => name === undefined || request.name === name).map(({ ms }) => ms);
    return times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
  };
  const samples = afterWarmUp(memory, minutes);
  const rise = risePerMinute(samples);
  const riseOfLater = risePerMinute(samples.slice(samples.length / 2));
  const descriptorRise = risePerMinute(afterWarmUp(descriptors, minutes));
  const unanswered = calmRequests.filter(({ why }) => why !== '');
  console.log(
    `${requests.length} requests, ${kills.length} kills; outside the five seconds after a kill ${calmRequests.length}:`,
  );
  console.log(
    `  p50 ${percentile(0.5).toFixed(0)} ms, p99 ${percentile(0.99).toFixed(0)} ms (goal ${goals.p99Ms}), unanswered ${unanswered.length}`,
  );
  for (const name of new Set(calmRequests.map((request) => request.name)))
    console.log(`    ${name}: p50 ${percentile(0.5, name).toFixed(0)} ms, p99 ${percentile(0.99, name).toFixed(0)} ms`);
  const list = (values: readonly number[]) =>
    everyFew(values)
      .map((megabytes) => megabytes.toFixed(0))
      .join(', ');
  console.log(
    `  memory that is kept ${list(memory.map(([, megabytes]) => megabytes))} MB; of ${samples.length} samples it rises by ${rise.toFixed(2)} MB a minute (goal ${goals.riseMbPerMinute}), of the later half by ${riseOfLater.toFixed(2)}`,
  );
  console.log(`    of it objects ${list(objects)} MB`);
  console.log(
    `  descriptors ${descriptors.at(-1)?.[1]}, rising ${descriptorRise.toFixed(2)} a minute (goal ${goals.descriptorsPerMinute})`,
  );
  console.log(`  answered writes that are lost: ${lost.length}`);
  for (const why of new Set(unanswered.map((request) => request.why))) console.log(`  unanswered: ${why}`);
  assert.deepEqual(lost, []);
  assert.equal(unanswered.length, 0, 'every request outside the five seconds is answered');
  assert.ok(percentile(0.99) <= goals.p99Ms, 'p99');
  assert.ok(
    samples.length >= LEAST_SAMPLES,
    `memory is judged by ${LEAST_SAMPLES} samples at least, so by 13 minutes or more`,
  );
  assert.ok(rise <= goals.riseMbPerMinute, 'memory');
  assert.ok(descriptorRise <= goals.descriptorsPerMinute, 'descriptors');
}

/** Returns the samples after the warm-up: a tenth of the run, and at least `WARM_UP_MS`. */
const afterWarmUp = (samples: readonly Sample[], minutes: number) =>
  samples.filter(([ms]) => ms >= Math.max(WARM_UP_MS, (minutes * MINUTE_MS) / 10));

/** Returns about `VALUES_SHOWN` of the values, spread over the run. */
const everyFew = (values: readonly number[]) => {
  const step = Math.ceil(values.length / VALUES_SHOWN);
  return values.filter((_, index) => index % step === 0 || index === values.length - 1);
};
