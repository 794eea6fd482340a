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
const FORMER_VERSION = '17.10.0-beta.17';
const FORMER_MAJOR = 17;
const MEMBERS = 200;
/** The number of messages that wait in the queue: more than the registrations leave there. */
const LETTERS = 1_000;
/** The milliseconds after which upgrades are killed. */
const KILLED_AFTER_MS = [150, 800, 1_600, 2_400, 3_200, 4_500];

/** Selects the messages that were not sent yet. */
const SELECT_WAITING = "select from pgboss.job where state in ('created', 'retry', 'active')";

/**
 * Moves a site from PostgreSQL 17 to 18 by one command, after killing it repeatedly. Nothing may be lost, and the
 * former database is kept.
 */
export async function run(): Promise<void> {
  const folder = makeTestFolder();
  const dataFolder = join(folder, 'data');
  try {
    const formerPackage = await fetchFormer(folder);
    const key = randomBytes(32).toString('base64');
    const cluster = await makeFormer(dataFolder, formerPackage);
    const members = await fill(cluster, dataFolder, key);
    const tablesBefore = await countAll(cluster);

    const upgrade = () => start('scripts/upgrade-database.ts', ['--with', formerPackage], dataFolder);
    for (const milliseconds of KILLED_AFTER_MS) {
      const { child, ended } = upgrade();
      const isOver = await Promise.race([ended.then(() => true), wait(milliseconds, false)]);
      if (isOver) break;
      child.kill('SIGKILL');
      await ended;
    }
    const startedAt = performance.now();
    const { code, output } = await upgrade().ended;
    assert.equal(code, 0, output);
    console.log(output.trim());
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`upgrade after ${KILLED_AFTER_MS.length} kills: ${seconds} s`);
    const secondRun = await upgrade().ended;
    assert.match(secondRun.output, /nothing is to be done/);

    assert.equal(await countLetters(dataFolder), LETTERS, 'what waited to be sent is there');
    const site = await startSite({ dataFolder, env: { DATA_KEY: key, EXPECT_SITE: '1' } });
    const lostPhones: string[] = [];
    for (const member of members) if (!(await logIn(site.url, member)).ok) lostPhones.push(member.phone);
    await site.stop();
    assert.deepEqual(lostPhones, [], 'everybody logs in');

    const keptFolder = join(dataFolder, 'postgresql-17');
    assert.ok(existsSync(keptFolder), 'the former database is kept');
    const keptCluster = { ...cluster, dir: join(keptFolder, 'cluster'), passwordFile: join(keptFolder, 'password') };
    assert.deepEqual(await countAll(keptCluster), tablesBefore, 'and is as it was');
    assert.equal(readFileSync(join(dataFolder, 'postgresql/cluster/PG_VERSION'), 'utf8').trim(), '18');
    const tableCount = tablesBefore.length;
    console.log(`${members.length} members log in on 18, and the kept 17 has ${tableCount} tables as they were`);
  } finally {
    removeTestFolder(folder);
  }
}

/** Installs the package of the former PostgreSQL and returns its folder. */
async function fetchFormer(folder: string): Promise<string> {
  const formerFolder = join(folder, 'former');
  mkdirSync(formerFolder);
  const args = ['install', '--prefix', formerFolder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', [...args, `${packageName}@${FORMER_VERSION}`], { stdio: 'inherit' });
  return join(formerFolder, 'node_modules', packageName);
}

/** Makes an empty database of the former PostgreSQL where a site has it. */
async function makeFormer(dataFolder: string, formerPackage: string): Promise<Cluster> {
  const { dir, passwordFile, home } = placeCluster(dataFolder);
  mkdirSync(dataFolder, { mode: 0o711 });
  const { binDir, version } = await prepareBinaries(formerPackage);
  assert.equal(version, FORMER_VERSION);
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

/** Returns the number of messages in the queue of the upgraded database. */
async function countLetters(dataFolder: string): Promise<number | null> {
  const database = await startEmbedded({ dataDir: dataFolder });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rowCount } = await client.query(SELECT_WAITING);
  await client.end();
  await database.stop();
  return rowCount;
}

/** Fills the queue up to `LETTERS` messages that were not sent. */
async function leaveLetters(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(SELECT_WAITING);
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

/** Starts the former server for the work, and stops it afterwards. */
async function withServer<T>(
  cluster: Cluster,
  use: (connection: Awaited<ReturnType<typeof ensureRunning>>['connection']) => Promise<T>,
): Promise<T> {
  const { connection, pid } = await ensureRunning(cluster, settingsOf(FORMER_MAJOR));
  return use(connection).finally(() => stopServer(cluster, pid));
}

/** Starts a script of the project. `ended` has its exit code and its whole output. */
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
