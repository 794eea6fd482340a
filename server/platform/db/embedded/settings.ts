export type Settings = Record<string, string | number>;

/** A small PostgreSQL for one Node process: reachable from this machine only, few processes, little memory. */
export const embeddedSettings: Settings = {
  listen_addresses: '127.0.0.1',
  // In its own folder: who asks through it spares both sides a third of what a small question costs.
  unix_socket_directories: '.',
  max_connections: 24,
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
  // No copy follows: what is made and filled in one transaction, as by a restore, is written once and not twice.
  wal_level: 'minimal',
  // Members' words stay out of the log: failed statements and their values are left to the caller.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const newSince: Readonly<Record<string, number>> = { io_method: 18 };

/** The usual settings, as far as a PostgreSQL of this major knows them. */
export const settingsOf = (major: number): Settings =>
  Object.fromEntries(Object.entries(embeddedSettings).filter(([name]) => (newSince[name] ?? 0) <= major));

/** The settings as arguments of `postgres`; none may hold a blank, for pg_ctl hands them to a shell. */
export function listArguments(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
