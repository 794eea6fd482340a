import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { reasonOf, StartError } from '#server/start-error.ts';
import { lockKeys } from './lock-keys.ts';
import { patience } from './patience.ts';

const migrationsDir = resolve(import.meta.dirname, '../../database/migrations');

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Applies the migrations a database lacks, in order, one process at a time; gives the names of those applied. */
export async function migrate(pool: pg.Pool, dir = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = await pool.connect();
  try {
    // A large change, or another process's, may take longer than a request is allowed to.
    await client.query(patience.endless);
    // What a crash takes away again is done again at the next start, in the same order.
    await client.query('set synchronous_commit = off');
    await client.query('select pg_advisory_lock($1)', [lockKeys.migration]);
    const applied = await loadApplied(client);
    refuseUnknown(migrations, applied);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock and the setting.
    client.release(true);
  }
}

/**
 * Builds the schema that these migrations made, in the caller's transaction and in an empty database: what a backup was
 * taken from. Refuses migrations that this version does not know.
 */
export async function buildSchema(
  client: pg.PoolClient,
  recorded: { name: string; checksum: string }[],
  dir = migrationsDir,
): Promise<void> {
  const migrations = await readMigrations(dir);
  const wanted = new Map(recorded.map(({ name, checksum }) => [name, checksum]));
  refuseUnknown(migrations, wanted);
  await loadApplied(client);
  for (const migration of migrations.filter(({ name }) => wanted.has(name))) await run(client, migration);
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function loadApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseUnknown(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartError(
        `The database has the migration ${name}, which this version does not know: start a newer one.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after the database had applied it: restore it and add another.`,
      );
    }
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await run(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function run(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new StartError(`The migration ${name} failed: ${reasonOf(error)}`, { cause: error });
  }
}
