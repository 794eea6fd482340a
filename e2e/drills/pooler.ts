import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from '#scripts/run-command.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { urlOf } from '#server/platform/db/embedded/server-process.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import {
  BUSY,
  expectNothingLost,
  keepBusy,
  makeFamilies,
  valueAtPercent,
  withDatabase,
} from '../support/mixed-load.ts';
import { findFreePort, type Site, startSite } from '../support/site.ts';

const FAMILIES = 12;
/** The time until the lists contain new families. */
const UNTIL_LISTED_MS = 3_000;
/** The time of load in each mode. */
const SECONDS = 15;

/**
 * Runs a mixed load through Debian's PgBouncer with `ops/pgbouncer.ini` in both modes, and without it. No request may
 * fail.
 */
export async function run(): Promise<void> {
  install();
  const folder = makeTestFolder();
  const database = await startEmbedded({ dataDir: join(folder, 'database'), settings: { max_connections: 60 } });
  const direct = urlOf(database.connection);
  const DATA_KEY = randomBytes(32).toString('base64');
  try {
    for (const mode of ['none', 'session', 'transaction'] as const) {
      const bouncer = mode === 'none' ? undefined : await startBouncer(join(folder, mode), { mode, direct });
      let site: Site | undefined;
      try {
        const env = { DATABASE_URL: direct, DATA_KEY, WORKERS: '1', ...BUSY };
        site = await startSite({
          dataFolder: join(folder, 'data'),
          env: { ...env, ...(bouncer && { DATABASE_POOL_URL: bouncer.url }) },
        });
        await measure(mode, site, direct);
      } finally {
        await site?.stop();
        await bouncer?.stop();
      }
    }
  } finally {
    await database.stop();
    removeTestFolder(folder);
  }
}

/** Puts the site under load for `SECONDS`, and prints latencies and connections. No request may fail. */
async function measure(mode: string, site: Site, direct: string): Promise<void> {
  const families = await makeFamilies(site.url, direct, FAMILIES);
  await wait(UNTIL_LISTED_MS);
  const load = keepBusy(site.url, families);
  let mostConnections = 0;
  for (let second = 0; second < SECONDS; second++) {
    await wait(1_000);
    const { rows } = await withDatabase(direct, (client) =>
      client.query<{ count: number }>(`select count(*) from pg_stat_activity where datname = current_database()`),
    );
    // Without the connection that counts.
    mostConnections = Math.max(mostConnections, Number(rows[0]?.count) - 1);
  }
  const { statuses, times, registered } = await load.end();
  console.log(
    `pooler ${mode}: ${times.length} answers in ${SECONDS} s, p50 ${valueAtPercent(times, 50).toFixed(1)} ms, ` +
      `p99 ${valueAtPercent(times, 99).toFixed(0)} ms, at most ${mostConnections} connections to PostgreSQL; ${JSON.stringify([...statuses])}`,
  );
  assert.deepEqual([...statuses.keys()], [200]);
  await expectNothingLost(direct, families, registered);
}

/** Installs Debian's PgBouncer if it is missing. */
function install(): void {
  if (spawnSync('pgbouncer', ['--version']).status === 0) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], { stdio: 'inherit' });
  // Debian's package starts its own PgBouncer at boot.
  spawnSync('systemctl', ['disable', '--now', 'pgbouncer'], { stdio: 'ignore' });
  assert.equal(spawnSync('pgbouncer', ['--version']).status, 0, 'pgbouncer cannot be installed: this drill needs it');
}

/** Starts PgBouncer with our configuration at free ports. */
async function startBouncer(folder: string, { mode, direct }: { mode: string; direct: string }) {
  const { username, password, port: databasePort, pathname } = new URL(direct);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o644 });
  const port = await findFreePort();
  const ini = readFileSync(join(projectFolder, 'ops/pgbouncer.ini'), 'utf8')
    .replace('port=5432 dbname=shubho', `port=${databasePort} dbname=${pathname.slice(1)}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('pool_mode = transaction', `pool_mode = ${mode}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, ini, { mode: 0o644 });
  // PgBouncer refuses root, as PostgreSQL does.
  const userOption = process.getuid?.() === 0 ? ['--user=postgres'] : [];
  const child: ChildProcess = spawn('pgbouncer', ['--quiet', ...userOption, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  await expectUp(url);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Waits until PgBouncer answers; throws its last error after many tries. */
async function expectUp(url: string): Promise<void> {
  for (let triesLeft = 100; ; triesLeft--) {
    const isUp = await withDatabase(url, (client) => client.query('select 1')).then(
      () => true,
      (error: unknown) => {
        if (triesLeft === 0) throw error;
        return false;
      },
    );
    if (isUp) return;
    await wait(100);
  }
}
