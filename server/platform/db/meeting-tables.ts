import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LinkPart } from '#contract/card-links.ts';
import type { Language } from '#contract/choices.ts';
import type { DeclineReason, Origin } from '#contract/introductions.ts';
import type { AWAY, PauseReason, RestKind } from '#contract/pause.ts';
import type { ReportReason } from '#contract/report.ts';
import type { Role } from '#contract/roles.ts';
import type { AnswerBand } from '#contract/signs.ts';

/** The tables of lists, interests and acquaintances (migrations 0030 to 0039). */
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
  gates: { profile_id: string; since: Generated<Date> };
  full_inboxes: { profile_id: string; week: string };
  full_inbox_weeks: { week: string };
  first_steps_told: { profile_id: string; told_on: string };
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
  /** Names that were written and not yet processed. */
  unread_names: { profile_id: string };
  keeping_warnings: { profile_id: string; first_at: Generated<Date>; last_at: Date | null };
  biodata_choices: BiodataChoicesTable;
  nominations: NominationsTable;
  candidate_prices: { profile_id: string; week: string; band: number };
  price_weeks: PriceWeeksTable;
}

/** The tables whose rows a member downloads unchanged, by their names in the download. */
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
  gates: 'interests set apart by three wishes',
} as const satisfies Partial<Record<keyof MeetingTables, string>>;

/** Whether two families may be related, as far as their recorded relatives show (`matching/family/`). */
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
  /** The reason that the sender may read, if it was declined with one. */
  told_because: Generated<DeclineReason | null>;
  /** Whether the recipient's musts and gate did not set it apart when it was sent; null in rows from older versions. */
  was_welcome: boolean | null;
  /** Whether the recipient could be notified, as shown to the sender; null: nothing is shown. */
  could_be_told: boolean | null;
  kinship: Kinship | null;
  kinship_named: number | null;
  /** Whether the sender would like to write first once the interest is accepted; null means no. */
  writes_first: boolean | null;
  /** How the interest first came about. */
  origin: Generated<Origin>;
}

/** `profile_id` has ended an acquaintance. */
interface PartingsTable {
  profile_id: string;
  member_id: string;
  ended_at: Generated<Date>;
}

/**
 * `member_id` has ended an acquaintance with `profile_id` by a block, by leaving or by marrying, or has parted before
 * the candidate decided.
 */
interface EndedAcquaintancesTable {
  profile_id: string;
  member_id: string;
  ended_at: Generated<Date>;
}

/** `profile_id` must be notified that `member_id`, to whom they sent an interest, is no longer looking. */
interface DeparturesToTellTable {
  profile_id: string;
  member_id: string;
  due_at: Date;
}

/** How many interests a member sent on the last day in India on which it sent any. */
interface InterestDaysTable {
  profile_id: string;
  sent_on: string;
  count: number;
}

/** `viewer_id` opened the contact details of `owner_id`; one row for each day. */
interface ContactOpeningsTable {
  owner_id: string;
  viewer_id: string;
  opened_on: Generated<string>;
  opened_at: Generated<Date>;
}

/** `reader_id` opened the profile of `member_id` on a day in India. */
interface ReadingsTable {
  reader_id: string;
  member_id: string;
  day: string;
}

/** What a member has read on a day in India, for the limits of that day. */
interface ReadingDaysTable {
  reader_id: string;
  day: string;
  /** The number of requests for lists. */
  lists: Generated<number>;
  /** The numbers of the profile ids of the cards in those lists, and of the opened profiles. */
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

/** A phone number that `profile_id` has blocked, for any owner. */
interface BlockedPhonesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  phone_hash: Buffer;
  last_digits: string;
  blocked_at: Generated<Date>;
}

/**
 * `member_id` has or had a phone that `profile_id` has blocked; lifted if `profile_id` wrote to them later, or
 * accepted.
 */
interface BlockedPhoneMatchesTable {
  blocked_phone_id: number;
  profile_id: string;
  member_id: string;
  lifted_at: ColumnType<Date | null, never, Date>;
}

/** A phone that the profile had before, so that a block of it still applies. */
interface FormerPhonesTable {
  profile_id: string;
  phone_hash: Buffer;
}

/** Phones that are not yet compared with the blocked ones. */
interface ChangedPhonesTable {
  id: GeneratedAlways<number>;
  profile_id: string;
  phone: string;
}

/** How often families answer interests; computed on Mondays, for families with enough interests. */
interface AnswerRatesTable {
  profile_id: string;
  band: AnswerBand;
  made_on: string;
}

/** The weeks whose prices are complete, with the Gini coefficients of the places on first pages, before and after. */
interface PriceWeeksTable {
  week: string;
  made_at: Generated<Date>;
  took_ms: number;
  seekers: number;
  brides_before: number;
  brides_after: number;
  grooms_before: number;
  grooms_after: number;
}

/** Profiles that are visible only to members to whom they send an interest. */
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
  /** Whether the reporter is the reader of a card link, without an account. */
  by_link: Generated<boolean>;
  /** When the reported member left; null while present. */
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
  /** The account that made it; null in older rows and after the account is deleted. */
  made_by: number | null;
  id: GeneratedAlways<number>;
  profile_id: string;
  /** SHA-256: the address itself is not stored. */
  token_hash: Buffer;
  parts: LinkPart[];
  role: Role;
  made_at: Generated<Date>;
  expires_at: Date;
  /** When the guarded parts were added; null until the candidate agrees. */
  agreed_at: Date | null;
  ended_at: Date | null;
  /** The number of openings, counted up to the last band. */
  openings: Generated<number>;
}

interface PausesTable {
  profile_id: string;
  kind: RestKind;
  reason: PauseReason | typeof AWAY;
  words: string;
  since: Generated<Date>;
  /** Whether only the candidate can end it. */
  by_candidate: Generated<boolean>;
  /** The member of this site with whom the match is settled, if the family names one. */
  with_id: Generated<string | null>;
  /** The profile's pause before the engagement or marriage; null if there was none. */
  before: Generated<Record<string, unknown> | null>;
  /**
   * When an engaged family is asked whether it is looking again, because the other member has left; null while that
   * member is there.
   */
  left_due_at: Generated<Date | null>;
  left_asked_at: Generated<Date | null>;
}

interface HaemoglobinResultsTable {
  profile_id: string;
  /** Encrypted, as is the day of the test. */
  status: string;
  tested_on: string;
  /** Null for a result that has always been used in pair checks. */
  feeds_from: Date | null;
  /** Null in rows from before this was recorded. */
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
  /** The hash of the agreed text; null in rows from older versions. */
  text_hash: string | null;
  language: Language;
  given_at: Generated<Date>;
  withdrawn_at: Date | null;
  /**
   * The account that agreed, its role and the end of its phone; null in older rows and on paper. The account may be
   * deleted.
   */
  account_id: number | null;
  given_as: Role | null;
  phone_end: string | null;
  /** Whether the consent allows printing the full name; null for all other consents. */
  with_surname: boolean | null;
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

/** Phonetic keys of the words in a name that strangers can read. */
interface NameSoundsTable {
  profile_id: string;
  gender: string;
  skeleton: string;
  sound: string;
  number: number;
}

/** What the family chose to show on its own biodata. */
interface BiodataChoicesTable {
  profile_id: string;
  with_birth: boolean;
  with_contact: boolean;
  with_photo: boolean;
  blessing: string;
}
