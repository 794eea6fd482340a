import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely';
import type { Section } from '#contract/catalogue.ts';
import type { Language } from '#contract/choices.ts';
import type { Letters } from '#contract/letters.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { Role } from '#contract/roles.ts';
import type { TimelineKind } from '#contract/staff/timeline.ts';
import type { Generation } from '#server/platform/db/relatives.ts';
import type { AnswerColumns } from './answer-columns.ts';
import type { ApprovalTables } from './approval-tables.ts';
import type { BackupTables } from './backup-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { HeldTables } from './held-tables.ts';
import type { HolderTables } from './holder-tables.ts';
import type { MeetingTables } from './meeting-tables.ts';
import type { MelanTables } from './melan-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { OfficeWorkTables } from './office-work-tables.ts';
import type { OldRegisterTables } from './old-register-tables.ts';
import type { OpennessTables } from './openness-tables.ts';
import type { PaperTables } from './paper-tables.ts';
import type { QuestionsTables } from './questions-tables.ts';
import type { RoundTables } from './round-tables.ts';
import type { SealedWordTables } from './sealed-word-tables.ts';
import type { FilledIn, SessionTables } from './session-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { ThreadTables } from './thread-tables.ts';
import type { TogetherCountTables } from './together-count-tables.ts';
import type { TogetherMeetingTables } from './together-meeting-tables.ts';
import type { TogetherTables } from './together-tables.ts';
import type { VisibilityTables } from './visibility-tables.ts';
import type { WeddingTables } from './wedding-tables.ts';
import type { WeeklyTables } from './weekly-tables.ts';

/** The columns of every table after database/migrations. Dates are `YYYY-MM-DD`, times `HH:MM:SS`. */
export interface Database
  extends MeetingTables,
    VisibilityTables,
    MelanTables,
    NoticeTables,
    ContentTables,
    DeskTables,
    HolderTables,
    SessionTables,
    HeldTables,
    ApprovalTables,
    StaffTables,
    RoundTables,
    WeeklyTables,
    PaperTables,
    SealedWordTables,
    OpennessTables,
    WeddingTables,
    TogetherCountTables,
    QuestionsTables,
    TogetherTables,
    ThreadTables,
    TogetherMeetingTables,
    OfficeWorkTables,
    OldRegisterTables,
    BackupTables {
  accounts: AccountsTable;
  account_profiles: AccountProfilesTable;
  members: MembersTable;
  addresses: AnswersTable<'address'>;
  personal_details: AnswersTable<'personal'>;
  health_answers: AnswersTable<'health'>;
  relatives: RelativesTable;
  profile_details: AnswersTable<'details'>;
  wishes: AnswersTable<'wishes'>;
  showings: ShowingsTable;
  matching_changes: MatchingChangesTable;
  files: FilesTable;
  sent_files: SentFilesTable;
  file_presses: { account_id: number; profile_id: string; press: string; pressed_at: Generated<Date> };
  file_pieces: { file_id: number; number: number; content: Buffer };
  suspensions: SuspensionsTable;
  contact_changes: ContactChangesTable;
  office_uses: OfficeUsesTable;
  office_log: OfficeLogView;
  /** This table and the next keep their rows after a member is deleted. */
  deletion_receipts: { receipt: string };
  former_profile_ids: { number: number };
  sealed_keys: SealedKeysTable;
  ended_showings: { profile_id: string; ended_at: Generated<Date> };
  judged_changes: { profile_id: string; changed_at: Generated<Date> };
  verifications: VerificationsTable;
  verification_codes: VerificationCodesTable;
  verification_days: VerificationDaysTable;
  guardian_phones: GuardianPhonesTable;
  guardian_phones_of_before: GuardianPhonesOfBeforeTable;
  badges: BadgesTable;
  contact_requests: ContactRequestsTable;
  phone_claims: PhoneClaimsTable;
}

/** A login: phone, password and language. */
export interface AccountsTable {
  id: GeneratedAlways<number>;
  phone: string;
  email: Generated<string>;
  password_hash: string;
  language: Language | null;
  /** The size of the characters on pages; null before it was chosen. */
  letters: Letters | null;
  phone_verified_at: Date | null;
  email_verified_at: Date | null;
  /** When the password was last set by a code to the phone, the office's link or a claim; null after a second proof. */
  reset_by_phone_at: Date | null;
  /** Since when health answers are closed, because no second proof followed a new password. */
  health_closed_at: Date | null;
  /** When somebody objected to a new password: the phone alone can no longer reset it. */
  recovery_objected_at: Date | null;
  /** The deadline for confirming the phone; null for none. Infinity, which is no Date, before the first login. */
  confirm_by: ColumnType<Date | number | null, RawBuilder<Date> | Date | undefined, RawBuilder<Date> | Date>;
  created_at: Generated<Date>;
}

/** An account that looks after a profile: a holder. */
export interface AccountProfilesTable {
  account_id: number;
  profile_id: string;
  role: Role;
  joined_at: Generated<Date>;
  used_at: Date | null;
  /** When one of its sessions was last used, to the minute. */
  seen_at: Date | null;
  /** Since when the holder has been asked whose profile it is, or who may speak for it. */
  asked_at: Date | null;
  /** When the role changed after joining. */
  role_since: Date | null;
}

/** Phone, e-mail and password are copied here by triggers, for the previous version only. */
export interface MembersTable extends AnswerColumns<'profile'> {
  profile_id: string;
  created_at: Generated<Date>;
  registered_at: Date | null;
  suspended_at: Date | null;
  /** When a requested deletion is due; the member may cancel until then. */
  deletion_due_at: Date | null;
  deletion_receipt: string | null;
  /** Suspended or pending deletion: no other member can see this member. */
  is_hidden: GeneratedAlways<boolean>;
  /** A day in India; null during the first showing. */
  first_shown_on: string | null;
}

/** A row of a member's answers. Health answers are encrypted, also those of relatives. */
type AnswersTable<S extends Section> = { profile_id: string } & AnswerColumns<S>;

interface RelativesTable extends AnswerColumns<'relatives'> {
  profile_id: string;
  side: LineageSide;
  generation: Generation;
}

/** A profile that is shown to other members. */
export interface ShowingsTable {
  profile_id: string;
  shown_at: Generated<Date>;
  last_active_on: Generated<string>;
}

interface MatchingChangesTable {
  profile_id: string;
  /** The id of the last transaction that changed the member, as text. */
  version: Generated<string>;
  /** The input of the lists; null for a member who is in none; see the view `candidate_lines`. */
  line: string | null;
  /** Later additions to the line; see the view `candidate_line_ends`. Null until computed. */
  line_end: string | null;
}

/** A member's photos in order, the first on the card; photos waiting for approval; and the horoscope. */
export type FileKind = PhotoKind | WaitingPhotoKind | 'horoscope';
type PhotoKind = 'picture' | 'picture2' | 'picture3' | 'picture4' | 'picture5';
/** `waitingFirst` would replace the photo on the card; the others are added at the end. */
type WaitingPhotoKind = 'waitingFirst' | 'waiting2' | 'waiting3' | 'waiting4' | 'waiting5';

interface FilesTable {
  profile_id: string;
  kind: FileKind;
  name: string;
  small_name: string | null;
  stored_at: Generated<Date>;
  /** The stored size; null in rows from before it was recorded. */
  bytes: Generated<number | null>;
  small_bytes: Generated<number | null>;
  sha256: Generated<Buffer | null>;
  small_sha256: Generated<Buffer | null>;
  /** 64 bits as zeros and ones; null if not computed yet, and for a horoscope. */
  fingerprint: Generated<string | null>;
  /** Whether a photo was examined and has no usable fingerprint. */
  has_no_fingerprint: Generated<boolean>;
}

/** A file sent in pieces, until it is stored in `files`. */
interface SentFilesTable {
  id: GeneratedAlways<number>;
  account_id: number;
  profile_id: string;
  sha256: Buffer;
  bytes: number;
  begun_at: Generated<Date>;
  used_at: Date | null;
  came_at: Generated<Date>;
}

/** A holder: an account and the profile that it looks after. */
export interface AccountProfile {
  accountId: number;
  profileId: string;
}

interface ContactChangesTable {
  id: GeneratedAlways<number>;
  account_id: number | null;
  profile_id: FilledIn;
  kind: 'phone' | 'email';
  former: string;
  reason: string;
  changed_at: Generated<Date>;
}

interface SuspensionsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  suspended_at: Generated<Date>;
  reason: string;
  /** Why the profile is suspended, as the family reads it. */
  told: Generated<string>;
  restored_at: Date | null;
  restored_because: string | null;
}

interface SealedKeysTable {
  name: string;
  sealed: string;
}

interface OfficeUsesTable {
  id: GeneratedAlways<number>;
  used_at: Generated<Date>;
  who: string;
  command: string;
  profile_id: string | null;
  subject: Generated<string>;
  outcome: 'done' | 'refused';
  reason: Generated<string>;
}

/** When, who of the staff, on whom and what, what and why; a kind `use` for each call and command of the office. */
interface OfficeLogView {
  id: number | null;
  at: Date;
  who: string;
  profile_id: string | null;
  kind: 'use' | TimelineKind;
  what: string;
  why: string;
  reference: string;
  due_on: string | null;
  fates: unknown;
  outcome: 'done' | 'refused';
}

/** What a verification is for. */
export type Purpose =
  | 'phone'
  | 'guardian'
  | 'newPhone'
  | 'oldPhone'
  | 'email'
  | 'newEmail'
  | 'reset'
  | 'resetByEmail'
  | 'claim'
  | 'removal';

interface VerificationsTable {
  id: GeneratedAlways<number>;
  account_id: number | null;
  profile_id: string | null;
  purpose: Purpose;
  contact: string;
  ticket_hash: Buffer | null;
  /** Whether no code could be sent, so that the office calls. */
  by_office: Generated<boolean>;
  asked_at: Generated<Date>;
}

interface VerificationCodesTable {
  id: GeneratedAlways<number>;
  verification_id: number;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
}

/** How many codes were requested and confirmed on a day in India, for each dial code; `''` stands for all. */
interface VerificationDaysTable {
  day: string;
  dial_code: string;
  asked: Generated<number>;
  confirmed: Generated<number>;
}

/** A requested new phone or e-mail address; it takes effect at `due_at`, some days after its confirmation. */
interface ContactRequestsTable {
  account_id: number;
  kind: 'phone' | 'email';
  wanted: string;
  asked_at: ColumnType<Date, RawBuilder<Date> | undefined, RawBuilder<Date>>;
  confirmed_at: Date | null;
  due_at: Date | null;
}

/** A claim by somebody else who now has the account's phone number. */
interface PhoneClaimsTable {
  account_id: number;
  claimed_at: Generated<Date>;
  due_at: Date;
}

/** What the office has verified of a member; `taken_by` is null if the underlying answer has changed. */
interface BadgesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  kind: 'photo' | 'identity' | 'address' | 'paper' | 'met';
  given_at: Generated<Date>;
  given_by: string;
  reason: string;
  taken_at: Date | null;
  taken_by: string | null;
  taken_because: Generated<string>;
}

/** Phones of guardians given before such phones had to be confirmed. `asked_at` is when the family was notified. */
interface GuardianPhonesOfBeforeTable {
  profile_id: string;
  phone: string;
  asked_at: Date | null;
}

interface GuardianPhonesTable {
  profile_id: string;
  phone: string;
  confirmed_at: Generated<Date>;
}
