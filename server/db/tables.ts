import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Section } from '#contract/catalogue.ts';
import type { Language } from '#contract/choices.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { Generation } from '#server/db/relatives.ts';
import type { AnswerColumns } from './answer-columns.ts';
import type { MeetingTables } from './meeting-tables.ts';

/** The columns of every table, as database/migrations make them. Dates are `YYYY-MM-DD`, times `HH:MM:SS`. */
export interface Database extends MeetingTables {
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
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
  attempts: AttemptsTable;
  power_link_grants: PowerLinkGrantsTable;
  power_link_uses: PowerLinkUsesTable;
  lookups: LookupsTable;
  countries: CountriesTable;
  states: StatesTable;
  contents: ContentsTable;
  faqs: FaqsTable;
  contact_phones: ContactPhonesTable;
  contact_emails: ContactEmailsTable;
  social_links: SocialLinksTable;
  contact_messages: ContactMessagesTable;
  testimonials: TestimonialsTable;
  password_resets: PasswordResetsTable;
  suspensions: SuspensionsTable;
  contact_changes: ContactChangesTable;
  office_uses: OfficeUsesTable;
  deletion_receipts: DeletionReceiptsTable;
  former_profile_ids: FormerProfileIdsTable;
  sealed_keys: SealedKeysTable;
  held_answers: HeldAnswersTable;
  held_decisions: HeldDecisionsTable;
  answer_changes: AnswerChangesTable;
  ended_showings: EndedShowingsTable;
}

/** The tables of which some answers wait before others read them. */
export type HeldTable = keyof Pick<Database, 'members' | 'addresses' | 'personal_details' | 'profile_details'>;

/** The first profile of the row's account, by a trigger: for the version before. This one does not read it. */
type FilledIn = Generated<string>;

/** Who logs in. */
export interface AccountsTable {
  id: GeneratedAlways<number>;
  phone: string;
  email: Generated<string>;
  password_hash: string;
  language: Language | null;
  phone_verified_at: Date | null;
  email_verified_at: Date | null;
  created_at: Generated<Date>;
}

/** Whose an account is of a profile: `family` has not said. */
export type Role = 'candidate' | 'guardian' | 'family';

export interface AccountProfilesTable {
  account_id: number;
  profile_id: string;
  role: Role;
  joined_at: Generated<Date>;
  used_at: Date | null;
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
  /** What the lists are made of, null for whoever is in none; see the view `candidate_lines`. */
  line: string | null;
}

interface FilesTable {
  profile_id: string;
  kind: 'picture' | 'horoscope';
  name: string;
  small_name: string | null;
  stored_at: Generated<Date>;
  /** What was stored; null where that was not yet noted. */
  bytes: Generated<number | null>;
  small_bytes: Generated<number | null>;
}

/** An account in one of its profiles. */
export interface AccountProfile {
  accountId: number;
  profileId: string;
}

interface SessionsTable {
  token_hash: Buffer;
  account_id: number | null;
  profile_id: string;
  kind: 'login' | 'power_link' | 'registration';
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
}

interface KnownBrowsersTable {
  token_hash: Buffer;
  account_id: number | null;
  profile_id: FilledIn;
  seen_at: Generated<Date>;
}

interface AttemptsTable {
  kind: string;
  key_hash: Buffer;
  count: number;
  since: Generated<Date>;
  strikes: Generated<number>;
  blocked_until: Date | null;
}

interface PowerLinkGrantsTable {
  token_hash: Buffer;
  expires_at: Date;
}

interface PowerLinkUsesTable {
  id: Generated<number>;
  used_at: Generated<Date>;
  stage: 'key' | 'phone';
  outcome: 'right' | 'wrong' | 'refused';
  profile_id: string | null;
  address_hash: Buffer;
  seen_at: Date | null;
}

interface LookupsTable {
  kind: string;
  id: number;
  name: string;
  name_bn: string;
  aliases: string[];
  position: number;
}

interface CountriesTable {
  id: number;
  code: string;
  name: string;
  name_bn: string;
  position: number;
}

interface StatesTable {
  id: number;
  country_id: number;
  name: string;
  name_bn: string;
}

interface ContentsTable {
  key: string;
  lang: Language;
  html: string;
  edited_at: Date | null;
}

interface FaqsTable {
  id: Generated<number>;
  question: string;
  question_bn: string;
  answer: string;
  answer_bn: string;
  position: number;
  edited_at: Date | null;
}

interface ContactPhonesTable {
  id: Generated<number>;
  emoji: string;
  name: string;
  name_bn: string;
  phone_code: string;
  phone: string;
  position: number;
  edited_at: Date | null;
}

interface ContactEmailsTable {
  id: Generated<number>;
  emoji: string;
  name: string;
  name_bn: string;
  email: string;
  position: number;
  edited_at: Date | null;
}

interface SocialLinksTable {
  id: Generated<number>;
  network: string;
  name: string;
  name_bn: string;
  url: string;
  position: number;
  edited_at: Date | null;
}

interface ContactMessagesTable {
  reference: string;
  sent_at: Generated<Date>;
  name: string;
  email: string;
  phone: string;
  subject: string;
  content: string;
  answered_at: Date | null;
}

interface TestimonialsTable {
  id: GeneratedAlways<number>;
  kind: 'story' | 'opinion';
  author: string;
  author_bn: string;
  html: string;
  html_bn: string;
  added_at: Generated<Date>;
  published_at: Date | null;
}

interface PasswordResetsTable {
  account_id: number | null;
  profile_id: FilledIn;
  token_hash: Buffer;
  expires_at: Date;
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
  restored_at: Date | null;
  restored_because: string | null;
}

/** All that is left of members who are gone. */
interface SealedKeysTable {
  name: string;
  sealed: string;
}

interface FormerProfileIdsTable {
  number: number;
}

interface DeletionReceiptsTable {
  receipt: string;
}

interface OfficeUsesTable {
  id: GeneratedAlways<number>;
  used_at: Generated<Date>;
  who: string;
  command: string;
  profile_id: string | null;
  subject: Generated<string>;
  outcome: 'done' | 'refused';
}

interface HeldAnswersTable {
  id: Generated<number>;
  profile_id: string;
  table_name: HeldTable;
  answer: string;
  /** Written as JSON. */
  value: ColumnType<unknown, string, string>;
  waits_for: 'day' | 'office';
  held_at: Generated<Date>;
}

interface HeldDecisionsTable {
  id: Generated<number>;
  profile_id: string;
  answer: string;
  outcome: 'approved' | 'refused';
  reason: string;
  decided_at: Generated<Date>;
}

interface AnswerChangesTable {
  profile_id: string;
  day: string;
  changes: number;
}

interface EndedShowingsTable {
  profile_id: string;
  ended_at: Generated<Date>;
}
