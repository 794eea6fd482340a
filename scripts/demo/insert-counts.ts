import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/**
 * Pairs that reach each step in a quarter. Counts of the last districts stay below the number that may be published.
 */
const PAIRS = { acceptance: 96, call: 71, meeting: 44, engagement: 19 } as const;
const WEDDINGS = 12;
const SHARES = [
  { district: 'Kolkata', of: 5 },
  { district: 'North 24 Parganas', of: 3 },
  { district: 'Howrah', of: 2 },
  { district: 'Bankura', of: 1 },
] as const;

/**
 * Inserts statistics about invented pairs for the last four quarters: counts without names, as a real site stores them.
 */
export async function insertCounts(db: Kysely<Database>, idOf: (district: string) => number): Promise<void> {
  const homes = SHARES.flatMap(({ district, of }) => Array.from({ length: of }, () => idOf(district)));
  const quarters = [4, 3, 2, 1].flatMap((ago) => [0, 1, 2].map((month) => 3 * ago - month));
  const monthsAgo = (months: number) =>
    sql<string>`(date_trunc('quarter', now() at time zone 'Asia/Kolkata') - make_interval(months => ${months}))::date`;
  const spread = (many: number) =>
    Array.from({ length: 4 * many }, (_, index) => ({
      month: monthsAgo(quarters[index % quarters.length] ?? 1),
      district_id: homes[index % homes.length] ?? null,
      origin: index % 4 === 0 ? ('weekly' as const) : ('family' as const),
    }));
  // A pair has the same mark at each step, so that the share of pairs who met soon can be computed.
  const markOf = (index: number) => Buffer.from(index.toString(16).padStart(64, '0'), 'hex');
  for (const [kind, many] of Object.entries(PAIRS) as [keyof typeof PAIRS, number][])
    await db
      .insertInto('together_counts')
      .values(
        spread(many).map((row, index) => ({
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
