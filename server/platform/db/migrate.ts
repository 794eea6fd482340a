import { resolve } from 'node:path';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import { lockKeys } from './lock-keys.ts';
import { isStep, type Migration, readMigrations } from './migration-files.ts';
import { applyStep, recordStep } from './migration-steps.ts';
import { makeQueues } from './queue.ts';
import { pollLock } from './take-lock.ts';
import { timeouts } from './timeouts.ts';

/** The absolute path of the project's own migrations. */
export const migrationsDir = resolve(import.meta.dirname, '../../../database/migrations');

/** The table of applied steps; older versions have none. */
export const STEPS = 'schema_steps';

const MIGRATIONS_TABLE = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

const STEPS_TABLE = `create table if not exists ${STEPS} (
  name text primary key, checksum text not null, phase text not null, tolerated_by text not null,
  filled_to text, finished_at timestamptz)`;

interface Options {
  /** The migrations folder; the project's own by default. */
  dir?: string | undefined;
  log?: Pick<Log, 'info'>;
}

/** Applies missing migrations in order, one process at a time. Returns their names. */
export async function migrate(pool: pg.Pool, { dir = migrationsDir, log }: Options = {}): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = await pool.connect();
  try {
    // A large migration, or another process's, may exceed the time limit of requests.
    await client.query(timeouts.endless);
    // After a crash the next start repeats lost migrations in the same order.
    await client.query('set synchronous_commit = off');
    const applied = [...(await applyPlain(client, migrations)), ...(await applySteps(client, migrations, log))];
    if (dir === migrationsDir) await makeQueues(client);
    return applied;
  } finally {
    // Ends the session, and with it its locks and settings.
    client.release(true);
  }
}

/**
 * Returns the names of the migrations that a database with a site lacks; none for an empty database, which has nothing
 * to lose.
 */
export async function listPending(client: pg.ClientBase, dir = migrationsDir): Promise<string[]> {
  const { rows: schemas } = await client.query<{ isSite: boolean; hasSteps: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isSite", to_regclass('${STEPS}') is not null as "hasSteps"`,
  );
  if (!schemas[0]?.isSite) return [];
  const unionSteps = schemas[0].hasSteps ? `union select name from ${STEPS}` : '';
  const { rows } = await client.query<{ name: string }>(`select name from schema_migrations ${unionSteps}`);
  const recordedNames = new Set(rows.map(({ name }) => name));
  if (recordedNames.size === 0) return [];
  const migrations = await readMigrations(dir);
  return migrations.map(({ name }) => name).filter((name) => !recordedNames.has(name));
}

/** A migration as recorded in a database or an archive. */
export type Recorded = Pick<Migration, 'name' | 'checksum'>;

/**
 * Builds the schema of these migrations in an empty database, in the caller's transaction, to restore a backup. Fails
 * for migrations that this version does not know.
 */
export async function buildSchema(
  client: pg.PoolClient,
  recorded: Recorded[],
  { hasSteps, dir = migrationsDir }: { hasSteps: boolean; dir?: string | undefined },
): Promise<void> {
  const migrations = await readMigrations(dir);
  refuseUnknown(migrations, recorded);
  const recordedNames = new Set(recorded.map(({ name }) => name));
  const recordedMigrations = migrations.filter(({ name }) => recordedNames.has(name));
  await client.query(MIGRATIONS_TABLE);
  if (hasSteps) await client.query(STEPS_TABLE);
  for (const migration of recordedMigrations) {
    if (!isStep(migration)) await run(client, migration);
    // There are no rows to fill, and no users whom building an index could block.
    else if (migration.heading.phase !== 'fill') await client.query(migration.sql.replaceAll(/\bconcurrently\b/gi, ''));
    if (isStep(migration)) await recordStep(client, migration, { isFinished: true });
  }
}

/** Applies the migrations without a heading, each in one transaction. */
async function applyPlain(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [lockKeys.migration]);
  await client.query(MIGRATIONS_TABLE);
  await client.query(STEPS_TABLE);
  const applied = await loadApplied(client);
  refuseUnknown(migrations, applied);
  const pending = unfinished(migrations, applied).filter((migration) => !isStep(migration));
  for (const migration of pending) await apply(client, migration);
  await client.query('select pg_advisory_unlock($1)', [lockKeys.migration]);
  return pending.map(({ name }) => name);
}

/** Applies the migrations with a heading, while other processes serve. */
async function applySteps(client: pg.PoolClient, migrations: Migration[], log?: Pick<Log, 'info'>): Promise<string[]> {
  // A process that waits inside a statement blocks a concurrent index build, whose process holds this lock.
  await pollLock(client, lockKeys.migrationSteps);
  const pending = unfinished(migrations, await loadApplied(client)).filter(isStep);
  for (const step of pending) await applyStep(client, step, log);
  return pending.map(({ name }) => name);
}

interface Applied extends Recorded {
  toleratedBy?: string | null;
  isFinished?: boolean;
}

/** Loads the applied migrations, and the applied or begun steps. */
async function loadApplied(client: pg.PoolClient): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    `select name, checksum, tolerated_by as "toleratedBy", finished_at is not null as "isFinished" from schema_steps
     union all
     select name, checksum, null, true from schema_migrations where name not in (select name from schema_steps)`,
  );
  return rows;
}

/** Returns the migrations that are not finished. */
function unfinished(migrations: Migration[], applied: Applied[]): Migration[] {
  const finishedNames = new Set(applied.filter(({ isFinished }) => isFinished).map(({ name }) => name));
  return migrations.filter(({ name }) => !finishedNames.has(name));
}

/** Fails for applied migrations that this version does not know or that have changed since. */
function refuseUnknown(migrations: Migration[], applied: Applied[]): void {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum, toleratedBy } of applied) {
    if (!checksums.has(name) && !checksums.has(toleratedBy ?? '')) {
      throw new StartError(
        `The database has the migration ${name}, which this version does not know: start a newer one.`,
      );
    }
    if (checksums.has(name) && checksums.get(name) !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after the database had applied it: restore it and add another.`,
      );
    }
  }
}

/** Runs a migration in a transaction. */
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

/** Runs a migration and records it. @throws StartError if it fails */
async function run(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new StartError(`The migration ${name} failed: ${reasonOf(error)}`, { cause: error });
  }
}
