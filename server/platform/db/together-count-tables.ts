import type { Generated } from 'kysely';
import type { Origin } from '#contract/introductions.ts';

/** What is counted of pairs, without a name or a number (migration 0569). Months are their first days. */
export interface TogetherCountTables {
  together_counts: TogetherCountsTable;
  marriages: MarriagesTable;
}

export type CountedKind = 'acceptance' | 'call' | 'meeting' | 'engagement' | 'marriage';

interface TogetherCountsTable {
  id: Generated<number>;
  kind: CountedKind;
  month: string;
  district_id: number | null;
  origin: Origin;
  /** Whole days since the two had accepted each other. */
  days_after: number | null;
  pair_hash: Buffer | null;
}

export type SaidBy = 'both' | 'one' | 'office';

interface MarriagesTable {
  id: Generated<number>;
  month: string;
  district_id: number | null;
  origin: Origin;
  said_by: SaidBy;
  counted_in: Generated<string>;
  pair_hash: Buffer | null;
}
