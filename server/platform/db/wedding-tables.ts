import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { WeddingKind } from '#contract/wedding.ts';

/** The tables of two families' wedding and the time after it (migrations 0574 to 0577). */
export interface WeddingTables {
  together_weddings: WeddingsTable;
  together_ticks: TicksTable;
  together_stories: StoriesTable;
  together_story_photos: { story_id: string; jpeg: Buffer };
  together_letters: LettersTable;
  together_letter_answers: LetterAnswersTable;
}

interface WeddingsTable {
  together_id: number;
  on_day: string | null;
  kind: WeddingKind | null;
  /** Null once that member is deleted. */
  entered_by: string | null;
  entered_at: Generated<Date>;
}

interface TicksTable {
  together_id: number;
  profile_id: string;
  /** A hash of the paper's words. */
  paper: string;
  ticked_at: Generated<Date>;
}

/** `one_id < other_id`. Either is null once that member is deleted. */
export interface StoriesTable {
  id: string;
  one_id: string | null;
  other_id: string | null;
  writer_id: string | null;
  /** Encrypted. */
  names: string;
  words: string;
  language: Language;
  photo: string | null;
  /** Hash of names, words, language and photo. Agreements and approvals store the hash to which they apply. */
  hash: string;
  one_agreed: Generated<string>;
  other_agreed: Generated<string>;
  one_stays: Generated<boolean>;
  other_stays: Generated<boolean>;
  approved: Generated<string>;
  approved_by: string | null;
  returned_because: Generated<string>;
  written_at: Generated<Date>;
  agreed_at: Date | null;
  approved_at: Date | null;
}

interface LettersTable {
  profile_id: string;
  other_id: string | null;
  married_at: Date;
  sent: Generated<number>;
  stopped_at: Date | null;
}

interface LetterAnswersTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  /** Encrypted. */
  words: string;
  written_at: ColumnType<Date, never, never>;
  read_at: Date | null;
  read_by: string | null;
}
