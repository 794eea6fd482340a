import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Pairs that reach each step in a quarter. Counts of the last districts stay below the number that may be published.
 */
const PAIRS = { acceptance: 96, call: 71, meeting: 44, engagement: 19 } as const;
/** Weddings in a quarter. */
const WEDDINGS = 12;
/** How the pairs divide among districts. */
const SHARES = [
  { district: 'Kolkata', share: 5 },
  { district: 'North 24 Parganas', share: 3 },
  { district: 'Howrah', share: 2 },
  { district: 'Bankura', share: 1 },
] as const;
const QUARTERS = 4;
const MONTHS_PER_QUARTER = 3;

/**
 * Inserts statistics about invented pairs for the last four quarters: counts without names, as a real site stores them.
 */
export async function insertCounts(db: Kysely<Database>, findId: (district: string) => number): Promise<void> {
  const homes = SHARES.flatMap(({ district, share }) => Array.from({ length: share }, () => findId(district)));
  // The months of the last four quarters, as numbers of months before the first day of the current quarter.
  const months = [4, 3, 2, 1].flatMap((quartersAgo) =>
    [0, 1, 2].map((month) => MONTHS_PER_QUARTER * quartersAgo - month),
  );
  const monthsAgo = (count: number) =>
    sql<string>`(date_trunc('quarter', now() at time zone 'Asia/Kolkata') - make_interval(months => ${count}))::date`;
  /** Returns the rows of one kind of count, divided among the months and the districts. */
  const spread = (countInQuarter: number) =>
    Array.from({ length: QUARTERS * countInQuarter }, (_, index) => ({
      month: monthsAgo(months[index % months.length] ?? 1),
      district_id: homes[index % homes.length] ?? null,
      origin: index % 4 === 0 ? ('weekly' as const) : ('family' as const),
    }));
  // A pair has the same mark at each step, so that the share of pairs who met soon can be computed.
  const markOf = (index: number) => Buffer.from(index.toString(16).padStart(64, '0'), 'hex');
  for (const [kind, count] of Object.entries(PAIRS) as [keyof typeof PAIRS, number][])
    await db
      .insertInto('together_counts')
      .values(
        spread(count).map((row, index) => ({
          ...row,
          kind,
          pair_hash: markOf(index),
          days_after: kind === 'acceptance' ? null : 5 + (index % 45),
        })),
      )
      .execute();
  await db
    .insertInto('marriages')
    .values(
      spread(WEDDINGS).map(({ month, ...row }) => ({
        ...row,
        month,
        counted_in: month,
        said_by: 'both' as const,
        pair_hash: null,
      })),
    )
    .execute();
}
