import type { Generated, GeneratedAlways } from 'kysely';
import type { Decision } from '#contract/decision.ts';

/** The tables of approvals, before or after others see a profile, photo or answer. */
export interface ApprovalTables {
  waiting_showings: WaitingShowingsTable;
  approvals: ApprovalsTable;
  approval_decisions: ApprovalDecisionsTable;
  rejections: RejectionsTable;
  rejected_photos: RejectedPhotosTable;
}

/** What the office approves: a whole profile, one photo, or one changed answer. */
export type ApprovalKind = 'profile' | 'photo' | 'answer';

/** Profiles that asked to be shown and are not visible yet. */
interface WaitingShowingsTable {
  profile_id: string;
  /** Whether the profile waits until the office has looked at it. */
  for_office: boolean;
  /** Whether the profile waits until the candidate has agreed. */
  for_candidate: boolean;
  since: Generated<Date>;
}

interface ApprovalsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  kind: ApprovalKind;
  /** The name of the photo, or the id of the held answer. */
  subject: Generated<string>;
  /** 0: resubmitted; 1: hidden from others until approved; 2: already visible. */
  place: number;
  asked_at: Generated<Date>;
  /** When it was returned; null while it waits. */
  sent_back_at: Date | null;
  /** For what it was returned, as the family reads it. */
  told: Generated<string>;
  claimed_by: number | null;
  claimed_until: Date | null;
}

interface ApprovalDecisionsTable {
  id: GeneratedAlways<number>;
  profile_id: string | null;
  kind: ApprovalKind;
  subject: Generated<string>;
  decision: Decision;
  reason: Generated<string>;
  asked_at: Date;
  decided_at: Generated<Date>;
  decided_by: string;
  is_own: Generated<boolean>;
  /** When the decision was undone, within a day. */
  undone_at: Date | null;
  undone_by: Generated<string>;
}

interface RejectionsTable {
  id: GeneratedAlways<number>;
  reason: string;
  rejected_at: Generated<Date>;
  phone_hash: Buffer | null;
  /** The decision that caused the entry; null in rows from older versions. */
  decision_id: number | null;
}

interface RejectedPhotosTable {
  id: GeneratedAlways<number>;
  rejection_id: number;
  bands: Buffer[];
}
