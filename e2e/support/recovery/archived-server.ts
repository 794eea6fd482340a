import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withDatabase } from '../mixed-load.ts';
import { killIfAlive, listPostgres } from '../processes.ts';
import { findFreePort } from '../site.ts';
import { asPostgres, findPostgres, readOps } from './debian.ts';

/** The size of the first rows that `fillBallast` inserts. */
const FIRST_MEGABYTES = 16;

/**
 * Makes a PostgreSQL from Debian's packages with our `ops/postgresql-archiving.conf`, and a repository with our
 * `ops/pgbackrest.conf`.
 */
export async function makeArchivedServer(folder: string, ballastMegabytes: number) {
  const bin = findPostgres();
  const pathOf = (name: string) => join(folder, name);
  const data = pathOf('main');
  const config = pathOf('pgbackrest.conf');
  const port = await findFreePort();
  for (const name of ['repository', 'spool', 'log', 'lock', 'socket']) {
    mkdirSync(pathOf(name));
    assert.equal(spawnSync('chown', ['postgres:postgres', pathOf(name)]).status, 0, 'a drill as root');
  }
  const pgbackrestConfig = readOps('pgbackrest.conf', {
    'repo1-path=/var/backups/pgbackrest': `repo1-path=${pathOf('repository')}`,
    'repo1-cipher-pass=CHANGE-ME': 'repo1-cipher-pass=of-the-drill',
    'spool-path=/var/spool/pgbackrest': `spool-path=${pathOf('spool')}`,
    'log-path=/var/log/pgbackrest': `log-path=${pathOf('log')}\nlock-path=${pathOf('lock')}`,
    'pg1-path=/var/lib/postgresql/15/main': `pg1-path=${data}\npg1-socket-path=${pathOf('socket')}`,
    'pg1-port=5432': `pg1-port=${port}`,
  });
  writeFileSync(config, pgbackrestConfig);
  writeFileSync(pathOf('archiving.conf'), readOps('postgresql-archiving.conf', {}));
  writeFileSync(pathOf('passwords'), 'a password of the drill');
  chmodSync(pathOf('passwords'), 0o644);
  const env = { ...process.env, PGBACKREST_CONFIG: config };
  /** Runs a command as the database's user, with the drill's pgBackRest configuration. */
  async function runAsPostgres(...command: string[]): Promise<void> {
    const [program, args] = asPostgres(...command);
    await promisify(execFile)(program, args, { cwd: folder, env });
  }
  const log = pathOf('socket/server.log');
  const start = (options = '') =>
    runAsPostgres(join(bin, 'pg_ctl'), '-D', data, '-w', '-t', '600', '-s', '-l', log, '-o', options, 'start');
  const stop = () => runAsPostgres(join(bin, 'pg_ctl'), '-D', data, '-w', '-s', '-m', 'fast', 'stop');
  const urlOf = (name: string) =>
    `postgres://postgres:a password of the drill@127.0.0.1:${port}/${name}`.replaceAll(' ', '%20');
  const pgbackrest = (...args: string[]) => runAsPostgres('pgbackrest', '--stanza=shubho', ...args);

  mkdirSync(data, { mode: 0o700 });
  assert.equal(spawnSync('chown', ['postgres:postgres', data]).status, 0);
  await runAsPostgres(
    join(bin, 'initdb'),
    '-D',
    data,
    '-k',
    '-A',
    'scram-sha-256',
    `--pwfile=${pathOf('passwords')}`,
    '-E',
    'UTF8',
    '--locale=C',
  );
  // As in Debian's own clusters: pgBackRest connects through the socket without a password.
  const hba = readFileSync(join(data, 'pg_hba.conf'), 'utf8').replace(/^local(.*)scram-sha-256$/gm, 'local$1peer');
  writeFileSync(join(data, 'pg_hba.conf'), hba);
  appendFileSync(
    join(data, 'postgresql.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${pathOf('socket')}'\nshared_buffers = 256MB\ninclude '${pathOf('archiving.conf')}'\n`,
  );
  // The WAL segments of the ballast are recycled at once, so that none is archived later.
  await start('-c archive_mode=off -c max_wal_size=64MB -c min_wal_size=32MB');
  await withDatabase(urlOf('postgres'), async (client) => {
    await client.query('create database ballast');
    await client.query(`create database site template template0 locale 'C' locale_provider icu icu_locale 'en-IN'`);
  });
  await fillBallast(urlOf('ballast'), ballastMegabytes);
  await stop();
  await pgbackrest('stanza-create', '--no-online');
  await start();
  return {
    url: urlOf('site'),
    pgbackrest,
    start: () => start(),
    stop,
    /** Returns the total size of all databases in bytes. */
    async measure(): Promise<number> {
      const ask = 'select sum(pg_database_size(oid))::text as bytes from pg_database';
      const { rows } = await withDatabase(urlOf('postgres'), (client) => client.query<{ bytes: string }>(ask));
      return Number(rows[0]?.bytes);
    },
    /** Simulates the loss of the machine: kills every process and removes the disk. */
    lose(): void {
      for (const pid of listPostgres(data)) killIfAlive(pid);
      for (const name of ['main', 'spool']) {
        rmSync(pathOf(name), { recursive: true, force: true, maxRetries: 20 });
        mkdirSync(pathOf(name), { mode: 0o700 });
        spawnSync('chown', ['postgres:postgres', pathOf(name)]);
      }
    },
    /** Kills every process of the server. */
    kill(): void {
      for (const pid of listPostgres(data)) killIfAlive(pid);
    },
    /** Runs a systemd unit's command with its user and our folders. */
    async runUnit(name: string, instance: string): Promise<void> {
      const unit = readOps(name, {});
      const lineOf = (key: string) =>
        (new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '').replaceAll('%i', instance);
      const socket = `export PGHOST=${pathOf('socket')} PGPORT=${port};`;
      for (const key of ['ExecCondition', 'ExecStart'])
        await runAsPostgres('/bin/sh', '-c', `${socket} ${lineOf(key)}`);
    },
  };
}

/** Inserts `FIRST_MEGABYTES` of data that compresses badly, and doubles it as often as needed. */
async function fillBallast(url: string, megabytes: number): Promise<void> {
  await withDatabase(url, async (client) => {
    await client.query(
      `create table ballast as select n, md5(n::text) || md5((-n)::text) as text from generate_series(1, 160000) n`,
    );
    for (let filled = FIRST_MEGABYTES; filled < megabytes; filled *= 2)
      await client.query('insert into ballast select n + 1, text from ballast');
    await client.query('checkpoint');
    await client.query('checkpoint');
  });
}
