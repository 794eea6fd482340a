import type { Generated, GeneratedAlways } from 'kysely';
import type { Act } from '#contract/acts.ts';
import type { Language } from '#contract/choices.ts';
import type { Role, Whose } from '#contract/roles.ts';

/** Who is asked to look after a profile, what its candidate has decided, and who did what. */
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
  /** `''` once it is over. */
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

/** What the bride or groom has decided for the profile. */
interface CandidateChoicesTable {
  profile_id: string;
  said_yes_at: Date | null;
  said_to: 'site' | 'office' | null;
  reason: Generated<string>;
  /** Kept for the version before, which lets guardians accept unless it is set. */
  accepts_alone: Generated<boolean>;
  /** Whether guardians accept too. */
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
  /** Why the office did it. */
  reason: Generated<string>;
  done_at: Generated<Date>;
}

/** That somebody is to look after a profile no more; who has objected stays. */
interface HolderRemovalsTable {
  profile_id: string;
  account_id: number;
  asked_by: number;
  asked_at: Generated<Date>;
  due_at: Date;
  objected_at: Date | null;
}

/** Where to tell somebody that they look after a profile no more. */
interface FarewellsTable {
  id: GeneratedAlways<number>;
  /** A confirmed phone or e-mail address. */
  contact: string;
  language: Language;
  made_at: Generated<Date>;
}

/** With whom of a profile the office has spoken; without an account: a bride or groom who has none. */
interface SpokenCallsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  account_id: number | null;
  phone: string;
  spoken_by: string;
  spoken_name: string;
  words: string;
  spoken_at: Generated<Date>;
  /** Whether somebody said then that the profile is their own. */
  in_claim: boolean | null;
  /** When the office has settled that in favour of the account that was called. */
  settled_at: Date | null;
}

/** Somebody who looks after a profile says that it is their own. */
interface WhoseClaimsTable {
  profile_id: string;
  account_id: number;
  said_at: Generated<Date>;
  ended_at: Date | null;
  ended_how: Generated<'' | 'withdrawn' | 'refused' | 'granted'>;
  ended_by: Generated<string>;
  reason: Generated<string>;
}
