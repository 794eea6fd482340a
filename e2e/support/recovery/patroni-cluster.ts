import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { withDatabase } from '../mixed-load.ts';
import { findPostgres, readOps } from './debian.ts';
import { type Host, type HostName, makeHosts } from './hosts.ts';

/** The password of the database roles in the drill. */
export const PASSWORD = 'of-the-drill';
const PATIENCE_MS = 120_000;

/** Two database hosts and a witness. */
export interface Cluster {
  databases: readonly Host[];
  urlAt(host: Host, database?: string): string;
  /** The site's `DATABASE_URL`, which names both hosts. */
  both: string;
  /** Starts everything that this host starts at boot. */
  boot(name: HostName): void;
  /** Waits until one host is writable and the other is its synchronous replica. Returns the writable one. */
  untilWhole(): Promise<Host>;
  remove(): Promise<void>;
}

/** Starts three hosts with Debian's etcd, two of them with Patroni and PostgreSQL, from the files of `ops/`. */
export async function startCluster(folder: string): Promise<Cluster> {
  const hosts = makeHosts();
  const databases = [hosts.db1, hosts.db2];
  for (const name of ['db1', 'db2', 'witness'] as const) prepare(hosts[name], folder);
  const boot = (name: HostName) => bootHost(hosts[name], folder);
  const urlAt = ({ address }: Host, database = 'shubho') =>
    `postgres://${database === 'shubho' ? 'shubho' : 'postgres'}:${PASSWORD}@${address}:5432/${database}`;
  const addresses = databases.map(({ address }) => `${address}:5432`).join(',');
  const untilWhole = async () => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(250)) {
      for (const host of databases) if (await isWhole(urlAt(host, 'postgres'))) return host;
    }
    return assert.fail('the two hosts are not primary and synchronous replica within two minutes');
  };
  const cluster: Cluster = {
    databases,
    urlAt,
    boot,
    untilWhole,
    remove: hosts.remove,
    both: `postgres://shubho:${PASSWORD}@${addresses}/shubho?target_session_attrs=read-write`,
  };
  try {
    for (const name of ['db1', 'db2', 'witness'] as const) boot(name);
    const primary = await untilWhole();
    await withDatabase(urlAt(primary, 'postgres'), async (client) => {
      await client.query(`create role shubho login createdb password '${PASSWORD}'`);
      await client.query(
        `create database shubho owner shubho template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'en-IN'`,
      );
    });
    return cluster;
  } catch (error) {
    await hosts.remove();
    throw error;
  }
}

/** Returns whether this host is the primary, and another streams from it synchronously. */
async function isWhole(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const ask = `select from pg_stat_replication where state = 'streaming' and sync_state = 'sync' and not pg_is_in_recovery()`;
    return (await client.query(ask)).rowCount === 1;
  } catch {
    return false;
  } finally {
    client.connection.stream.destroy();
  }
}

/** Writes the configuration of a host, and gives its folder to the user postgres. */
function prepare({ name, address }: Host, folder: string): void {
  const hostFolder = join(folder, name);
  for (const path of [hostFolder, join(hostFolder, 'socket'), join(hostFolder, 'etcd')])
    mkdirSync(path, { mode: 0o700 });
  const etcd = readOps('etcd.env', { '/var/lib/etcd/shubho': join(hostFolder, 'etcd') });
  writeFileSync(join(hostFolder, 'etcd.env'), forHost(etcd, name, address));
  const patroni = readOps('patroni.yml', {
    'password: CHANGE-ME': `password: ${PASSWORD}`,
    '/var/lib/postgresql/15/shubho': join(hostFolder, 'data'),
    '/usr/lib/postgresql/15/bin': findPostgres(),
    '/var/lib/postgresql/patroni.pgpass': join(hostFolder, 'pgpass'),
    '/var/run/postgresql': join(hostFolder, 'socket'),
    // The drill has no backup repository.
    'archive_mode: "on"': 'archive_mode: "off"',
  });
  writeFileSync(join(hostFolder, 'patroni.yml'), forHost(patroni, name, address));
  assert.equal(
    spawnSync('chown', ['-R', 'postgres:postgres', hostFolder]).status,
    0,
    'this drill makes networks: run it as root',
  );
}

/**
 * Replaces db1's name and address by those of the host, as the head of each file requires. Lists of all hosts stay
 * unchanged.
 */
const forHost = (text: string, name: HostName, address: string) =>
  text
    .split('\n')
    .map((line) =>
      /^ETCD_INITIAL_CLUSTER=|^ {2}hosts:/.test(line)
        ? line
        : line.replaceAll('198.51.100.11', address).replace(/^(name: |ETCD_NAME=)db1$/, `$1${name}`),
    )
    .join('\n');

/** Starts etcd, and on a database host Patroni. */
function bootHost(host: Host, folder: string): void {
  const hostFolder = join(folder, host.name);
  const etcd = ['/bin/sh', '-c', `set -a; . ${hostFolder}/etcd.env; exec etcd`];
  host.start(etcd, { log: join(folder, `${host.name}-etcd.log`) });
  if (host.name === 'witness') return;
  host.start(['patroni', join(hostFolder, 'patroni.yml')], { log: join(folder, `${host.name}-patroni.log`) });
}
