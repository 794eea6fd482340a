import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Language } from '#contract/choices.ts';
import type { ReportOutcome } from '#contract/report.ts';
import type { BreachDeed, BreachSource } from '#contract/staff/breaches.ts';
import type { CallOutcome } from '#contract/staff/calls.ts';
import type { CaseKind } from '#contract/staff/cases.ts';
import type { DeskHint } from '#contract/staff/desk-hints.ts';
import type { IdentityPaper } from '#contract/staff/identity.ts';
import type { RequestEnd, RequestKind } from '#contract/staff/request-kinds.ts';
import type { StaffRole } from '#contract/staff/roles.ts';
import type { SecurityKind } from '#contract/staff/security.ts';
import type { AssignedKind, TaskKind } from '#contract/staff/tasks.ts';

/** The tables of the office and its staff. */
export interface StaffTables {
  staff: StaffTable;
  staff_recovery_codes: { staff_id: number; code_hash: Buffer };
  staff_sessions: StaffSessionsTable;
  office_notes: OfficeNotesTable;
  former_contents: FormerContentsTable;
  former_rows: FormerRowsTable;
  switches: SwitchesTable;
  paper_entries: PaperEntriesTable;
  cases: CasesTable;
  case_notes: CaseNotesTable;
  case_questions: CaseQuestionsTable;
  breaches: BreachesTable;
  breach_deeds: BreachDeedsTable;
  breach_works: BreachWorksTable;
  breach_people: { breach_id: number; profile_id: string; source: BreachSource; told_at: Date | null };
  rests: { profile_id: string; rested_at: Generated<Date>; until: Date; rested_by: string };
  vetoes: VetoesTable;
  forced_refusals: ForcedRefusalsTable;
  forced_returns: { refusal_id: number; profile_id: string; invited_at: Generated<Date> };
  identity_papers: IdentityPapersTable;
  reading_words: ReadingWordsTable;
  deletion_letters: DeletionLettersTable;
  call_tries: CallTriesTable;
  desk_hints: DeskHintsTable;
  paper_drafts: PaperDraftsTable;
  security_events: SecurityEventsTable;
  office_requests: OfficeRequestsTable;
  near_places: { id: GeneratedAlways<number>; name_en: string; name_bn: string };
  near_districts: { district_id: number; near_id: number };
  near_members: { profile_id: string; near_id: number; set_by: string; set_at: Generated<Date> };
  near_of_members: { profile_id: string; near_id: number | null };
  staff_tasks: StaffTasksTable;
  staff_calls: StaffCallsTable;
  note_templates: { id: GeneratedAlways<number>; words: string };
  assignments: { kind: AssignedKind; reference: string; staff_id: number; assigned_at: Generated<Date> };
  staff_places: { staff_id: number; place: Buffer; seen_at: Generated<Date> };
}

/** A hint to the office. `profile_id` reported or caused it, `about_id` is the other family. */
interface DeskHintsTable {
  id: GeneratedAlways<number>;
  kind: DeskHint;
  profile_id: string;
  about_id: string | null;
  made_at: Generated<Date>;
  done_at: Date | null;
  done_by: string | null;
}

interface StaffTasksTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  kind: TaskKind;
  words: string;
  due_on: string;
  staff_id: number;
  made_at: Generated<Date>;
  made_by: string;
  done_at: Date | null;
  done_by: string | null;
}

/** Calls that staff recorded. Calls that a notice required are in `call_tries`. */
interface StaffCallsTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  called_at: Generated<Date>;
  called_by: string;
  outcome: CallOutcome;
  minutes: number | null;
  words: string;
  again_on: string | null;
}

/** The vetoes of candidates, which only the women's desk reads. */
interface VetoesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  set_at: Generated<Date>;
  /** Encrypted: a phone and an hour. */
  safe_way: string;
  ended_at: Date | null;
  ended_by: Generated<string>;
  /** Encrypted. */
  ended_words: Generated<string>;
}

/** A refused invitation of somebody who said that they are being forced. */
interface ForcedRefusalsTable {
  id: GeneratedAlways<number>;
  profile_id: string | null;
  refused_at: Generated<Date>;
  /** Keyed hashes of the people and the subject of the invitation. */
  marks: Buffer[];
}

interface StaffTable {
  id: GeneratedAlways<number>;
  name: string;
  email: string;
  roles: StaffRole[];
  /** `''` before they have joined. */
  password_hash: Generated<string>;
  made_at: Generated<Date>;
  made_by: string;
  join_hash: Buffer | null;
  join_until: Date | null;
  factor_set_at: Date | null;
  /** The 30-second step of the last accepted code. */
  factor_step: Generated<string | number>;
  seen_at: Date | null;
  /** `''` if not given. */
  own_phone: Generated<string>;
  /** Whether keyboard shortcuts are on in the office's pages. */
  has_keys: Generated<boolean>;
  /** The place near which they work; null for none. */
  near_id: number | null;
  /** A volunteer's refused tries in the week that began on `tried_in`. */
  refused_tries: Generated<number>;
  tried_in: string | null;
  /** Keyed hash of the personal code for the Power Link; null if there is none. */
  link_code_hash: Buffer | null;
  ended_at: Date | null;
}

interface StaffSessionsTable {
  token_hash: Buffer;
  staff_id: number;
  /** Whether the second factor was given. */
  is_proven: Generated<boolean>;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** The office's notes about a member. */
interface OfficeNotesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  noted_at: Generated<Date>;
  noted_by: string;
  words: string;
}

/** Former versions of the site's texts. */
interface FormerContentsTable {
  id: GeneratedAlways<number>;
  key: string;
  lang: Language;
  html: string;
  replaced_at: Generated<Date>;
  replaced_by: string;
  /** What visitors read about the change of the text that replaced this version; `''` for nothing. */
  told: Generated<string>;
}

/** Former versions of rows of the site's lists. */
interface FormerRowsTable {
  id: GeneratedAlways<number>;
  list: string;
  row_id: number;
  /** The whole row, by its columns. */
  whole: JSONColumnType<Record<string, string | number | boolean | null>>;
  /** Whether the row was removed rather than changed. */
  is_gone: boolean;
  replaced_at: Generated<Date>;
  replaced_by: string;
}

/** A part of the site that the office can turn off. Without a row it is on. */
interface SwitchesTable {
  name: string;
  is_on: boolean;
  turned_at: Generated<Date>;
  turned_by: string;
}

/** A profile that the office has entered from a signed paper form. */
interface PaperEntriesTable {
  profile_id: string;
  entered_at: Generated<Date>;
  entered_by: string;
  form_number: string;
  /** Null for a family of an old register, which has signed nothing. */
  consent_on: string | null;
  claimed_at: Date | null;
  /** When a code was last added to the list of calls. */
  code_at: Date | null;
}

/** The office's cases. */
interface CasesTable {
  id: GeneratedAlways<number>;
  /** A profile's number, or a stranger's description; `''` once the profile is deleted. */
  subject: string;
  kind: CaseKind;
  opened_at: Generated<Date>;
  urgent_at: Date | null;
  settled_at: Date | null;
  settled_by: Generated<string>;
  note: Generated<string>;
  outcome: Generated<'' | ReportOutcome>;
  /** The deadline about which the office was last warned. */
  warned_of: Date | null;
}

interface CaseNotesTable {
  id: GeneratedAlways<number>;
  case_id: number;
  noted_at: Generated<Date>;
  noted_by: string;
  words: string;
}

/** The office's questions to a reporter. */
interface CaseQuestionsTable {
  id: GeneratedAlways<number>;
  report_id: number;
  asked_at: Generated<Date>;
  asked_by: string;
  words: string;
}

/** The kind of document with which an identity was verified. */
interface IdentityPapersTable {
  profile_id: string;
  paper: IdentityPaper;
  number_hash: Buffer;
  seen_at: Generated<Date>;
  seen_by: string;
}

/** An approval for a staff member to open more members on one day. */
interface ReadingWordsTable {
  id: GeneratedAlways<number>;
  /** The login of the staff member who may open more members. */
  who: string;
  given_by: string;
  given_at: Generated<Date>;
}

/** A posted letter that requests the deletion of a profile. */
interface DeletionLettersTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  asked_at: Generated<Date>;
  asked_by: string;
  reason: string;
  looked_at: Date | null;
  looked_by: Generated<string>;
  ended_at: Date | null;
  ended_how: Generated<'' | 'objected' | 'kept' | 'office'>;
  ended_by: Generated<string>;
  is_same_place: Generated<boolean>;
}

/** The register of security events, which is kept when a member is deleted. */
interface SecurityEventsTable {
  id: GeneratedAlways<number>;
  happened_at: Generated<Date>;
  kind: SecurityKind;
  outcome: 'done' | 'refused';
  /** A keyed hash of the profile concerned. */
  subject: Buffer | null;
  /** Encrypted: the actor, the subject and the address. */
  sealed: string;
}

/** A request of one member of staff that another one must agree to. */
export interface OfficeRequestsTable {
  id: GeneratedAlways<number>;
  kind: RequestKind;
  /** Null for a request to open more profiles that names none. */
  profile_id: string | null;
  account_id: number | null;
  field: Generated<'' | 'phone' | 'email'>;
  /** This value and the next are cleared once the request is over. */
  former: Generated<string>;
  value: Generated<string>;
  asked_by: string;
  asked_at: Generated<Date>;
  due_at: Date;
  reason: string;
  agreed_by: Generated<string>;
  agreed_at: Date | null;
  is_same_place: Generated<boolean>;
  /** Whether a person objects who cannot end the request alone, so that it needs a second member of staff. */
  needs_two: Generated<boolean>;
  done_at: Date | null;
  ended_at: Date | null;
  ended_how: Generated<'' | RequestEnd>;
  ended_by: Generated<string>;
  ended_because: Generated<string>;
}

/** An unfinished entry from a paper form, or one that was not accepted. */
interface PaperDraftsTable {
  id: GeneratedAlways<number>;
  staff_id: number | null;
  profile_id: string | null;
  /** JSON, encrypted. */
  sealed: string;
  kept_at: Generated<Date>;
}

/** A call of the office to a family. */
interface CallTriesTable {
  id: GeneratedAlways<number>;
  notice_id: string;
  tried_at: Generated<Date>;
  tried_by: string;
  outcome: CallOutcome;
  minutes: number | null;
  again_at: Date | null;
}

/** The records of data breaches. */
interface BreachesTable {
  id: GeneratedAlways<number>;
  what: string;
  known_at: Date;
  opened_by: string;
  subject_en: Generated<string>;
  letter_en: Generated<string>;
  subject_bn: Generated<string>;
  letter_bn: Generated<string>;
  closed_at: Date | null;
}

/** The progress of a breach's batch work over members. */
interface BreachWorksTable {
  id: GeneratedAlways<number>;
  breach_id: number;
  kind: 'people' | 'letters';
  /** The source of the people: the register. */
  source: Generated<string>;
  from_at: Date | null;
  until_at: Date | null;
  asked_by: string;
  asked_at: Generated<Date>;
  /** The last processed profile; `''` before the first. */
  last_id: Generated<string>;
  looked: Generated<number>;
  of_all: number;
  done: Generated<number>;
  ended_at: Date | null;
}

interface BreachDeedsTable {
  id: GeneratedAlways<number>;
  breach_id: number;
  done_at: Generated<Date>;
  done_by: string;
  kind: BreachDeed;
  words: Generated<string>;
}
