import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LinkPart } from '#contract/card-links.ts';
import type { Language } from '#contract/choices.ts';
import type { DeclineReason } from '#contract/introductions.ts';
import type { AWAY, PauseKind, PauseReason } from '#contract/pause.ts';
import type { ReportReason } from '#contract/report.ts';
import type { Role } from '#contract/roles.ts';
import type { AnswerBand } from '#contract/signs.ts';

/** The tables of members who meet (migrations 0030 to 0039). */
export interface MeetingTables {
  introductions: IntroductionsTable;
  partings: PartingsTable;
  ended_acquaintances: EndedAcquaintancesTable;
  departures_to_tell: DeparturesToTellTable;
  interest_days: InterestDaysTable;
  contact_openings: ContactOpeningsTable;
  shortlist_entries: ShortlistEntriesTable;
  hidden_members: HiddenMembersTable;
  blocks: BlocksTable;
  blocked_phones: BlockedPhonesTable;
  blocked_phone_matches: BlockedPhoneMatchesTable;
  former_phones: FormerPhonesTable;
  changed_phones: ChangedPhonesTable;
  answer_rates: AnswerRatesTable;
  chosen_showings: ChosenShowingsTable;
  reports: ReportsTable;
  card_links: CardLinksTable;
  pauses: PausesTable;
  haemoglobin_results: HaemoglobinResultsTable;
  consents: ConsentsTable;
  pair_checks: PairChecksTable;
  readings: ReadingsTable;
  reading_days: ReadingDaysTable;
  rules_told: { profile_id: string; told_at: Generated<Date> };
  previews: { profile_id: string; began_at: Generated<Date>; seen: number[] };
  name_sounds: NameSoundsTable;
  saved_searches: SavedSearchesTable;
  /** Whose name has been written, and not read since. */
  unread_names: { profile_id: string };
  keeping_warnings: { profile_id: string; first_at: Generated<Date>; last_at: Date | null };
  biodata_choices: BiodataChoicesTable;
  nominations: NominationsTable;
}

/** Those whose rows a member downloads as they stand, by what they are called there. */
export const meetingCopies = {
  biodata_choices: 'what stands on the biodata',
  nominations: 'who may act for us',
  pauses: 'paused or settled',
  partings: 'acquaintances ended',
  shortlist_entries: 'shortlist',
  saved_searches: 'searches kept',
  hidden_members: 'hidden members',
  blocks: 'blocked members',
  chosen_showings: 'shown to those whom we write to',
} as const satisfies Partial<Record<keyof MeetingTables, string>>;

export type Kinship = 'relation.possible' | 'relation.noneShown' | 'relation.unknown';

interface IntroductionsTable {
  id: Generated<number>;
  sender_id: string;
  recipient_id: string;
  note: string;
  sent_at: Generated<Date>;
  withdrawn_at: Date | null;
  answer: 'accepted' | 'declined' | null;
  answered_at: Date | null;
  /** Why it was declined, where the sender is told. */
  told_because: Generated<DeclineReason | null>;
  /** Whether it met the musts of the recipient when it was sent; null of those sent before that was noted. */
  was_welcome: boolean | null;
  /** What its sender is told of the other family's reach; null: nothing. */
  could_be_told: boolean | null;
  kinship: Kinship | null;
  kinship_named: number | null;
}

/** `profile_id` has ended an acquaintance. */
interface PartingsTable {
  profile_id: string;
  member_id: string;
  ended_at: Generated<Date>;
}

/** `member_id` has blocked `profile_id`, or has left, after both had accepted. */
interface EndedAcquaintancesTable {
  profile_id: string;
  member_id: string;
  ended_at: Generated<Date>;
}

/** `profile_id` is to hear that `member_id`, to whom they have written, is no longer looking. */
interface DeparturesToTellTable {
  profile_id: string;
  member_id: string;
  due_at: Date;
}

interface InterestDaysTable {
  profile_id: string;
  sent_on: string;
  count: number;
}

interface ContactOpeningsTable {
  owner_id: string;
  viewer_id: string;
  opened_on: Generated<string>;
  opened_at: Generated<Date>;
}

interface ReadingsTable {
  reader_id: string;
  member_id: string;
  day: string;
}

interface ReadingDaysTable {
  reader_id: string;
  day: string;
  lists: Generated<number>;
  cards: Generated<number[]>;
  opened: Generated<number[]>;
}

interface ShortlistEntriesTable {
  profile_id: string;
  member_id: string;
  note: string;
  added_at: Generated<Date>;
}

interface HiddenMembersTable {
  profile_id: string;
  member_id: string;
  hidden_at: Generated<Date>;
}

interface BlocksTable {
  profile_id: string;
  member_id: string;
  blocked_at: Generated<Date>;
}

/** A phone that `profile_id` has blocked, no matter who has it. */
interface BlockedPhonesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  phone_hash: Buffer;
  last_digits: string;
  blocked_at: Generated<Date>;
}

/** `member_id` has or had a phone that `profile_id` has blocked; lifted where `profile_id` wrote to them since, or accepted. */
interface BlockedPhoneMatchesTable {
  blocked_phone_id: number;
  profile_id: string;
  member_id: string;
  lifted_at: ColumnType<Date | null, never, Date>;
}

interface FormerPhonesTable {
  profile_id: string;
  phone_hash: Buffer;
}

/** Phones of profiles that are not compared with the blocked ones yet. */
interface ChangedPhonesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  phone: string;
}

/** Made on Mondays, of families with enough interests. */
interface AnswerRatesTable {
  profile_id: string;
  band: AnswerBand;
  made_on: string;
}

/** Who is shown to those alone whom they write to. */
interface ChosenShowingsTable {
  profile_id: string;
  since: Generated<Date>;
}

interface ReportsTable {
  id: Generated<number>;
  reporter_id: string;
  member_id: string;
  reason: ReportReason;
  words: string;
  reported_at: Generated<Date>;
  settled_at: Date | null;
  settled_note: Generated<string>;
  phone_hash: Buffer | null;
  /** By a reader of a link, who has no account. */
  by_link: Generated<boolean>;
  /** When the reported member left; null while there is one. */
  left_at: Date | null;
  returned_at: Date | null;
  /** Null until its case is opened. */
  case_id: number | null;
  reference: string | null;
  about: Generated<string>;
  contact: Generated<string>;
  language: Generated<Language>;
  acknowledged_at: Date | null;
}

/** Links to a member's card for readers without an account. */
interface CardLinksTable {
  /** By whose account; null of before, and once that is gone. */
  made_by: number | null;
  id: GeneratedAlways<number>;
  profile_id: string;
  /** SHA-256: the address itself is nowhere. */
  token_hash: Buffer;
  parts: LinkPart[];
  role: Role;
  made_at: Generated<Date>;
  expires_at: Date;
  /** Since when the guarded parts are on it as well; null while they wait for the candidate's yes. */
  agreed_at: Date | null;
  ended_at: Date | null;
  /** Counted to the last band. */
  openings: Generated<number>;
}

interface PausesTable {
  profile_id: string;
  kind: PauseKind;
  reason: PauseReason | typeof AWAY;
  words: string;
  since: Generated<Date>;
  /** The candidate alone ends it. */
  by_candidate: Generated<boolean>;
  /** With whom of this site the match is settled, where the family says so. */
  with_id: Generated<string | null>;
}

interface HaemoglobinResultsTable {
  profile_id: string;
  /** Encrypted, as is the day of the test. */
  status: string;
  tested_on: string;
  /** Null for one that has always fed pair checks. */
  feeds_from: Date | null;
  /** Null of what was recorded before this was noted. */
  changed_at: Generated<Date | null>;
}

interface NominationsTable {
  profile_id: string;
  name: string;
  phone: string;
  named_at: Generated<Date>;
}

interface ConsentsTable {
  id: Generated<number>;
  profile_id: string;
  kind: string;
  about_id: string | null;
  text_version: string;
  /** Of the words that were read; null of before. */
  text_hash: string | null;
  language: Language;
  given_at: Generated<Date>;
  withdrawn_at: Date | null;
  /** By whose account, what it was to the profile and how its phone ended; null of before, and on paper. The account may be gone. */
  account_id: number | null;
  given_as: Role | null;
  phone_end: string | null;
}

interface PairChecksTable {
  id: Generated<number>;
  /** Null once that member has left. */
  one_id: string | null;
  other_id: string | null;
  checked_at: Generated<Date>;
  /** Encrypted; '' once either has withdrawn. */
  answer: string;
}

interface SavedSearchesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  name: string;
  search: string;
  saved_at: Generated<Date>;
}

/** How the words of a name sound that strangers read. */
interface NameSoundsTable {
  profile_id: string;
  gender: string;
  skeleton: string;
  sound: string;
  number: number;
}

/** What stands on the own biodata, where that was chosen. */
interface BiodataChoicesTable {
  profile_id: string;
  with_birth: boolean;
  with_contact: boolean;
  with_photo: boolean;
  blessing: string;
}
