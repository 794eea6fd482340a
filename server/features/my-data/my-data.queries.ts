import { type Kysely, sql } from 'kysely';
import { showAnswers } from '#server/domain/answers/answers.queries.ts';
import { storedColumns } from '#server/domain/answers/stored.ts';
import { listConsents } from '#server/domain/consents/consents.queries.ts';
import { byWhom } from '#server/domain/consents/whose.queries.ts';
import { loadRelatives } from '#server/domain/family/relatives.queries.ts';
import { loadResult } from '#server/domain/haemoglobin/results.queries.ts';
import { FEWEST_TOLD } from '#server/domain/profile-views/count-readings.ts';
import { countReadersByWeek } from '#server/domain/profile-views/profile-views.queries.ts';
import { loadSeen } from '#server/domain/visibility/load-views.ts';
import { listChannelConsents, listOwnNotices } from '#server/notices/download.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { meetingCopies } from '#server/platform/db/meeting-tables.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { bandOf } from '#server/ranking/lists.ts';
import {
  loadBadges,
  loadIdentity,
  loadOfficeLooks,
  loadOfficeNotes,
  loadSuspensions,
} from './office-copies.queries.ts';

type Row = Record<string, unknown>;

/** Everything that is stored of a member in one table, or in the words of one form. */
export type Sections = Record<string, Row | Row[]>;

/** The tables whose rows a member downloads as they stand, by what they are called there. */
export const COPIED_TABLES = {
  addresses: 'address',
  personal_details: 'personal information',
  profile_details: 'about the profile',
  wishes: 'what we hope for',
  showings: 'shown to members',
  waiting_showings: 'asked to be shown, not seen yet',
  ended_showings: 'shown to members before',
  held_answers: 'written, and not read by others yet',
  held_decisions: 'decided by the office',
  guardian_phones: 'guardian’s phone confirmed',
  ...meetingCopies,
} as const satisfies Partial<Record<keyof Database, string>>;

/** What a member does not download: what opens doors, what the office keeps, and what only says that something changed. */
export const LEFT_OUT_TABLES: readonly string[] = [
  'account_profiles',
  'invitations',
  'holder_removals',
  'spoken_calls',
  'whose_claims',
  'undecided_acquaintances',
  'candidate_choices',
  'sessions',
  'known_browsers',
  'password_resets',
  'contact_changes',
  'deletion_letters',
  'office_requests',
  'paper_drafts',
  'rests',
  'vetoes',
  'forced_refusals',
  'forced_returns',
  'approvals',
  'approval_decisions',
  'breach_people',
  'verifications',
  'matching_changes',
  'name_sounds',
  'unread_names',
  'interest_days',
  'answer_changes',
  'blocked_phone_matches',
  'former_phones',
  'changed_phones',
  'answer_rates',
  'guardian_phones_of_before',
  'ended_acquaintances',
  'departures_to_tell',
  'keeping_warnings',
  'previews',
  'rules_told',
];

const ABOUT_OTHERS: ReadonlySet<string> = new Set(['partings', 'shortlist_entries', 'hidden_members']);

/** Everything that the member has told us, and what we have recorded of them. */
export async function loadEverything(
  db: Kysely<Database>,
  cipher: HealthCipher,
  who: AccountProfile,
): Promise<Sections> {
  const { profileId } = who;
  const sections: Sections = { 'basic information': await loadMember(db, who), account: await loadAccount(db, who) };
  for (const [table, title] of Object.entries(COPIED_TABLES)) {
    const rows = await loadCopies(db, table, profileId);
    sections[title] = ABOUT_OTHERS.has(table) ? await onlySeen(db, profileId, rows, 'member_id') : rows;
  }
  const health = await showAnswers({ db, cipher }, profileId, 'health');
  sections['health details'] = storedColumns('health', health);
  const { status, testedOn } = await loadResult(db, cipher, profileId);
  sections['haemoglobin result'] = { status, testedOn };
  sections.family = await loadFamily(db, cipher, profileId);
  sections['introductions sent'] = await loadIntroductions(db, profileId);
  sections['members who opened the profile'] = await loadReaders(db, profileId);
  sections['reports made'] = await loadReports(db, profileId);
  sections['contact details opened'] = await loadContactOpenings(db, profileId);
  sections['blocked phones'] = await loadBlockedPhones(db, profileId);
  sections['entered from paper'] = await loadPaper(db, profileId);
  sections['links to the card'] = await loadCardLinks(db, profileId);
  sections['pair checks'] = await loadPairChecks(db, profileId);
  const consents = await listConsents(db, profileId);
  sections.consents = consents.map(({ account_id, is_holder, role, ...consent }) => ({
    ...consent,
    by: byWhom(who, { account_id, is_holder, role }),
  }));
  sections.notices = await listOwnNotices(db, who);
  sections['ways of being told'] = await listChannelConsents(db, who.accountId);
  sections['who did what'] = await loadActs(db, profileId);
  sections['openings through the Power Link'] = await loadOpenings(db, profileId);
  sections.badges = await loadBadges(db, profileId);
  sections.suspensions = await loadSuspensions(db, profileId);
  sections['papers seen'] = await loadIdentity(db, profileId);
  sections['notes of the office'] = await loadOfficeNotes(db, profileId);
  sections['when the office looked'] = await loadOfficeLooks(db, profileId);
  return sections;
}

/** What concerns somebody whom the member is not shown is left out: it looks as if they had been removed. */
async function onlySeen(db: Kysely<Database>, profileId: string, rows: Row[], other: string): Promise<Row[]> {
  const idOf = (row: Row) => String(row[other]);
  const seen = await loadSeen({ db }, profileId, rows.map(idOf));
  return rows.filter((row) => seen.has(idOf(row)));
}

async function loadMember(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<Row> {
  return db
    .selectFrom(['members as m', 'accounts as a'])
    .select(['m.profile_id', 'm.name', 'm.gender', 'a.phone', 'a.email', 'm.created_at', 'm.registered_at'])
    .where('m.profile_id', '=', profileId)
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

async function loadAccount(db: Kysely<Database>, { accountId, profileId }: AccountProfile): Promise<Row> {
  return db
    .selectFrom('accounts as a')
    .innerJoin('account_profiles as p', 'p.account_id', 'a.id')
    .select(['p.role', 'p.joined_at', 'a.language', 'a.phone_verified_at', 'a.email_verified_at', 'a.created_at'])
    .where('a.id', '=', accountId)
    .where('p.profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
}

async function loadCopies(db: Kysely<Database>, table: string, profileId: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) - 'profile_id' as row from ${sql.table(table)} t where profile_id = ${profileId}`.execute(db);
  return rows.map(({ row }) => row);
}

const TITLES = {
  'paternal/parent': 'father',
  'paternal/grandfather': 'paternal grandfather',
  'paternal/great_grandfather': 'paternal great-grandfather',
  'maternal/parent': 'mother',
  'maternal/grandfather': 'maternal grandfather',
  'maternal/great_grandfather': 'maternal great-grandfather',
} as const;

async function loadFamily(db: Kysely<Database>, cipher: HealthCipher, profileId: string): Promise<Row[]> {
  const relatives = await loadRelatives({ db, cipher }, profileId);
  return Object.entries(relatives).map(([name, relative]) => {
    const { occupation_id, ...columns } = storedColumns('relatives', relative);
    return {
      relative: Object.entries(TITLES).find(([known]) => known === name)?.[1] ?? name,
      ...columns,
      [name === 'maternal/parent' ? 'mother_occupation_id' : 'occupation_id']: occupation_id,
    };
  });
}

async function loadOpenings(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('power_link_uses')
    .select(['used_at', 'outcome'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

// Whether they were declined is the other's to tell, or not.
async function loadIntroductions(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('introductions')
    .select(['recipient_id as to_member', 'note', 'sent_at', 'withdrawn_at', 'told_because as declined_because'])
    .where('sender_id', '=', profileId)
    .orderBy('id')
    .execute();
  return onlySeen(db, profileId, rows, 'to_member');
}

// What concerned somebody whom the member is not shown looks as if they had been removed.
async function loadActs(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('acts')
    .select(['role as by', 'act', 'about_id as about_member', 'done_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  const seen = await onlySeen(db, profileId, rows, 'about_member');
  return rows.filter((row) => row.about_member === null || seen.includes(row));
}

async function loadReports(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('reports as r')
    .leftJoin('cases as c', 'c.id', 'r.case_id')
    .select(['r.member_id as about_member', 'r.reason', 'r.words', 'r.reported_at', 'r.reference'])
    .select(['r.acknowledged_at as read_at', 'r.settled_at'])
    .select(sql<string>`coalesce(c.outcome, '')`.as('outcome'))
    .where('r.reporter_id', '=', profileId)
    .orderBy('r.id')
    .execute();
}

async function loadReaders(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  const weeks = await countReadersByWeek(db, profileId);
  return weeks.map(({ week, readers }) => ({
    week_from: week,
    members: readers < FEWEST_TOLD ? `fewer than ${FEWEST_TOLD}` : readers,
  }));
}

/** Of the numbers we hold no more ourselves. */
async function loadBlockedPhones(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('blocked_phones')
    .select(['last_digits', 'blocked_at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
}

/** Of a link's address we hold no more ourselves. */
async function loadCardLinks(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('card_links')
    .select(['made_at', 'role as made_by', 'parts', 'agreed_at', 'expires_at', 'ended_at', 'openings'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(({ openings, ...row }) => ({ ...row, opened: openings === 0 ? 'never' : bandOf(openings) }));
}

async function loadContactOpenings(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('contact_openings')
    .select(['owner_id as of_member', 'viewer_id as by_member', 'opened_at'])
    .where(({ eb, or }) => or([eb('owner_id', '=', profileId), eb('viewer_id', '=', profileId)]))
    .orderBy('opened_at')
    .execute();
  return onlySeen(db, profileId, await onlySeen(db, profileId, rows, 'of_member'), 'by_member');
}

async function loadPairChecks(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('pair_checks')
    .select(['one_id', 'other_id', 'checked_at'])
    .where(({ eb, or }) => or([eb('one_id', '=', profileId), eb('other_id', '=', profileId)]))
    .orderBy('id')
    .execute();
  const checks = rows.map(({ one_id, other_id, checked_at }) => ({
    with_member: one_id === profileId ? other_id : one_id,
    checked_at,
  }));
  return onlySeen(db, profileId, checks, 'with_member');
}

/** From which signed paper the office has entered the profile. */
async function loadPaper(db: Kysely<Database>, profileId: string): Promise<Row[]> {
  return db
    .selectFrom('paper_entries')
    .select(['entered_at', 'form_number', sql<string>`consent_on::text`.as('consent_on'), 'claimed_at'])
    .where('profile_id', '=', profileId)
    .execute();
}
