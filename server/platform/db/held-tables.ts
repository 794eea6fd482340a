import type { ColumnType, Generated } from 'kysely';
import type { Decision } from '#contract/decision.ts';

/** The tables of answers that others cannot read yet. */
export interface HeldTables {
  held_answers: HeldAnswersTable;
  held_decisions: HeldDecisionsTable;
  answer_changes: AnswerChangesTable;
}

/** Tables with answers that wait before others can read them. */
export type HeldTable = 'members' | 'addresses' | 'personal_details' | 'profile_details';

interface HeldAnswersTable {
  id: Generated<number>;
  profile_id: string;
  table_name: HeldTable;
  /** The name of the answer, not its value. */
  answer: string;
  value: ColumnType<unknown, string, string>;
  waits_for: 'day' | 'office';
  held_at: Generated<Date>;
}

/** What the office decided on a held answer. */
interface HeldDecisionsTable {
  id: Generated<number>;
  profile_id: string;
  answer: string;
  decision: Decision;
  reason: string;
  decided_at: Generated<Date>;
}

/** How many of the answers to which wishes refer a member has changed on a day in India. */
interface AnswerChangesTable {
  profile_id: string;
  day: string;
  changes: number;
}
