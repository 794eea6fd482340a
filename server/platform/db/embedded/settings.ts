/** Settings of PostgreSQL by name, as in `postgresql.conf`. */
export type Settings = Record<string, string | number>;

/** Settings for one Node process: local access only, few processes, little memory. */
export const embeddedSettings: Settings = {
  listen_addresses: '127.0.0.1',
  // A socket in its own folder saves both sides a third of the cost of a small query.
  unix_socket_directories: '.',
  max_connections: 40,
  shared_buffers: '48MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Reading in the calling process saves three worker processes.
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  autovacuum_max_workers: 1,
  max_worker_processes: 2,
  max_parallel_workers: 2,
  max_parallel_workers_per_gather: 0,
  max_logical_replication_workers: 0,
  max_wal_senders: 0,
  // There is no replica, so data written in the transaction that creates its table needs no WAL.
  wal_level: 'minimal',
  // Keeps members' data out of the log: failed statements and their values are reported to the caller only.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** Settings that older versions do not know, with the first major version that does. */
const newSince: Readonly<Record<string, number>> = { io_method: 18 };

/** Returns the settings that a PostgreSQL of this major version supports. */
export const settingsOf = (major: number): Settings =>
  Object.fromEntries(Object.entries(embeddedSettings).filter(([name]) => (newSince[name] ?? 0) <= major));

/**
 * Returns the settings as arguments of `postgres`. None may contain a blank, because pg_ctl passes them through a
 * shell.
 */
export function listArguments(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
