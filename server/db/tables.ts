import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Gender, Language, WISH_STRENGTHS } from '#contract/choices.ts';
import type { LineageSide } from '#contract/lineage.ts';
import type { Generation } from '#server/db/relatives.ts';

import type { MeetingTables } from './meeting-tables.ts';

/** The columns of every table, as database/migrations make them. Dates are `YYYY-MM-DD`, times `HH:MM:SS`. */
export interface Database extends MeetingTables {
  members: MembersTable;
  addresses: AddressesTable;
  personal_details: PersonalDetailsTable;
  health_answers: HealthAnswersTable;
  relatives: RelativesTable;
  profile_details: ProfileDetailsTable;
  wishes: WishesTable;
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

/** Read as text (`160.0`), as PostgreSQL keeps it. */
type Decimal = ColumnType<string | null, number | null, number | null>;

export interface MembersTable {
  profile_id: string;
  name: string;
  email: Generated<string>;
  phone: string;
  gender: Gender;
  password_hash: string;
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

export interface AddressesTable {
  profile_id: string;
  line1: string;
  line2: string;
  city: string;
  district: string;
  pincode: string;
  country_id: number;
  state_id: number;
}

export interface PersonalDetailsTable {
  profile_id: string;
  caste_id: number | null;
  tribe_id: number | null;
  clan: string;
  rashi_id: number | null;
  gon_id: number | null;
  logno_id: number | null;
  height_cm: Decimal;
  weight_kg: Decimal;
  religion_id: number | null;
  community: string;
  birth_date: string | null;
  birth_place: string;
  birth_time: string | null;
  mangalik: string;
  education_id: number | null;
  other_qualification_id: number | null;
  profession_id: number | null;
  skill_id: number | null;
  skin_colour: Generated<string>;
  birth_place_id: number | null;
  initiated: Generated<string>;
  diet: Generated<string>;
}

interface HealthAnswersTable {
  profile_id: string;
  /** Encrypted, as are the health columns of relatives. */
  blood_group: string;
  disease_report: string;
}

interface RelativesTable {
  profile_id: string;
  side: LineageSide;
  generation: Generation;
  name: Generated<string>;
  occupation_id: number | null;
  caste_id: number | null;
  tribe_id: number | null;
  clan: Generated<string>;
  blood_group: Generated<string>;
  life_expectancy: Generated<string>;
  chronic_disease: Generated<string>;
  chronic_disease_details: Generated<string>;
}

export interface ProfileDetailsTable {
  profile_id: string;
  marital_status: string;
  children: number | null;
  desh: string;
  ancestral_district_id: number | null;
  ancestral_district: string;
  home_district_id: number | null;
  home_district: string;
  birth_district_id: number | null;
  birth_district: string;
  mother_tongue: string;
  brothers: number | null;
  sisters: number | null;
  sibling_notes: string;
  work_place: string;
  income_band: string;
  nakshatra_id: number | null;
  pada: number | null;
  horoscope_counts: string;
  about_self: string;
  about_hoped: string;
  guardian_name: string;
  guardian_relation: string;
  guardian_phone: string;
  photo_for: string;
}

type WishStrength = '' | (typeof WISH_STRENGTHS)[number];

export interface WishesTable {
  profile_id: string;
  age_from: number | null;
  age_to: number | null;
  age: WishStrength;
  height_from: number | null;
  height_to: number | null;
  height: WishStrength;
  religion_ids: number[];
  religion: WishStrength;
  caste_ids: number[];
  caste: WishStrength;
  caste_no_bar: boolean;
  communities: string[];
  community: WishStrength;
  education_ids: number[];
  education: WishStrength;
  profession_ids: number[];
  profession: WishStrength;
  diets: string[];
  diet: WishStrength;
  marital_statuses: string[];
  marital_status: WishStrength;
  state_ids: number[];
  district_ids: number[];
  place: WishStrength;
  mangalik_is: string;
  mangalik: WishStrength;
  own_clan: WishStrength;
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

interface SessionsTable {
  token_hash: Buffer;
  profile_id: string;
  kind: 'login' | 'power_link' | 'registration';
  created_at: Generated<Date>;
  seen_at: Generated<Date>;
  expires_at: Date;
}

interface KnownBrowsersTable {
  token_hash: Buffer;
  profile_id: string;
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
  profile_id: string;
  token_hash: Buffer;
  expires_at: Date;
}

interface ContactChangesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
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
