import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { reasonOf, StartError } from '#server/start-error.ts';
import type { Step } from './migration-files.ts';

/** A statement that waits for a lock blocks all later ones, so it gives up and retries. */
const LOCK_TIMEOUT_MS = 500;
const ATTEMPTS = 200;
const PAUSE_MS = 1_000;
/** 55P03: the lock was not available in time; 40P01: a deadlock. */
const COMES_BACK = new Set(['55P03', '40P01']);
const MOST_ROWS = 2_000;
const FEWEST_ROWS = 50;
/** A request that changes a row of the batch waits as long. */
const LOT_TIMEOUT_MS = 1_500;
const TIMED_OUT = '57014';
const TELL_EVERY_MS = 5_000;

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
 * Applies its statements one by one outside a transaction. An interrupted step starts again, so each must be
 * repeatable.
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
  let toldAt = Date.now();
  let lot = MOST_ROWS;
  for (let lots = 1; ; lots++) {
    const last = await inTransaction(client, step, () => fillNext(client, step, lot)).catch((error: unknown) => {
      if (codeOf(error) !== TIMED_OUT || lot <= FEWEST_ROWS) throw error;
      return undefined;
    });
    if (last === null) return;
    if (last === undefined) lot /= 2;
    if (Date.now() - toldAt < TELL_EVERY_MS) continue;
    toldAt = Date.now();
    log?.info({ migration: step.name, lots, lot, last }, 'filling');
  }
}

async function fillNext(client: pg.ClientBase, { name, sql }: Step, lot: number): Promise<string | null> {
  await client.query(`set local statement_timeout = ${LOT_TIMEOUT_MS}`);
  const {
    rows: [step],
  } = await client.query<{ filledTo: string }>(
    `select coalesce(filled_to, '') as "filledTo" from schema_steps where name = $1 for update`,
    [name],
  );
  const { rows } = await client.query<{ last: string | null }>(sql, [step?.filledTo ?? '', Math.floor(lot)]);
  const last = rows[0]?.last ?? null;
  await client.query(
    last === null
      ? 'update schema_steps set finished_at = now() where name = $1'
      : 'update schema_steps set filled_to = $2 where name = $1',
    last === null ? [name] : [name, last],
  );
  return last;
}

/** Records a step; for a fill also that it has begun. */
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

async function patiently<T>({ name }: Step, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (!COMES_BACK.has(codeOf(error)) || attempt === ATTEMPTS)
        throw new StartError(`The migration ${name} failed: ${reasonOf(error)}`, { cause: error });
      // Jitter, so that it does not keep pace with the process that holds the lock.
      await wait(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

function codeOf(error: unknown): string {
  if (error instanceof StartError) return codeOf(error.cause);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
