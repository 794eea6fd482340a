import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely';
import type { Section } from '#contract/catalogue.ts';
import type { Language } from '#contract/choices.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { Role } from '#contract/roles.ts';
import type { Generation } from '#server/platform/db/relatives.ts';
import type { AnswerColumns } from './answer-columns.ts';
import type { ApprovalTables } from './approval-tables.ts';
import type { BackupTables } from './backup-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { DoorTables, FilledIn } from './door-tables.ts';
import type { HeldTables } from './held-tables.ts';
import type { HolderTables } from './holder-tables.ts';
import type { MeetingTables } from './meeting-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { StaffTables } from './staff-tables.ts';

/** The columns of every table, as database/migrations make them. Dates are `YYYY-MM-DD`, times `HH:MM:SS`. */
export interface Database
  extends MeetingTables,
    NoticeTables,
    ContentTables,
    HolderTables,
    DoorTables,
    HeldTables,
    ApprovalTables,
    StaffTables,
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
  absent_members: AbsentMembersView;
  matching_changes: MatchingChangesTable;
  files: FilesTable;
  suspensions: SuspensionsTable;
  contact_changes: ContactChangesTable;
  office_uses: OfficeUsesTable;
  /** This and the next are all that is left of members who are gone. */
  deletion_receipts: { receipt: string };
  former_profile_ids: { number: number };
  sealed_keys: SealedKeysTable;
  ended_showings: { profile_id: string; ended_at: Generated<Date> };
  verifications: VerificationsTable;
  verification_codes: VerificationCodesTable;
  verification_days: VerificationDaysTable;
  guardian_phones: GuardianPhonesTable;
  guardian_phones_of_before: GuardianPhonesOfBeforeTable;
  badges: BadgesTable;
  contact_requests: ContactRequestsTable;
  phone_claims: PhoneClaimsTable;
}

/** Who logs in. */
export interface AccountsTable {
  id: GeneratedAlways<number>;
  phone: string;
  email: Generated<string>;
  password_hash: string;
  language: Language | null;
  phone_verified_at: Date | null;
  email_verified_at: Date | null;
  /** When a password was last set by a code to the phone alone, the office's link, or a claim; null once a second proof came. */
  reset_by_phone_at: Date | null;
  /** Since when it reads no health answer, as no second proof followed a new password. */
  health_closed_at: Date | null;
  /** When a new password was said to be somebody else's: the phone alone opens it no more. */
  recovery_objected_at: Date | null;
  /** Until when it may go on without a confirmed phone; null for none. Infinity, which is no Date, before the first login. */
  confirm_by: ColumnType<Date | number | null, RawBuilder<Date> | Date | undefined, RawBuilder<Date> | Date>;
  created_at: Generated<Date>;
}

export interface AccountProfilesTable {
  account_id: number;
  profile_id: string;
  role: Role;
  joined_at: Generated<Date>;
  used_at: Date | null;
  /** When a session of it was last used, to the minute. */
  seen_at: Date | null;
  /** Since when it has been asked whose profile this is, or who may speak for it. */
  asked_at: Date | null;
  /** Since when it has its role, where that has changed after it joined. */
  role_since: Date | null;
}

/** Phone, e-mail and password stand here once more, for the version before alone: triggers keep them. */
export interface MembersTable extends AnswerColumns<'profile'> {
  profile_id: string;
  created_at: Generated<Date>;
  registered_at: Date | null;
  suspended_at: Date | null;
  /** Set when the member has asked to be deleted; until then they may change their mind. */
  deletion_due_at: Date | null;
  deletion_receipt: string | null;
  /** Suspended or waiting to be deleted: others must not see this member anywhere. */
  is_hidden: GeneratedAlways<boolean>;
  /** The day in India; null while the first showing lasts. */
  first_shown_on: string | null;
}

/** A row of a member's answers. Health answers are encrypted, of relatives too. */
type AnswersTable<S extends Section> = { profile_id: string } & AnswerColumns<S>;

interface RelativesTable extends AnswerColumns<'relatives'> {
  profile_id: string;
  side: LineageSide;
  generation: Generation;
}

export interface ShowingsTable {
  profile_id: string;
  shown_at: Generated<Date>;
  last_active_on: Generated<string>;
}

/** Shown, but in nobody's list all the same: paused, settled, suspended. */
interface AbsentMembersView {
  profile_id: string;
}

interface MatchingChangesTable {
  profile_id: string;
  /** The transaction that changed the member last, as text. */
  version: Generated<string>;
  /** What the lists are made of, null for a member who is in none; see the view `candidate_lines`. */
  line: string | null;
  /** What has come since to be said of a candidate; see the view `candidate_line_ends`. Null where nobody has written it yet. */
  line_end: string | null;
}

/** A member's photos in their order, the first on the card; those that wait for the office; and the horoscope. */
export type FileKind = PhotoKind | WaitingPhotoKind | 'horoscope';
type PhotoKind = 'picture' | 'picture2' | 'picture3' | 'picture4' | 'picture5';
/** The first is to stand on the card, the others behind all. */
type WaitingPhotoKind = 'waitingFirst' | 'waiting2' | 'waiting3' | 'waiting4' | 'waiting5';

interface FilesTable {
  profile_id: string;
  kind: FileKind;
  name: string;
  small_name: string | null;
  stored_at: Generated<Date>;
  /** What was stored; null where that was not yet noted. */
  bytes: Generated<number | null>;
  small_bytes: Generated<number | null>;
  sha256: Generated<Buffer | null>;
  small_sha256: Generated<Buffer | null>;
  /** 64 bits, as noughts and ones; null where it was not made yet, and of a horoscope. */
  fingerprint: Generated<string | null>;
  /** Of a photo that was looked at, and in which there is nothing to see. */
  has_no_fingerprint: Generated<boolean>;
}

/** An account in one of its profiles. */
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

/** What somebody asks to be confirmed, or to be let in by. */
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
  /** No code could be sent: the office calls. */
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

interface VerificationDaysTable {
  day: string;
  dial_code: string;
  asked: Generated<number>;
  confirmed: Generated<number>;
}

/** Another phone or address that a member wants; due seven days after it was confirmed. */
interface ContactRequestsTable {
  account_id: number;
  kind: 'phone' | 'email';
  wanted: string;
  asked_at: ColumnType<Date, RawBuilder<Date> | undefined, RawBuilder<Date>>;
  confirmed_at: Date | null;
  due_at: Date | null;
}

/** Somebody else holds the account's number now. */
interface PhoneClaimsTable {
  account_id: number;
  claimed_at: Generated<Date>;
  due_at: Date;
}

/** What the office has seen of a member; `taken_by` is null where the answer that it rested on has changed. */
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

/** Holds for this number alone. */
/** Given before such phones were confirmed; `asked_at`: since when its family knows. */
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
