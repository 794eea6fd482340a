import { type Kysely, sql } from 'kysely';
import { showAnswers } from '#server/domain/answers/answers.queries.ts';
import { storedColumns } from '#server/domain/answers/stored.ts';
import { deskLooksInDownload } from '#server/domain/assisted/desk-readings.queries.ts';
import { badgesInDownload } from '#server/domain/badges/badges.queries.ts';
import { blockedPhonesInDownload } from '#server/domain/blocked-phones/blocked-phones.queries.ts';
import { cardLinksInDownload } from '#server/domain/card-links/card-links.queries.ts';
import { reportsInDownload } from '#server/domain/cases/reports.queries.ts';
import { consentsInDownload } from '#server/domain/consents/consents.queries.ts';
import { contactOpeningsInDownload } from '#server/domain/contacts/contact.queries.ts';
import { familyInDownload } from '#server/domain/family/relatives.queries.ts';
import { pairChecksInDownload } from '#server/domain/haemoglobin/pair-checks.queries.ts';
import { loadResult } from '#server/domain/haemoglobin/results.queries.ts';
import { accountInDownload, actsInDownload, memberInDownload } from '#server/domain/holders/holders.queries.ts';
import { identityInDownload } from '#server/domain/identity/identity.queries.ts';
import { introductionsInDownload } from '#server/domain/interests/inbox.queries.ts';
import { melansInDownload } from '#server/domain/melans/download.queries.ts';
import { officeNotesInDownload } from '#server/domain/members/office-notes.queries.ts';
import {
  nearInDownload,
  officeCallsInDownload,
  officeTasksInDownload,
} from '#server/domain/members/office-work.queries.ts';
import { paperInDownload } from '#server/domain/members/paper-entries.queries.ts';
import { suspensionsInDownload } from '#server/domain/members/suspensions.queries.ts';
import { officeLooksInDownload } from '#server/domain/office-log/looks.queries.ts';
import { powerLinkUsesInDownload } from '#server/domain/power-link/power-link.queries.ts';
import { printingsInDownload } from '#server/domain/printed/booklets.queries.ts';
import { sheetsInDownload } from '#server/domain/printed/card-sheets.queries.ts';
import { readersInDownload } from '#server/domain/profile-views/count-readings.ts';
import { proposalsInDownload } from '#server/domain/proposals/proposals.queries.ts';
import { daysInDownload } from '#server/domain/together/days.queries.ts';
import { hoursInDownload } from '#server/domain/together/hours.queries.ts';
import { meetingsInDownload } from '#server/domain/together/meetings.queries.ts';
import { messagesInDownload } from '#server/domain/together/messages.queries.ts';
import { notesInDownload } from '#server/domain/together/notes.queries.ts';
import { outcomesInDownload } from '#server/domain/together/outcomes.queries.ts';
import { pressesInDownload } from '#server/domain/together/presses.queries.ts';
import { answersInDownload } from '#server/domain/together/questions.queries.ts';
import { storiesInDownload } from '#server/domain/together/stories.queries.ts';
import { weddingsInDownload } from '#server/domain/together/weddings.queries.ts';
import { onlySeen } from '#server/domain/visibility/load-views.ts';
import { weeklyPairsInDownload } from '#server/domain/weekly-pairs/pairs.queries.ts';
import { listChannelConsents, listOwnNotices } from '#server/notices/download.queries.ts';
import type { HealthCipher } from '#server/platform/crypto/health-cipher.ts';
import { meetingCopies } from '#server/platform/db/meeting-tables.ts';
import type { AccountProfile, Database } from '#server/platform/db/tables.ts';
import { weeklyCopies } from '#server/platform/db/weekly-tables.ts';
import { bandOf } from '#server/ranking/lists.ts';

type Row = Record<string, unknown>;

/** All stored data of a member, by section: one table, or the answers of one form. */
export type Sections = Record<string, Row | Row[]>;

/** Tables whose rows a member downloads unchanged, by their names in the download. */
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
  open_to: 'said openly',
  ...meetingCopies,
  ...weeklyCopies,
} as const satisfies Partial<Record<keyof Database, string>>;

/**
 * Tables that a member does not download: secrets, records of the office, and marks that only say that something
 * changed.
 */
export const LEFT_OUT_TABLES: readonly string[] = [
  'account_profiles',
  'invitations',
  'holder_removals',
  'spoken_calls',
  'desk_hints',
  'together_quiet',
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
  'register_rows',
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
  'judged_changes',
  'blocked_phone_matches',
  'former_phones',
  'changed_phones',
  'answer_rates',
  'candidate_prices',
  'full_inboxes',
  'first_steps_told',
  'guardian_phones_of_before',
  'ended_acquaintances',
  'departures_to_tell',
  'keeping_warnings',
  'previews',
  'rules_told',
  'together_letters',
  'together_letter_answers',
  'given_families',
  'matchmaker_kin',
  'melan_entries',
  'sent_files',
  'file_presses',
];

/** Copied tables whose rows name another member. Those of members who are not shown to this one are left out. */
const TABLES_ABOUT_OTHERS: ReadonlySet<string> = new Set(['partings', 'shortlist_entries', 'hidden_members']);

/**
 * Loads everything that the member has entered and that we have recorded about them, except sealed words and what was
 * told of a disability, which `makeDownload` adds.
 */
export async function loadEverything(
  db: Kysely<Database>,
  cipher: HealthCipher,
  who: AccountProfile,
): Promise<Sections> {
  const { profileId } = who;
  const sections: Sections = {
    'basic information': await memberInDownload(db, who),
    account: await accountInDownload(db, who),
  };
  for (const [table, title] of Object.entries(COPIED_TABLES)) {
    const rows = await loadCopies(db, table, profileId);
    sections[title] = TABLES_ABOUT_OTHERS.has(table)
      ? await onlySeen({ db }, profileId, { rows, idOf: ({ member_id }) => String(member_id) })
      : rows;
  }
  const health = await showAnswers({ db, cipher }, profileId, 'health');
  sections['health details'] = storedColumns('health', health);
  const { status, testedOn } = await loadResult(db, cipher, profileId);
  sections['haemoglobin result'] = { status, testedOn };
  sections.family = await familyInDownload(db, cipher, profileId);
  sections['introductions sent'] = await introductionsInDownload(db, profileId);
  sections['letters to other families'] = await messagesInDownload(db, cipher, who);
  sections['introductions of the week'] = await weeklyPairsInDownload(db, profileId);
  sections['proposals of the trust'] = await proposalsInDownload(db, profileId);
  sections['who of the trust looked for a match'] = await deskLooksInDownload(db, profileId);
  sections['decided and married'] = await outcomesInDownload(db, profileId);
  sections['answers to the twelve questions'] = await answersInDownload(db, cipher, who);
  sections['what the pandit said'] = await notesInDownload(db, cipher, profileId);
  sections['days written down'] = await daysInDownload(db, cipher, profileId);
  sections['steps of two families'] = await pressesInDownload(db, profileId);
  sections['day of the wedding and papers'] = await weddingsInDownload(db, profileId);
  sections['story of the wedding'] = await storiesInDownload({ db, cipher }, who);
  sections['when to call us'] = await hoursInDownload(db, profileId);
  sections['meetings of two families'] = await meetingsInDownload(db, cipher, profileId);
  sections['melans of the trust'] = await melansInDownload(db, cipher, profileId);
  sections['members who opened the profile'] = await readersInDownload(db, profileId);
  sections['reports made'] = await reportsInDownload(db, profileId);
  sections['contact details opened'] = await contactOpeningsInDownload(db, profileId);
  sections['sheets of cards printed'] = await sheetsInDownload(db, profileId);
  sections['copies of the booklet'] = await printingsInDownload(db, profileId);
  sections['blocked phones'] = await blockedPhonesInDownload(db, profileId);
  sections['entered from paper'] = await paperInDownload(db, profileId);
  sections['links to the card'] = await cardLinksInDownload(db, profileId, bandOf);
  sections['pair checks'] = await pairChecksInDownload(db, profileId);
  sections.consents = await consentsInDownload(db, who);
  sections.notices = await listOwnNotices(db, who);
  sections['ways of being told'] = await listChannelConsents(db, who.accountId);
  sections['who did what'] = await actsInDownload(db, profileId);
  sections['openings through the Power Link'] = await powerLinkUsesInDownload(db, profileId);
  sections.badges = await badgesInDownload(db, profileId);
  sections.suspensions = await suspensionsInDownload(db, profileId);
  sections['papers seen'] = await identityInDownload(db, profileId);
  sections['notes of the office'] = await officeNotesInDownload(db, profileId);
  sections['calls of the office'] = await officeCallsInDownload(db, profileId);
  sections['what the office has to do'] = await officeTasksInDownload(db, profileId);
  sections['filed near'] = await nearInDownload(db, profileId);
  sections['when the office looked'] = await officeLooksInDownload(db, profileId);
  return sections;
}

/** Loads the rows of a copied table, without the profile id and without the decision of the office on a held answer. */
async function loadCopies(db: Kysely<Database>, table: string, profileId: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) - 'profile_id' - ${table === 'held_decisions' ? 'outcome' : ''}::text as row from ${sql.table(table)} t where profile_id = ${profileId}`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}
