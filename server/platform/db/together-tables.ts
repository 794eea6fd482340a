import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely';
import type { QuietStep } from '#contract/quiet-questions.ts';
import type { StepName } from '#contract/together.ts';

/** The tables of two families after both have accepted (migrations 0553 to 0586). */
export interface TogetherTables {
  together: TogetherTable;
  together_presses: TogetherPressesTable;
  together_quiet: TogetherQuietTable;
}

/** `one_id < other_id`; one open row for each pair. */
interface TogetherTable {
  id: GeneratedAlways<number>;
  /** Null once that member is removed. */
  one_id: string | null;
  other_id: string | null;
  began_at: Generated<Date>;
  ended_at: ColumnType<Date | null, never, Date | RawBuilder<Date>>;
}

interface TogetherPressesTable {
  together_id: number;
  profile_id: string;
  step: StepName;
  value: string;
  pressed_at: Generated<Date>;
  /** Null once that account is removed. */
  pressed_by: number | null;
}

/** A question that was sent to `profile_id`: whether it has spoken with `member_id`. */
interface TogetherQuietTable {
  profile_id: string;
  member_id: string;
  step: QuietStep;
  asked_at: Generated<Date>;
}
