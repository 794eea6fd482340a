import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import type { Step } from './migration-files.ts';

/** A statement that waits for a lock blocks all later ones, so it gives up and retries. */
const LOCK_TIMEOUT_MS = 500;
const ATTEMPTS = 200;
/** The mean pause between two attempts. */
const PAUSE_MS = 1_000;
/** Failures that are retried. 55P03: the lock was not available in time; 40P01: a deadlock. */
const RETRIED_CODES = new Set(['55P03', '40P01']);
/** The number of rows of the first batch, and the maximum of all batches. */
const MOST_ROWS = 2_000;
/** The number of rows from which on a batch is not halved any more. */
const FEWEST_ROWS = 50;
/** Maximum time of a batch. A request that changes one of its rows waits as long. */
const BATCH_TIMEOUT_MS = 1_500;
/** PostgreSQL's code for a cancelled statement. */
const TIMED_OUT = '57014';
const LOG_EVERY_MS = 5_000;

/** Applies one step while other processes serve: see database/README.md. */
export async function applyStep(client: pg.ClientBase, step: Step, log?: Pick<Log, 'info'>): Promise<void> {
  if (step.heading.phase === 'fill') return fill(client, step, log);
  if (/\bconcurrently\b/i.test(step.sql)) return applyApart(client, step);
  await inTransaction(client, step, async () => {
    await client.query(step.sql);
    await recordStep(client, step, { isFinished: true });
  });
}

/**
 * Applies the statements of a step one by one outside a transaction. An interrupted step starts again, so each
 * statement must be repeatable.
 */
async function applyApart(client: pg.ClientBase, step: Step): Promise<void> {
  for (const statement of step.sql.split(/;\s*$/m).filter((text) => text.trim() !== '')) {
    await patiently(step, () => client.query(statement));
  }
  await inTransaction(client, step, () => recordStep(client, step, { isFinished: true }));
}

/**
 * Runs a fill. A fill is one statement: it takes up to `$2` rows with keys after `$1`, writes missing values, and
 * returns the `last` key, or null at the end. Its progress is saved in the same transaction.
 */
async function fill(client: pg.ClientBase, step: Step, log?: Pick<Log, 'info'>): Promise<void> {
  await inTransaction(client, step, () => recordStep(client, step, { isFinished: false }));
  let loggedAt = Date.now();
  let batchRows = MOST_ROWS;
  for (let batches = 1; ; batches++) {
    // Undefined if the batch took too long: the next one is half as large.
    const last = await inTransaction(client, step, () => fillNext(client, step, batchRows)).catch((error: unknown) => {
      if (codeOf(error) !== TIMED_OUT || batchRows <= FEWEST_ROWS) throw error;
      return undefined;
    });
    if (last === null) return;
    if (last === undefined) batchRows /= 2;
    if (Date.now() - loggedAt < LOG_EVERY_MS) continue;
    loggedAt = Date.now();
    log?.info({ migration: step.name, lots: batches, lot: batchRows, last }, 'filling');
  }
}

/** Fills the next batch and saves the progress. Returns the last key; null at the end. */
async function fillNext(client: pg.ClientBase, { name, sql }: Step, batchRows: number): Promise<string | null> {
  await client.query(`set local statement_timeout = ${BATCH_TIMEOUT_MS}`);
  const {
    rows: [step],
  } = await client.query<{ filledTo: string }>(
    `select coalesce(filled_to, '') as "filledTo" from schema_steps where name = $1 for update`,
    [name],
  );
  const { rows } = await client.query<{ last: string | null }>(sql, [step?.filledTo ?? '', Math.floor(batchRows)]);
  const last = rows[0]?.last ?? null;
  await client.query(
    last === null
      ? 'update schema_steps set finished_at = now() where name = $1'
      : 'update schema_steps set filled_to = $2 where name = $1',
    last === null ? [name] : [name, last],
  );
  return last;
}

/** Records a step as finished, or, for a fill, as begun. Does nothing if the step is recorded already. */
export async function recordStep(
  client: pg.ClientBase,
  { name, checksum, heading }: Step,
  { isFinished }: { isFinished: boolean },
): Promise<void> {
  await client.query(
    `insert into schema_steps (name, checksum, phase, tolerated_by, finished_at)
     values ($1, $2, $3, $4, case when $5 then now() end) on conflict do nothing`,
    [name, checksum, heading.phase, heading.toleratedBy, isFinished],
  );
  // Versions without steps look in this table, and refuse what they find and do not know.
  await client.query(
    `insert into schema_migrations (name, checksum) select $1, $2
      where not exists (select from schema_migrations where name in ($1, $3))`,
    [name, checksum, heading.toleratedBy],
  );
}

/** Runs a function in a transaction that does not wait long for locks, and retries it. */
async function inTransaction<T>(client: pg.ClientBase, step: Step, act: () => Promise<T>): Promise<T> {
  return patiently(step, async () => {
    await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    try {
      const result = await act();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  });
}

/** Runs a function, and retries it after failures of `RETRIED_CODES`. @throws StartError if it fails for good */
async function patiently<T>({ name }: Step, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (!RETRIED_CODES.has(codeOf(error)) || attempt === ATTEMPTS)
        throw new StartError(`The migration ${name} failed: ${reasonOf(error)}`, { cause: error });
      // Jitter, so that it does not keep pace with the process that holds the lock.
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

/** Returns PostgreSQL's code of an error; empty if it has none. */
function codeOf(error: unknown): string {
  if (error instanceof StartError) return codeOf(error.cause);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
