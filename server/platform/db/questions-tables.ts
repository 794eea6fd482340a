import type { Generated, GeneratedAlways } from 'kysely';
import type { Question } from '#contract/questions.ts';
import type { DayKind } from '#contract/together-days.ts';

/**
 * The tables of the candidates' answers, a family's notes and the planner (migrations 0564 and 0565), and of test
 * centres (0566).
 */
export interface QuestionsTables {
  together_answers: TogetherAnswersTable;
  together_notes: TogetherNotesTable;
  together_days: TogetherDaysTable;
  test_centres: TestCentresTable;
}

interface TogetherAnswersTable {
  together_id: number;
  profile_id: string;
  question: Question;
  account_id: number;
  /** Encrypted, as are the words; `''` in both if the question was skipped. */
  choice: string;
  words: string;
  answered_at: Generated<Date>;
  opened_at: Date | null;
}

interface TogetherNotesTable {
  together_id: number;
  profile_id: string;
  kind: 'pandit';
  /** Encrypted. */
  words: string;
  noted_at: Generated<Date>;
}

interface TogetherDaysTable {
  id: GeneratedAlways<number>;
  together_id: number;
  profile_id: string;
  kind: DayKind;
  on_day: string;
  /** Encrypted; `''` if there is no note. */
  note: Generated<string>;
  is_shared: Generated<boolean>;
  added_at: Generated<Date>;
}

interface TestCentresTable {
  id: Generated<number>;
  name: string;
  name_bn: string;
  /** The district's id in our list, as text. */
  district: string;
  phone: Generated<string>;
  days: Generated<string>;
  days_bn: Generated<string>;
  price: Generated<string>;
  price_bn: Generated<string>;
  source: string;
  checked_on: string;
  position: number;
  edited_at: Date | null;
}
