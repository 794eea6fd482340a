import type { Generated, GeneratedAlways } from 'kysely';
import type { Act } from '#contract/acts.ts';
import type { Language } from '#contract/choices.ts';
import type { Role, Whose } from '#contract/roles.ts';

/** The tables of invitations, of the candidate's choices, and of holders' acts. */
export interface HolderTables {
  invitations: InvitationsTable;
  invitation_codes: InvitationCodesTable;
  candidate_choices: CandidateChoicesTable;
  acts: ActsTable;
  holder_removals: HolderRemovalsTable;
  farewells: FarewellsTable;
  spoken_calls: SpokenCallsTable;
  whose_claims: WhoseClaimsTable;
  undecided_acquaintances: { profile_id: string; member_id: string; since: Generated<Date> };
}

interface InvitationsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  role: Whose;
  /** `''` once it has ended. */
  phone: string;
  phone_hash: Buffer;
  invited_by: number | null;
  made_at: Generated<Date>;
  expires_at: Date;
  answer: 'agreed' | 'refused' | null;
  answered_at: Date | null;
  withdrawn_at: Date | null;
}

interface InvitationCodesTable {
  invitation_id: number;
  code_hash: Buffer;
  expires_at: Date;
}

/** The candidate's choices for the profile. */
interface CandidateChoicesTable {
  profile_id: string;
  said_yes_at: Date | null;
  said_to: 'site' | 'office' | null;
  reason: Generated<string>;
  /** Kept for the previous version, which lets guardians accept unless this is set. */
  accepts_alone: Generated<boolean>;
  /** Whether guardians may accept too. */
  hands_over_accepting: Generated<boolean>;
  reached_account: number | null;
  health_decided_at: Date | null;
}

interface ActsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  account_id: number | null;
  role: Role | 'office';
  act: Act;
  about_id: string | null;
  /** The office's reason. */
  reason: Generated<string>;
  done_at: Generated<Date>;
}

/** A pending removal of a holder; a holder who has objected stays. */
interface HolderRemovalsTable {
  profile_id: string;
  account_id: number;
  asked_by: number;
  asked_at: Generated<Date>;
  due_at: Date;
  objected_at: Date | null;
}

/** Where to notify somebody who was removed as a holder. */
interface FarewellsTable {
  id: GeneratedAlways<number>;
  /** A confirmed phone or e-mail address. */
  contact: string;
  language: Language;
  made_at: Generated<Date>;
}

/** People of a profile with whom the office has spoken. Without an account it is a candidate who has none. */
interface SpokenCallsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  account_id: number | null;
  phone: string;
  spoken_by: string;
  spoken_name: string;
  words: string;
  /** The accepted family that the call was about; null for a call about the profile itself. */
  about_id: Generated<string | null>;
  spoken_at: Generated<Date>;
  /** Whether somebody claimed at that time to be the candidate. */
  in_claim: boolean | null;
  /** When the office settled the claim in favour of the called account. */
  settled_at: Date | null;
}

/** A holder's claim to be the candidate. */
interface WhoseClaimsTable {
  profile_id: string;
  account_id: number;
  said_at: Generated<Date>;
  ended_at: Date | null;
  ended_how: Generated<'' | 'withdrawn' | 'refused' | 'granted'>;
  ended_by: Generated<string>;
  reason: Generated<string>;
}
