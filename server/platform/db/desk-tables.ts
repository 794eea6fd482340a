import type { Generated, GeneratedAlways } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { ProposalAnswer, ProposalHeard, ProposalOrigin, ProposalWord } from '#contract/proposal-said.ts';

/** The tables of the desk (migrations 0596 and 0597). */
export interface DeskTables {
  proposals: ProposalsTable;
  proposal_sides: ProposalSidesView;
  given_families: GivenFamiliesTable;
  matchmaker_kin: MatchmakerKinTable;
  matchmaker_promises: MatchmakerPromisesTable;
  desk_readings: DeskReadingsTable;
}

/** A proposal. `one_id` is the smaller of the two profile ids. */
interface ProposalsTable {
  id: GeneratedAlways<number>;
  one_id: string;
  other_id: string;
  origin: ProposalOrigin;
  why: string | null;
  made_by: number | null;
  made_at: Generated<Date>;
  ends_at: Date;
  ended_at: Date | null;
  one_answer: ProposalAnswer | null;
  one_answered_at: Date | null;
  one_answered_by: number | null;
  /** How the office heard the answer; null for an answer that the family gave itself. */
  one_heard: ProposalHeard | null;
  /** Whose word was heard; null in older rows, which count as the family's word. */
  one_word: ProposalWord | null;
  /** Whether another holder would say yes and the candidate is asked. */
  one_asked: Generated<boolean>;
  other_answer: ProposalAnswer | null;
  other_answered_at: Date | null;
  other_answered_by: number | null;
  other_heard: ProposalHeard | null;
  other_word: ProposalWord | null;
  other_asked: Generated<boolean>;
}

/** Each proposal twice, once from the side of each `profile_id`. */
interface ProposalSidesView {
  id: number;
  profile_id: string;
  member_id: string;
  origin: ProposalOrigin;
  why: string | null;
  made_by: number | null;
  made_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  answer: ProposalAnswer | null;
  answered_at: Date | null;
  answered_by: number | null;
  /** How the office heard the answer of `profile_id`; null for an answer that the family gave itself. */
  heard: ProposalHeard | null;
  /** Whether another holder of `profile_id` would say yes and the candidate is asked. */
  asked: boolean;
  /** Whose word the office heard. */
  word: ProposalWord | null;
}

/** An assisted family for which a volunteer (`staff_id`) looks. */
interface GivenFamiliesTable {
  profile_id: string;
  staff_id: number;
  given_at: Generated<Date>;
  given_by: string;
}

/** A family that is a volunteer's own kin. The volunteer neither looks for it nor proposes it to other kin. */
interface MatchmakerKinTable {
  staff_id: number;
  profile_id: string;
  said_at: Generated<Date>;
}

/** A volunteer's signed promise to take no fee and no gift, for a year. */
interface MatchmakerPromisesTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  text_version: string;
  text_hash: string;
  language: Language;
  signed_at: Generated<Date>;
}

/** Members read by staff. `for_id` is the family for which they looked. */
interface DeskReadingsTable {
  for_id: string;
  member_id: string;
  staff_id: number;
  day: string;
}
