import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/choices.ts';

/** The tables of sealed words (migration 0582). */
export interface SealedWordTables {
  sealed_words: SealedWordsTable;
}

interface SealedWordsTable {
  id: GeneratedAlways<number>;
  sender_id: string;
  recipient_id: string;
  sender_account: number;
  recipient_account: number;
  /** Encrypted; `''` after the last opening. */
  words: string;
  written_at: Generated<Date>;
  consent_version: string;
  consent_hash: string;
  consent_language: Language;
  promise_version: string | null;
  promise_hash: string | null;
  promise_language: Language | null;
  /** Set at the first opening. */
  promised_at: Date | null;
  openings: Generated<number>;
}
