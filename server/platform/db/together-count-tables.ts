import type { Generated, GeneratedAlways } from 'kysely';
import type { Origin } from '#contract/introductions.ts';
import type { AskAnswer } from '#contract/staff/marriages.ts';

/**
 * The tables of outcomes that two families reported (migration 0570), and of counts of pairs without a name or id
 * (0569). Months are stored as their first day.
 */
export interface TogetherCountTables {
  together_counts: TogetherCountsTable;
  marriages: MarriagesTable;
  together_outcomes: TogetherOutcomesTable;
  together_asks: TogetherAsksTable;
}

/** A step of two families that is counted. */
export type CountedKind = 'acceptance' | 'call' | 'meeting' | 'engagement' | 'marriage';

interface TogetherCountsTable {
  id: Generated<number>;
  kind: CountedKind;
  month: string;
  district_id: number | null;
  origin: Origin;
  /** Full days since both accepted. */
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

/** What two families have reported of themselves. */
export type OutcomeKind = 'engaged' | 'married';

interface TogetherOutcomesTable {
  id: GeneratedAlways<number>;
  /** Null once the data of the two families is deleted. */
  together_id: number | null;
  profile_id: string;
  kind: OutcomeKind;
  agreed_at: Generated<Date>;
  /** When the outcome takes effect for other members. */
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
  answer: AskAnswer;
  asked_by: string;
  asked_at: Generated<Date>;
}
