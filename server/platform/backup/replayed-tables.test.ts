import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/database.ts';
import { REPLAYED } from './replay.queries.ts';

const { pool } = await makeTestDatabase();

/** Tables that a restore leaves as archived, and why nobody is harmed. A new table is listed here or in `REPLAYED`. */
const AS_IT_WAS: Record<string, string> = {
  'what families write of themselves: a day of it is lost':
    'addresses personal_details wishes gates saved_searches shortlist_entries held_answers held_decisions together_messages together_hours together_weddings together_ticks together_story_photos together_letter_answers',
  'made anew by the site':
    'matching_changes name_sounds unread_names answer_changes judged_changes answer_rates full_inboxes full_inbox_weeks candidate_prices price_weeks ended_showings changed_phones trust_figures board_months board_counts board_waits',
  'in no archive, and emptied by every restore': 'sealed_words sent_files file_pieces file_presses',
  'over with every restore': 'verification_codes invitation_codes verifications password_resets office_requests',
  'told once more, or not at all':
    'notices notice_deliveries farewells keeping_warnings rules_told first_steps_told together_quiet unknown_receipts failing_addresses mail_holds',
  'counters of a day, and of who asks too often':
    'attempts interest_days reading_days verification_days staff_places power_link_keys call_tries previews',
  'records of what was done':
    'acts office_uses power_link_uses readings desk_readings reading_words contact_openings contact_changes security_events',
  'the office looks once more':
    'reported_threads approvals approval_decisions case_notes case_questions asked_calls contact_messages desk_hints office_notes staff_calls staff_tasks assignments near_members paper_drafts identity_papers melan_tables register_matchings office_works',
  'what was printed for a family is set once more from the day, and what it ticked is entered once more from its page':
    'card_sheets card_sheet_cards',
  'a volunteer signs once more': 'matchmaker_promises',
  'a breach, which the office enters once more': 'breaches breach_deeds breach_people breach_works',
  'lists and texts of the site, which the office writes once more':
    'banners banner_images contact_emails contact_phones contents countries faqs former_contents former_rows site_drafts lookups seed_checksums seeded_contents social_links states test_centres near_places near_districts note_templates',
  'the program’s own':
    'backup_runs data_key_check later_changes left_copies schema_migrations schema_steps sealed_keys site_identity',
};

test('every table is either replayed or listed with a reason', async () => {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const listed = [...Object.keys(REPLAYED), ...Object.values(AS_IT_WAS).flatMap((names) => names.split(' '))];
  expect(listed.sort()).toEqual(rows.map(({ name }) => name).sort());
});

/** For partly replayed tables: why the other columns may stay as archived. */
const COLUMNS_AS_THEY_WERE: Record<string, string> = {
  accounts: 'created_at language letters confirm_by',
  members: 'name name_spelled email phone gender password_hash created_at registered_at is_hidden first_shown_on',
  staff: 'name email made_at made_by join_hash join_until factor_step seen_at has_keys near_id refused_tries tried_in',
  invitations: 'profile_id role phone_hash invited_by made_at expires_at',
  introductions: 'sender_id recipient_id note sent_at kinship kinship_named was_welcome origin writes_first',
  paper_entries: 'entered_at entered_by form_number consent_on code_at',
  register_imports:
    'file_name asked_by asked_at sealed_file headings columns signature header_row matched_at entered_at',
  register_rows: 'faults asks other changed_at',
  card_links: 'profile_id token_hash parts role made_at expires_at agreed_at openings made_by',
};
/** A line only records that these changed; a restore clears them. */
const TAKEN = ['password_hash', 'factor_set_at', 'link_code_hash'];

test.each(Object.entries(COLUMNS_AS_THEY_WERE))('every column of %s is replayed or listed', async (table, others) => {
  const { rows: columns } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  );
  const { rows: triggers } = await pool.query<{ args: string }>(
    "select encode(tgargs, 'escape') as args from pg_trigger where tgname = 'note_later' and tgrelid = $1::regclass",
    [table],
  );
  const replayed = triggers.flatMap(({ args }) => args.split(/\\000|,/)).filter(Boolean);
  const taken = table === 'accounts' ? ['password_hash'] : table === 'staff' ? TAKEN : [];
  const listed = [...replayed, ...taken, ...others.split(' ')];
  expect(listed.sort()).toEqual(columns.map(({ name }) => name).sort());
});
