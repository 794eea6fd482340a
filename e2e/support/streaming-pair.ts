import assert from 'node:assert/strict';
import { appendFileSync, chownSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseAccount } from '#server/platform/db/embedded/account.ts';
import { prepareBinaries } from '#server/platform/db/embedded/binaries.ts';
import { runProgram } from '#server/platform/db/embedded/run-program.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { withDatabase } from './mixed-load.ts';
import { killIfAlive, listPostgres } from './processes.ts';
import { findFreePort } from './site.ts';

const settings = { max_connections: 60, max_wal_senders: 4, wal_level: 'replica', wal_keep_size: '128MB' };

/**
 * Starts a primary that waits for its synchronous replica before it confirms a commit, and starts the replica. The
 * packages lack `pg_basebackup`, so the folder is copied between `pg_backup_start` and `pg_backup_stop`.
 */
export async function startPair(folder: string) {
  const dataDir = join(folder, 'primary');
  const cluster = join(dataDir, 'postgresql/cluster');
  const { binDir } = await prepareBinaries();
  await (await startEmbedded({ dataDir, settings })).stop();
  const account = await chooseAccount(cluster);
  const { code, output } = await runProgram(join(binDir, 'postgres'), ['--single', '-D', cluster, 'postgres'], {
    account,
    cwd: cluster,
    input: 'alter role shubho superuser replication;\n',
  });
  assert.equal(code, 0, output);
  appendFileSync(join(cluster, 'pg_hba.conf'), 'host replication shubho 127.0.0.1/32 scram-sha-256\n');
  const { connection } = await startEmbedded({ dataDir, settings });
  const { user, password, port, database } = connection;
  const urlAt = (portNumber: number) => `postgres://${user}:${password}@127.0.0.1:${portNumber}/${database}`;
  const primary = urlAt(port);

  const replicaFolder = join(folder, 'replica');
  const giveToAccount = (path: string) => {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  };
  await withDatabase(primary, async (client) => {
    await client.query(`select pg_backup_start('copy', true)`);
    cpSync(cluster, replicaFolder, {
      recursive: true,
      preserveTimestamps: true,
      filter: (from) => !/postmaster\.(pid|opts)$|\.s\.PGSQL/.test(from),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(replicaFolder, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  const primaryConnection = `host=127.0.0.1 port=${port} user=${user} password=${password} application_name=replica`;
  appendFileSync(join(replicaFolder, 'postgresql.auto.conf'), `primary_conninfo = '${primaryConnection}'\n`);
  writeFileSync(join(replicaFolder, 'standby.signal'), '');
  if (account.uid !== undefined) {
    const chownResult = await runProgram('chown', ['-R', `${account.uid}:${account.gid}`, replicaFolder]);
    assert.equal(chownResult.code, 0, chownResult.output);
  }
  giveToAccount(replicaFolder);
  const replicaPort = await findFreePort();
  const options = Object.entries({ ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '' })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const pgCtl = (...args: string[]) =>
    runProgram(join(binDir, 'pg_ctl'), ['-D', replicaFolder, ...args], { account, cwd: replicaFolder });
  const startResult = await pgCtl(
    'start',
    '-w',
    '-s',
    '-l',
    join(replicaFolder, 'server.log'),
    '-o',
    `-p ${replicaPort} ${options}`,
  );
  const log = readFileSync(join(replicaFolder, 'server.log'), 'utf8');
  assert.equal(startResult.code, 0, `${startResult.output}\n${log}`);
  const replica = urlAt(replicaPort);

  await withDatabase(primary, async (client) => {
    const isStreaming = async () =>
      (await client.query(`select from pg_stat_replication where state = 'streaming'`)).rowCount === 1;
    while (!(await isStreaming())) await wait(100);
    await client.query(`alter system set synchronous_standby_names = 'replica'`);
    await client.query('select pg_reload_conf()');
  });
  return {
    primary,
    replica,
    both: `postgres://${user}:${password}@127.0.0.1:${port},127.0.0.1:${replicaPort}/${database}`,
    /** Kills every process of the primary with `kill -9`. */
    killPrimary() {
      for (const pid of listPostgres(cluster)) killIfAlive(pid);
    },
    promote: () => withDatabase(replica, (client) => client.query('select pg_promote(true, 60)')),
    async stop() {
      await pgCtl('stop', '-m', 'immediate', '-w');
      for (const pid of listPostgres(cluster)) killIfAlive(pid);
      rmSync(replicaFolder, { recursive: true, force: true });
    },
  };
}
