import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CallHours } from '#contract/call-me.ts';
import type { Language } from '#contract/choices.ts';
import type { FAQ_SUBJECTS } from '#contract/content.ts';
import type { BoardDimension, BoardWait } from '#contract/staff/board.ts';
import type { AskedOutcome } from '#contract/staff/calls.ts';
import type { TogetherFigures } from '#contract/trust-figures.ts';

/** Tables that belong to no member: lists of the forms, texts of the pages, and messages to the trust. */
export interface ContentTables {
  lookups: LookupsTable;
  countries: CountriesTable;
  states: StatesTable;
  contents: ContentsTable;
  faqs: FaqsTable;
  contact_phones: ContactPhonesTable;
  contact_emails: ContactEmailsTable;
  social_links: SocialLinksTable;
  contact_messages: ContactMessagesTable;
  asked_calls: AskedCallsTable;
  testimonials: TestimonialsTable;
  banner_images: { name: string; jpeg: Buffer };
  banners: BannersTable;
  trust_figures: TrustFiguresTable;
  site_drafts: SiteDraftsTable;
  board_months: { month: string; counted_at: Generated<Date> };
  board_counts: BoardCountsTable;
  board_waits: { month: string; kind: BoardWait; hours: number[] };
}

/** Visitors who ask the trust to call them. */
interface AskedCallsTable {
  id: GeneratedAlways<number>;
  phone: string;
  name: string;
  hours: CallHours;
  language: Language;
  asked_at: Generated<Date>;
  tries: Generated<number>;
  last_outcome: AskedOutcome | null;
  minutes: number | null;
  done_at: Date | null;
  done_by: string | null;
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
  subject: (typeof FAQ_SUBJECTS)[number] | null;
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
  answer: string | null;
  answered_by: string | null;
  answered_how: 'email' | 'noted' | null;
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
  /** The day of the family's consent, and the number of its form; unknown in rows from older versions. */
  consented_on: string | null;
  consent_form: Generated<string>;
}

interface BannersTable {
  id: Generated<number>;
  image: string;
  alt: string;
  alt_bn: string;
  position: number;
  is_on: Generated<boolean>;
  edited_at: Date | null;
}

interface TrustFiguresTable {
  /** A Monday in India. */
  week: string;
  figures: JSONColumnType<Record<string, number | null>>;
  /** Null in weeks before migration 0579. */
  together: JSONColumnType<TogetherFigures, string | undefined> | null;
  made_at: Generated<Date>;
}

/** The board's figures of a finished month (migration 0618). */
interface BoardCountsTable {
  month: string;
  measure: string;
  dimension: BoardDimension | 'all';
  value: string;
  count: number;
}

/** Unpublished drafts of editors (migration 0619). */
interface SiteDraftsTable {
  id: GeneratedAlways<number>;
  place: 'text' | 'faqs' | 'stories';
  /** Key and language of a text, id of a row, or `''` for a new row. */
  subject: string;
  fields: JSONColumnType<Record<string, string>>;
  version: string;
  publish_on: string | null;
  saved_at: Generated<Date>;
  saved_by: string;
  failed_at: Date | null;
}
