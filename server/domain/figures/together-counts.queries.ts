import { type Kysely, sql } from 'kysely';
import type { Counted } from '#contract/trust-figures.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Share } from './in-bands.ts';

/** The number of events of one kind in one month and district. */
export interface CountedRow {
  kind: Counted;
  /** The first day of the month, `YYYY-MM-DD`. */
  month: string;
  /** Null if the district is not known. */
  district: number | null;
  count: number;
}

interface Counts {
  /** The first day of the first quarter, `YYYY-MM-DD`. */
  from: string;
  rows: CountedRow[];
  /** The acceptances, and those of them that a meeting soon followed. */
  met: Share;
}

/** Families that meet within this many days after their acceptance have met soon. */
const SOON_DAYS = 30;

/**
 * Counts the events of families in the four whole quarters before a Monday (`week`, `YYYY-MM-DD`). A marriage counts in
 * the month in which it was reported, so a past month never changes. `met` covers twelve months of acceptances; the
 * last of these months ended at least `SOON_DAYS` before that Monday.
 */
export async function countTogether(db: Kysely<Database>, week: string): Promise<Counts> {
  const until = sql`date_trunc('quarter', ${week}::date)`;
  const { rows } = await sql<CountedRow>`
    select kind, month::text, district_id as district, count(*)::int as count from (
      select kind, month, district_id from together_counts where kind <> 'marriage'
      union all select 'marriage', counted_in, district_id from marriages) c
    where month >= ${until} - interval '1 year' and month < ${until}
    group by 1, 2, 3`.execute(db);
  const cutoff = sql`date_trunc('month', ${week}::date - ${SOON_DAYS}::int)`;
  const { rows: shares } = await sql<Share & { from: string }>`
    select (${until} - interval '1 year')::date::text as "from", count(*)::int as of,
      count(*) filter (where exists (select from together_counts m
        where m.kind = 'meeting' and m.pair_hash = a.pair_hash and m.days_after <= ${SOON_DAYS}))::int as are
    from together_counts a
    where a.kind = 'acceptance' and a.month >= ${cutoff} - interval '1 year' and a.month < ${cutoff}`.execute(db);
  const [{ from, ...met } = { from: week, of: 0, are: 0 }] = shares;
  return { from, rows, met };
}
