import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '#scripts/run-command.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { logIn, registerMember } from '../support/member.ts';
import { BUSY, keepBusy, makeFamilies, withDatabase } from '../support/mixed-load.ts';
import { makeArchivedServer } from '../support/recovery/archived-server.ts';
import { installDebian } from '../support/recovery/debian.ts';
import { type Entry, findKept, keepJournal } from '../support/recovery/journal.ts';
import { type Site, startSite } from '../support/site.ts';

const FAMILIES = 8;
/** Longer than `archive_timeout`, so that segments are also archived because of their age. */
const UNDER_LOAD_MS = 75_000;
/** The time of load before and after the moment to which the database is restored. */
const AROUND_MOMENT_MS = 3_000;
/** How far back confirmed writes may be lost. */
const MOST_LOST_MS = 5 * 60_000;
const MOST_MINUTES_AT_A_MILLION = 30;
/** The size of a million members' data after a busy year (docs/scale.md). */
const GIGABYTES_OF_A_MILLION = 46;
const BALLAST_MEGABYTES = 1_024;

// A minute of tries.
const TRIES = 600;
const TRY_MS = 100;

type Server = Awaited<ReturnType<typeof makeArchivedServer>>;

/**
 * Loses the database's machine under load and restores the database from the repository. Measures the lost writes and
 * the time. Then restores it to a moment between two writes: confirmed writes before that moment exist, and later ones
 * do not.
 */
export async function run(): Promise<void> {
  installDebian({ postgresql: ['postgresql'], pgbackrest: ['pgbackrest'] });
  const folder = makeTestFolder();
  const server = await makeArchivedServer(folder, BALLAST_MEGABYTES);
  const DATA_KEY = randomBytes(32).toString('base64');
  // Changes that a restore must not undo are stored beside the backups.
  const BACKUP_DIR = join(folder, 'backups');
  mkdirSync(BACKUP_DIR);
  const env = { DATABASE_URL: server.url, DATA_KEY, BACKUP_DIR, ...BUSY };
  const dataFolder = join(folder, 'data');
  let site: Site | undefined;
  try {
    site = await startSite({ dataFolder, env });
    const families = await makeFamilies(site.url, server.url, FAMILIES);
    const load = keepBusy(site.url, families);
    const journal = keepJournal(site.url);
    const sizeBytes = await server.measure();
    const backUpMs = await measureMs(() => server.runUnit('shubho-bibaho-pgbackrest@.service', 'full'));
    await server.runUnit('shubho-bibaho-pgbackrest-check.service', '');
    console.log(`${megabytes(sizeBytes)} MB are backed up in ${seconds(backUpMs)} s while families write`);
    await wait(AROUND_MOMENT_MS);
    const moment = await journal.pickMoment();
    await wait(AROUND_MOMENT_MS);
    const [pausingFamily] = families;
    assert.ok(pausingFamily);
    const pauseForm = { pid: pausingFamily.pid, kind: 'paused', reason: 'notNow' };
    assert.equal((await pausingFamily.client.callEncoded('pauseprofile', pauseForm)).body.msgcode, 1);
    await server.runUnit('shubho-bibaho-pgbackrest@.service', 'diff');
    await wait(UNDER_LOAD_MS);

    const lostAt = Date.now();
    server.lose();
    const entries = await journal.end();
    const { statuses } = await load.end();
    assert.equal(statuses.get(500), undefined, 'no answer is a 500');
    await bringBack(server, { entries, lostAt, sizeBytes, site });

    await site.stop();
    await goBackTo(server, { moment, entries });
    execFileSync(process.execPath, ['scripts/restore.ts', '--recovered'], {
      cwd: projectFolder,
      env: { ...process.env, ...env, DATA_DIR: dataFolder },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await expectPaused(server.url, pausingFamily.pid);
    site = await startSite({ dataFolder, env: { ...env, EXPECT_SITE: '1' } });
    await expectServing(site, { moment, entries });
    await site.stop();
    await server.stop();
  } finally {
    await site?.kill();
    server.kill();
    removeTestFolder(folder);
  }
}

/** The loss of the database's machine. */
interface Loss {
  entries: readonly Entry[];
  /** Milliseconds by `Date.now()`. */
  lostAt: number;
  /** The size of all databases. */
  sizeBytes: number;
  site: Site;
}

/** Restores the whole repository onto a new disk. */
async function bringBack(server: Server, { entries, lostAt, sizeBytes, site }: Loss): Promise<void> {
  const copyMs = await measureMs(() => server.pgbackrest('restore'));
  const replayMs = await measureMs(() => server.start());
  const keptEntries = await findKept(server.url, entries);
  const answeredEntries = entries.filter(({ answeredAt }) => answeredAt !== undefined && answeredAt < lostAt);
  const lostEntries = answeredEntries.filter((entry) => !keptEntries.has(entry));
  const lastEntries = answeredEntries.slice(answeredEntries.length - lostEntries.length);
  assert.deepEqual(lastEntries, lostEntries, 'what is lost are the last ones alone');
  const lossMs = lostEntries[0] ? lostAt - lostEntries[0].askedAt : 0;
  const startedAt = performance.now();
  await untilServed(site);
  const bytesASecond = sizeBytes / (copyMs / 1_000);
  const minutes = (GIGABYTES_OF_A_MILLION * 1e9) / bytesASecond / 60;
  console.log(
    `machine lost: ${lostEntries.length} of ${answeredEntries.length} answered registrations, those of the last ` +
      `${seconds(lossMs)} s; ${megabytes(sizeBytes)} MB copied in ${seconds(copyMs)} s ` +
      `(${megabytes(bytesASecond)} MB/s), replayed in ${seconds(replayMs)} s, the same site serves ` +
      `${seconds(performance.now() - startedAt)} s later; ` +
      `${GIGABYTES_OF_A_MILLION} GB would take ${minutes.toFixed(1)} minutes`,
  );
  assert.ok(lossMs <= MOST_LOST_MS, `the last ${lossMs} ms are lost`);
  assert.ok(minutes <= MOST_MINUTES_AT_A_MILLION, `a million members would be back after ${minutes} minutes`);
}

/** Restores the database to a moment, and checks which registrations it has. */
async function goBackTo(
  server: Server,
  { moment, entries }: { moment: number; entries: readonly Entry[] },
): Promise<void> {
  const target = new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00');
  const startedAt = performance.now();
  await server.stop();
  await server.pgbackrest('--delta', '--type=time', `--target=${target}`, '--target-action=promote', 'restore');
  await server.start();
  await untilPromoted(server.url);
  const keptEntries = await findKept(server.url, entries);
  const earlierEntries = entries.filter(({ answeredAt }) => answeredAt !== undefined && answeredAt < moment);
  const laterEntries = entries.filter(({ askedAt }) => askedAt > moment);
  const countKept = (list: readonly Entry[]) => list.filter((entry) => keptEntries.has(entry)).length;
  console.log(
    `back to ${target} in ${seconds(performance.now() - startedAt)} s: of ${earlierEntries.length} registrations ` +
      `answered before ${countKept(earlierEntries)} are there, of ${laterEntries.length} begun later ` +
      `${countKept(laterEntries)}`,
  );
  assert.ok(earlierEntries.length > 0 && laterEntries.length > 0, 'something was written before and after');
  assert.deepEqual(
    earlierEntries.filter((entry) => !keptEntries.has(entry)),
    [],
    'what was answered before the moment is there',
  );
  assert.deepEqual(
    laterEntries.filter((entry) => keptEntries.has(entry)),
    [],
    'nothing of later is there',
  );
}

/** Checks that families registered before the moment can log in, and that later ones are unknown and can register. */
async function expectServing(
  { url }: Site,
  { moment, entries }: { moment: number; entries: readonly Entry[] },
): Promise<void> {
  const lastBefore = entries.findLast(({ answeredAt }) => answeredAt !== undefined && answeredAt < moment);
  const firstAfter = entries.find(({ askedAt }) => askedAt > moment);
  assert.ok(lastBefore && firstAfter);
  assert.ok((await logIn(url, lastBefore)).ok, 'the last family of before logs in');
  assert.ok(!(await logIn(url, firstAfter)).ok, 'the first family of later is unknown');
  await registerMember(url, firstAfter);
  console.log('the last family of before logs in, the first of later registers anew');
}

/** Checks that a change which a restore must not undo exists, although it was made after the restored moment. */
async function expectPaused(url: string, profileId: string): Promise<void> {
  const ask = 'select from pauses where profile_id = $1';
  const { rowCount } = await withDatabase(url, (client) => client.query(ask, [profileId]));
  assert.equal(rowCount, 1, 'a family that paused after the moment is paused');
  console.log('a family that paused after that moment is paused');
}

/** Waits until the server has left recovery and accepts writes. */
async function untilPromoted(url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const ask = 'select pg_is_in_recovery() as "isReading"';
    const { rows } = await withDatabase(url, (client) => client.query<{ isReading: boolean }>(ask));
    if (rows[0]?.isReading === false) return;
    await wait(TRY_MS);
  }
  assert.fail('the server is not open for writes a minute after the moment was reached');
}

/** Waits until the site serves again by itself after its database was lost. */
async function untilServed({ url }: Site): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await wait(TRY_MS);
  }
  assert.fail('the site does not serve again within a minute');
}

/** Does the work and returns how long it took, in milliseconds. */
async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
