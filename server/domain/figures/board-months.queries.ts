import { type Kysely, sql } from 'kysely';
import type { BoardWait } from '#contract/staff/board.ts';
import type { DomainServices } from '#server/domain/domain-services.ts';
import type { Database } from '#server/platform/db/tables.ts';
import { type BoardCell, countCalls, countFamilies, countPairs, listWaits } from './board-month.queries.ts';

type Setting = Pick<DomainServices, 'phoneHash'> & { db: Kysely<Database> };

/** Number of past months that are counted if they are not counted yet. The present month is not among them. */
const MONTHS_BACK = 24;

/**
 * Counts each of the last `MONTHS_BACK` months that is not counted yet. A month is counted once, so later deletions and
 * changes do not alter its figures. Call within a transaction.
 */
export async function countMissingMonths({ db, phoneHash }: Setting): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select m::date::text as month from generate_series(
      date_trunc('month', now() at time zone 'Asia/Kolkata') - make_interval(months => ${MONTHS_BACK}),
      date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '1 month', interval '1 month') m
    where not exists (select from board_months b where b.month = m::date) order by m`.execute(db);
  for (const { month } of rows) await countMonth({ db, phoneHash }, month);
}

/** Counts one past month, named by its first day, and stores its counts and waits. */
async function countMonth({ db, phoneHash }: Setting, month: string): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('board_months')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // Of two processes that count at the same time, only one continues.
  if (numInsertedOrUpdatedRows === 0n) return;
  const cells = [
    ...(await countFamilies(db, month)),
    ...(await countPairs({ db, phoneHash }, month)),
    ...(await countCalls(db, month)),
  ];
  if (cells.length > 0)
    await db
      .insertInto('board_counts')
      .values(cells.map((cell) => ({ month, ...cell })))
      .execute();
  const waits = await listWaits(db, month);
  if (waits.length > 0)
    await db
      .insertInto('board_waits')
      .values(waits.map((wait) => ({ month, ...wait })))
      .execute();
}

/** The stored counts of four whole quarters. Months are named by their first day, `YYYY-MM-DD`. */
export interface BoardMonths {
  /** The first day of the first quarter. */
  from: string;
  cells: (BoardCell & { month: string })[];
  /** `hours` are those that each item had waited, see `listWaits`. */
  waits: { month: string; kind: BoardWait; hours: number[] }[];
}

/** Returns the counts of the last four whole quarters in India, as `countMissingMonths` has stored them. */
export async function loadMonths(db: Kysely<Database>): Promise<BoardMonths> {
  const { rows } = await sql<{ from: string; until: string }>`
    select (quarter - interval '1 year')::date::text as "from", quarter::date::text as until
    from (select date_trunc('quarter', now() at time zone 'Asia/Kolkata') as quarter) q`.execute(db);
  const [{ from, until } = { from: '', until: '' }] = rows;
  const { rows: cells } = await sql<BoardCell & { month: string }>`
    select month::text, measure, dimension, value, count from board_counts
    where month >= ${from}::date and month < ${until}::date`.execute(db);
  const { rows: waits } = await sql<BoardMonths['waits'][number]>`
    select month::text, kind, hours from board_waits where month >= ${from}::date and month < ${until}::date`.execute(
    db,
  );
  return { from, cells, waits };
}
