import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { projectFolder } from '#scripts/run-command.ts';
import { makeTestFolder, removeTestFolder } from '#scripts/test-folder.ts';
import { chooseAccount } from '#server/platform/db/embedded/account.ts';
import { packageName, prepareBinaries } from '#server/platform/db/embedded/binaries.ts';
import { type Cluster, makeCluster, placeCluster } from '#server/platform/db/embedded/cluster.ts';
import { ensureRunning, stopServer, urlOf } from '#server/platform/db/embedded/server-process.ts';
import { settingsOf } from '#server/platform/db/embedded/settings.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { QUEUE_SCHEMA } from '#server/platform/db/queue.ts';
import { inventMember, logIn, type NewMember, registerMember } from '../support/member.ts';
import { startSite } from '../support/site.ts';

/** The version of the package of the former PostgreSQL. */
const FORMER = '17.10.0-beta.17';
const MEMBERS = 200;
/** The number of messages that wait in the queue: more than the registrations leave there. */
const LETTERS = 1_000;
/** The milliseconds after which upgrades are killed. */
const KILLS = [150, 800, 1_600, 2_400, 3_200, 4_500];

/**
 * Moves a site from PostgreSQL 17 to 18 by one command, after killing it repeatedly. Nothing may be lost, and the
 * former database is kept.
 */
export async function run(): Promise<void> {
  const folder = makeTestFolder();
  const dataFolder = join(folder, 'data');
  try {
    const former = await fetchFormer(folder);
    const key = randomBytes(32).toString('base64');
    const cluster = await makeFormer(dataFolder, former);
    const members = await fill(cluster, dataFolder, key);
    const before = await countAll(cluster);

    const upgrade = () => start('scripts/upgrade-database.ts', ['--with', former], dataFolder);
    for (const milliseconds of KILLS) {
      const { child, ended } = upgrade();
      const isOver = await Promise.race([ended.then(() => true), wait(milliseconds, false)]);
      if (isOver) break;
      child.kill('SIGKILL');
      await ended;
    }
    const began = performance.now();
    const { code, output } = await upgrade().ended;
    assert.equal(code, 0, output);
    console.log(output.trim());
    console.log(`upgrade after ${KILLS.length} kills: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const secondRun = await upgrade().ended;
    assert.match(secondRun.output, /nothing is to be done/);

    assert.equal(await countLetters(dataFolder), LETTERS, 'what waited to be sent is there');
    const site = await startSite({ dataFolder, env: { DATA_KEY: key, EXPECT_SITE: '1' } });
    const lost: string[] = [];
    for (const member of members) if (!(await logIn(site.url, member)).ok) lost.push(member.phone);
    await site.stop();
    assert.deepEqual(lost, [], 'everybody logs in');

    const kept = join(dataFolder, 'postgresql-17');
    assert.ok(existsSync(kept), 'the former database is kept');
    const keptCluster = { ...cluster, dir: join(kept, 'cluster'), passwordFile: join(kept, 'password') };
    assert.deepEqual(await countAll(keptCluster), before, 'and is as it was');
    assert.equal(readFileSync(join(dataFolder, 'postgresql/cluster/PG_VERSION'), 'utf8').trim(), '18');
    console.log(`${members.length} members log in on 18, and the kept 17 has ${before.length} tables as they were`);
  } finally {
    removeTestFolder(folder);
  }
}

/** Installs the package of the former PostgreSQL and returns its folder. */
async function fetchFormer(folder: string): Promise<string> {
  const formerFolder = join(folder, 'former');
  mkdirSync(formerFolder);
  const args = ['install', '--prefix', formerFolder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', [...args, `${packageName}@${FORMER}`], { stdio: 'inherit' });
  return join(formerFolder, 'node_modules', packageName);
}

/** Makes an empty database of the former PostgreSQL where a site has it. */
async function makeFormer(dataFolder: string, former: string): Promise<Cluster> {
  const { dir, passwordFile, home } = placeCluster(dataFolder);
  mkdirSync(dataFolder, { mode: 0o711 });
  const { binDir, version } = await prepareBinaries(former);
  assert.equal(version, FORMER);
  const cluster = { dir, passwordFile, binDir, account: await chooseAccount(dir) };
  await makeCluster(cluster);
  assert.ok(existsSync(home));
  return cluster;
}

/** Fills the former server: registers members, and leaves messages in the queue. */
async function fill(cluster: Cluster, dataFolder: string, key: string): Promise<NewMember[]> {
  return withServer(cluster, async (connection) => {
    const env = { DATABASE_URL: urlOf(connection), DATA_KEY: key };
    const site = await startSite({ dataFolder, env });
    const members = Array.from({ length: MEMBERS }, inventMember);
    for (const member of members) await registerMember(site.url, member);
    await site.stop();
    await leaveLetters(env.DATABASE_URL);
    return members;
  });
}

/** Selects the messages that were not sent yet. */
const WAITING = "select from pgboss.job where state in ('created', 'retry', 'active')";

async function countLetters(dataFolder: string): Promise<number | null> {
  const database = await startEmbedded({ dataDir: dataFolder });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rowCount } = await client.query(WAITING);
  await client.end();
  await database.stop();
  return rowCount;
}

/** Fills the queue up to `LETTERS` messages that were not sent. */
async function leaveLetters(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(WAITING);
  const ids = Array.from({ length: LETTERS - (rowCount ?? 0) }, () => ({ data: { id: randomUUID() } }));
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  await new PgBoss({ db, schema: QUEUE_SCHEMA }).insert('email', ids);
  await client.end();
}

/** Returns the name, the number of rows and a hash of the rows of every table. */
function countAll(cluster: Cluster): Promise<unknown[]> {
  return withServer(cluster, async (connection) => {
    const client = new pg.Client(connection);
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    );
    const counts: unknown[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*), md5(string_agg(t::text, '' order by t::text)) from "${name}" t`,
      );
      counts.push([name, rows[0]]);
    }
    await client.end();
    return counts;
  });
}

async function withServer<T>(
  cluster: Cluster,
  use: (connection: Awaited<ReturnType<typeof ensureRunning>>['connection']) => Promise<T>,
): Promise<T> {
  const { connection, pid } = await ensureRunning(cluster, settingsOf(17));
  return use(connection).finally(() => stopServer(cluster, pid));
}

function start(
  program: string,
  args: string[],
  dataFolder: string,
): { child: ChildProcess; ended: Promise<{ code: number; output: string }> } {
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', DATA_KEY: '' };
  const child = spawn(process.execPath, [program, ...args], { cwd: projectFolder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code ?? 1, output })) };
}
