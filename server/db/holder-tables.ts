import type { Generated, GeneratedAlways } from 'kysely';
import type { Act } from '#contract/acts.ts';
import type { Role, Whose } from '#contract/roles.ts';

/** Who is asked to look after a profile, what its candidate has decided, and who did what. */
export interface HolderTables {
  invitations: InvitationsTable;
  invitation_codes: InvitationCodesTable;
  candidate_choices: CandidateChoicesTable;
  acts: ActsTable;
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
  accepts_alone: Generated<boolean>;
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
