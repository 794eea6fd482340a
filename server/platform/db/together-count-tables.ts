import type { Generated, GeneratedAlways } from 'kysely';
import type { Origin } from '#contract/introductions.ts';

/** What two families have said of themselves (migration 0570), and what is counted of pairs, without a name or a number (0569); months are their first days. */
export interface TogetherCountTables {
  together_counts: TogetherCountsTable;
  marriages: MarriagesTable;
  together_outcomes: TogetherOutcomesTable;
  together_asks: TogetherAsksTable;
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

export type OutcomeKind = 'engaged' | 'married';

interface TogetherOutcomesTable {
  id: GeneratedAlways<number>;
  /** Null once nothing of the two is kept any more. */
  together_id: number | null;
  profile_id: string;
  kind: OutcomeKind;
  agreed_at: Generated<Date>;
  /** From when on it works on others. */
  due_at: Generated<Date>;
  done_at: Generated<Date | null>;
  pair_hash: Buffer;
  held_on: Generated<string | null>;
  district_id: Generated<number | null>;
  first_told_at: Generated<Date | null>;
  last_told_at: Generated<Date | null>;
}

interface TogetherAsksTable {
  together_id: number;
  answer: 'yes' | 'no';
  asked_by: string;
  asked_at: Generated<Date>;
}
