import type pg from 'pg';
import { answersOf } from '#contract/catalogue.ts';
import { answerColumns, type Values } from './answer-columns.ts';

/** Changes of a member's data, which show whether another person notices them. */
interface Changes {
  /** Columns to change, by table, in all rows of the member. */
  columns: Readonly<Record<string, Readonly<Record<string, Values>>>>;
  /** Tables in which rows are inserted and deleted. `$1` is the member. */
  rows: Readonly<Record<string, string>>;
}

/** Values of an encrypted column. */
const ENCRYPTED: Values = ["'anything'", "''"];
const ownColumns = answerColumns('own');
const acceptedColumns = answerColumns('accepted');

/** SQL that makes a melan, with its id as `m`. */
const MELAN = `with m as (insert into melans (held_on, begins_at, ends_at, place, seats, rounds, made_by)
  values (current_date + 9, '10:00', '16:00', 'words', 40, 6, 'mitra') returning id)`;

/** Changes that only the member may notice. */
export const OWN: Changes = {
  columns: {
    ...ownColumns,
    members: {
      ...ownColumns.members,
      email: ["'other@example.in'", "''"],
      password_hash: ["'another'"],
      created_at: ['now()'],
    },
    accounts: {
      email: ["'third@example.in'", "''"],
      password_hash: ["'a third'"],
      created_at: ['now()'],
      language: ["'bn'", 'null'],
      letters: ["'large'", 'null'],
      confirm_by: ["now() + interval '1 day'", 'null'],
      reset_by_phone_at: ["now() - interval '9 days'", 'null'],
      health_closed_at: ["now() - interval '9 days'", 'null'],
      recovery_objected_at: ["now() - interval '9 days'", 'null'],
    },
    account_profiles: {
      joined_at: ['now()'],
      used_at: ["now() - interval '1 day'", 'null'],
      seen_at: ["now() - interval '1 day'", 'null'],
      asked_at: ["now() - interval '1 day'", 'null'],
      role_since: ["now() - interval '1 day'", 'null'],
    },
    haemoglobin_results: {
      status: ENCRYPTED,
      tested_on: ENCRYPTED,
      changed_at: ['now()', 'null'],
      feeds_from: ['now()', 'null'],
    },
    files: {
      stored_at: ['now()'],
      fingerprint: ["repeat('01', 32)::bit(64)", 'null'],
      has_no_fingerprint: ['true', 'false'],
    },
    // Another day of the same week (from Monday, in India).
    showings: {
      last_active_on: ["date_trunc('week', now() at time zone 'Asia/Kolkata')::date"],
      shown_at: ["date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'"],
    },
    consents: {
      text_version: ["'2020-01-01'"],
      text_hash: ["'other'"],
      language: ["'bn'"],
      given_at: ["now() - interval '1 day'"],
      account_id: ['1', 'null'],
      given_as: ["'guardian'", 'null'],
      phone_end: ["'0000'", 'null'],
      with_surname: ['true', 'null'],
    },
  },
  rows: {
    acts: "insert into acts (profile_id, role, act) values ($1, 'guardian', 'joined')",
    candidate_choices:
      "insert into candidate_choices (profile_id, said_yes_at, said_to, reason) values ($1, now(), 'office', 'words') on conflict do nothing",
    invitations:
      "insert into invitations (profile_id, role, phone, phone_hash, expires_at) values ($1, 'guardian', '9830088888', decode(repeat('77', 32), 'hex'), now() + interval '1 day')",
    answer_changes: 'insert into answer_changes values ($1, current_date, 4) on conflict do nothing',
    judged_changes:
      'insert into judged_changes (profile_id) values ($1) on conflict (profile_id) do update set changed_at = now()',
    biodata_choices: "insert into biodata_choices values ($1, false, true, false, 'words') on conflict do nothing",
    // Blocks a number that nobody has.
    blocked_phones:
      "insert into blocked_phones (profile_id, phone_hash, last_digits) values ($1, decode(repeat('77', 32), 'hex'), '77')",
    former_phones: "insert into former_phones values ($1, decode(repeat('77', 32), 'hex'))",
    changed_phones: "insert into changed_phones (profile_id, phone) values ($1, '9830099777')",
    guardian_phones: "insert into guardian_phones (profile_id, phone) values ($1, '9000000000') on conflict do nothing",
    badges:
      "insert into badges (profile_id, kind, given_by, reason, taken_at, taken_by, taken_because) values ($1, 'met', 'mitra', 'words', now(), 'mitra', 'words')",
    contact_requests:
      "insert into contact_requests (account_id, kind, wanted) select account_id, 'phone', '9000000001' from account_profiles where profile_id = $1 on conflict do nothing",
    phone_claims:
      "insert into phone_claims (account_id, due_at) select account_id, now() + interval '1 day' from account_profiles where profile_id = $1 on conflict do nothing",
    verifications: "insert into verifications (profile_id, purpose, contact) values ($1, 'guardian', '9000000000')",
    contact_changes:
      "insert into contact_changes (profile_id, kind, former, reason) values ($1, 'email', 'words', 'words')",
    ended_showings: 'insert into ended_showings (profile_id) values ($1) on conflict do nothing',
    held_answers:
      "insert into held_answers (profile_id, table_name, answer, value, waits_for) values ($1, 'members', 'name', '\"Other\"', 'office')",
    held_decisions:
      "insert into held_decisions (profile_id, answer, decision, reason) values ($1, 'gender', 'returned', 'words')",
    card_links:
      "insert into card_links (id, profile_id, token_hash, parts, role, expires_at) overriding system value values (-1, $1, decode(repeat('77', 32), 'hex'), '{photo}', 'guardian', now() + interval '1 day')",
    card_sheets:
      "insert into card_sheets (id, profile_id, made_on) values ('words', $1, current_date) on conflict do nothing",
    booklet_entries:
      "with o as (insert into booklet_orders (part, language, copies, given_to, ordered_by) values ('brides', 'bn', 1, 'words', 'mitra') returning id), c as (insert into booklet_copies (order_id, entries) select id, 1 from o returning number) insert into booklet_entries select $1, number from c",
    gates: 'insert into gates (profile_id) values ($1) on conflict do nothing',
    first_steps_told: 'insert into first_steps_told values ($1, current_date) on conflict do nothing',
    interest_days: 'insert into interest_days values ($1, current_date, 2) on conflict do nothing',
    sent_files:
      "insert into sent_files (account_id, profile_id, sha256, bytes) select account_id, $1, sha256('words'), 9 from account_profiles where profile_id = $1 on conflict do nothing",
    file_presses:
      "insert into file_presses (account_id, profile_id, press) select account_id, $1, 'words' from account_profiles where profile_id = $1 on conflict do nothing",
    hidden_members:
      'insert into hidden_members (profile_id, member_id) select $1, profile_id from members where profile_id <> $1',
    shortlist_entries:
      "insert into shortlist_entries (profile_id, member_id, note) select $1, profile_id, 'words' from members where profile_id <> $1",
    reports:
      "insert into reports (reporter_id, member_id, reason, words) select $1, profile_id, 'rude', 'words' from members where profile_id <> $1",
    introductions:
      "update introductions set answer = 'declined', answered_at = now() where recipient_id = $1 and answer is null",
    known_browsers: "insert into known_browsers (token_hash, profile_id) values (decode(repeat('77', 32), 'hex'), $1)",
    kept_names:
      "insert into kept_names (handle_hash, account_id) select decode(repeat('66', 32), 'hex'), account_id from account_profiles where profile_id = $1 limit 1",
    notices:
      "insert into notices (account_id, profile_id, kind, send_before) select account_id, $1, 'suspended', now() from account_profiles where profile_id = $1",
    push_subscriptions:
      "insert into push_subscriptions (account_id, endpoint, p256dh, auth) select account_id, 'https://push.example/' || $1, 'x', 'x' from account_profiles where profile_id = $1 on conflict do nothing",
    nominations:
      "insert into nominations (profile_id, name, phone) values ($1, 'words', '9000000001') on conflict (profile_id) do update set name = 'words'",
    approvals:
      "insert into approvals (profile_id, kind, subject, place) values ($1, 'photo', 'words', 1) on conflict do nothing",
    approval_decisions:
      "insert into approval_decisions (profile_id, kind, decision, reason, asked_at, decided_by) values ($1, 'profile', 'approved', 'words', now(), 'mitra')",
    office_notes: "insert into office_notes (profile_id, noted_by, words) values ($1, 'mitra', 'words')",
    staff_calls:
      "insert into staff_calls (profile_id, called_by, outcome, words) values ($1, 'mitra', 'spoke', 'words')",
    staff_tasks:
      "with s as (insert into staff (name, email, roles, made_by) values ('Mitra', 'mitra-' || $1 || '@trust.example', '{helper}', 'mitra') on conflict do nothing returning id) insert into staff_tasks (profile_id, kind, words, due_on, staff_id, made_by) select $1, 'task', 'words', current_date, id, 'mitra' from s",
    near_members:
      "insert into near_members (profile_id, near_id, set_by) select $1, id, 'mitra' from near_places limit 1 on conflict do nothing",
    identity_papers:
      "insert into identity_papers (profile_id, paper, number_hash, seen_by) values ($1, 'passport', decode(repeat('77', 32), 'hex'), 'mitra') on conflict do nothing",
    paper_entries:
      "insert into paper_entries (profile_id, entered_by, form_number, consent_on) values ($1, 'mitra', $1, current_date) on conflict do nothing",
    // The family's row in an old register, before and after its release.
    register_rows:
      "with i as (insert into register_imports (file_name, asked_by) values ('words', 'mitra') returning id) insert into register_rows (import_id, number, state, sealed, phone_hash, profile_id) select id, 1, 'released', 'sealed', decode(repeat('77', 32), 'hex'), $1 from i on conflict do nothing",
    office_uses: "insert into office_uses (who, command, profile_id, outcome) values ('mitra', 'x', $1, 'done')",
    password_resets:
      "insert into password_resets (profile_id, token_hash, expires_at) values ($1, decode(repeat('77', 32), 'hex'), now() + interval '1 day')",
    power_link_uses:
      "insert into power_link_uses (stage, outcome, profile_id, address_hash) values ('phone', 'right', $1, decode(repeat('77', 32), 'hex'))",
    previews: "insert into previews (profile_id, seen) values ($1, '{1,2}') on conflict do nothing",
    rules_told: 'insert into rules_told (profile_id) values ($1) on conflict do nothing',
    reading_days:
      'insert into reading_days (reader_id, day, lists) values ($1, current_date, 9) on conflict do nothing',
    readings:
      'insert into readings select $1, profile_id, current_date from members where profile_id <> $1 on conflict do nothing',
    breach_people:
      "with b as (insert into breaches (what, known_at, opened_by) values ('words', now(), 'mitra') returning id) insert into breach_people (breach_id, profile_id, source) select id, $1, 'everybody' from b",
    // A rest that has ended: the profile is visible to all again.
    rests: "insert into rests (profile_id, until, rested_by) values ($1, now() - interval '1 minute', 'mitra')",
    vetoes: "insert into vetoes (profile_id, safe_way, ended_at) values ($1, 'sealed', now())",
    forced_refusals:
      "insert into forced_refusals (profile_id, marks) values ($1, array[decode(repeat('77', 32), 'hex')])",
    forced_returns:
      "with f as (insert into forced_refusals (profile_id, marks) values (null, array[decode(repeat('78', 32), 'hex')]) returning id) insert into forced_returns (refusal_id, profile_id) select id, $1 from f",
    saved_searches: "insert into saved_searches (profile_id, name, search) values ($1, 'words', 'agefrom=30')",
    office_requests:
      "insert into office_requests (kind, profile_id, asked_by, due_at, reason) values ('copy', $1, 'office', now() + interval '1 day', 'words')",
    holder_removals:
      "insert into holder_removals (profile_id, account_id, asked_by, due_at) select $1, account_id, account_id, now() + interval '7 days' from account_profiles where profile_id = $1 limit 1 on conflict do nothing",
    // While a claim to be the candidate is open, others see the profile as before.
    whose_claims:
      'insert into whose_claims (profile_id, account_id) select $1, account_id from account_profiles where profile_id = $1 limit 1 on conflict do nothing',
    spoken_calls:
      "insert into spoken_calls (profile_id, phone, spoken_by, spoken_name, words) values ($1, '9000000002', 'mitra', 'Mitra', 'words')",
    together_quiet:
      "insert into together_quiet (profile_id, member_id, step) select $1, profile_id, 'quiet14' from members where profile_id <> $1 on conflict do nothing",
    // It waits for the candidate, so nobody can read it. `disability.test.ts` tests what families in touch read.
    disabilities:
      "insert into disabilities (profile_id, told, audience, agreed) values ($1, 'sealed', 'Members', 'asked') on conflict do nothing",
    desk_hints: "insert into desk_hints (kind, profile_id) values ('noAnswer', $1) on conflict do nothing",
    deletion_letters: "insert into deletion_letters (profile_id, asked_by, reason) values ($1, 'office', 'a letter')",
    paper_drafts: "insert into paper_drafts (profile_id, sealed) values ($1, 'sealed') on conflict do nothing",
    keeping_warnings: 'insert into keeping_warnings (profile_id) values ($1) on conflict do nothing',
    // Messages of an acquaintance that has ended, which nobody can read.
    together_messages:
      "with t as (insert into together (one_id, other_id, ended_at) select least($1 collate \"C\", profile_id), greatest($1 collate \"C\", profile_id), now() from members where profile_id <> $1 returning id) insert into together_messages (together_id, thread, number, author_id, written_as, words, is_warned) select id, 'families', 1, $1, 'family', 'sealed', true from t",
    // Never shown to another family.
    together_ticks:
      'with t as (insert into together (one_id, other_id) select least($1 collate "C", profile_id), greatest($1 collate "C", profile_id) from members where profile_id <> $1 on conflict do nothing returning id) insert into together_ticks (together_id, profile_id, paper) select id, $1, \'words\' from t',
    // A letter to which nobody else has agreed.
    together_letters:
      "insert into together_letters (profile_id, married_at, sent) values ($1, now() - interval '100 days', 2) on conflict do nothing",
    together_letter_answers: "insert into together_letter_answers (profile_id, words) values ($1, 'sealed')",
    // Not yet due, so it affects nobody.
    together_outcomes:
      "insert into together_outcomes (profile_id, kind, pair_hash) values ($1, 'engaged', decode(repeat('77', 32), 'hex'))",
    together_presses:
      'with t as (insert into together (one_id, other_id) select least($1 collate "C", profile_id), greatest($1 collate "C", profile_id) from members where profile_id <> $1 on conflict do nothing returning id) insert into together_presses (together_id, profile_id, step, value) select id, $1, \'quiet14\', \'spoken\' from t',
    unread_names: 'insert into unread_names values ($1) on conflict do nothing',
    sessions: 'delete from sessions where profile_id = $1',
    // Only the owner reads these. The other family reads a shared day, or a question that both have answered.
    together_answers:
      "insert into together_answers (together_id, profile_id, question, account_id, choice, words) select t.id, $1, 'where', p.account_id, '', '' from together t join account_profiles p on p.profile_id = $1 where $1 in (t.one_id, t.other_id) on conflict do nothing",
    together_notes:
      "insert into together_notes (together_id, profile_id, kind, words) select id, $1, 'pandit', 'sealed' from together where $1 in (one_id, other_id) on conflict do nothing",
    together_days:
      "insert into together_days (together_id, profile_id, kind, on_day) select id, $1, 'test', current_date + 7 from together where $1 in (one_id, other_id)",
    weekly_choices:
      'insert into weekly_choices (profile_id, is_introduced) values ($1, false) on conflict (profile_id) do update set is_introduced = false',
    // Nobody else is invited to this melan.
    melan_guests: `${MELAN} insert into melan_guests (melan_id, profile_id, is_bride) select id, $1, true from m`,
    melan_entries: `${MELAN} insert into melan_entries (melan_id, id, counter, number, field, value, profile_id)
      select id, gen_random_uuid(), 1, 1, 'wishes', 'sealed', $1 from m`,
    // Refused from the start by the other family, which is not notified of it.
    proposals: `insert into proposals (one_id, other_id, origin, ends_at, one_answer, other_answer)
      select least($1 collate "C", profile_id), greatest($1 collate "C", profile_id), 'desk', now() + interval '9 days',
        case when profile_id collate "C" < $1 then 'no' end, case when profile_id collate "C" > $1 then 'no' end
      from members where profile_id <> $1 on conflict do nothing`,
    // The volunteer who looks for the family, and the volunteer whose kin it is.
    given_families:
      "insert into given_families (profile_id, staff_id, given_by) select $1, id, 'mitra' from staff limit 1 on conflict do nothing",
    matchmaker_kin:
      'insert into matchmaker_kin (profile_id, staff_id) select $1, id from staff limit 1 on conflict do nothing',
    suspensions:
      "insert into suspensions (profile_id, reason, restored_at, restored_because) values ($1, 'words', now(), 'words')",
  },
};

/** SQL for the rows of two families, one for each accepted family, made if there are none. */
const TOGETHER = `with a as (select case when sender_id = $1 then recipient_id else sender_id end as id from introductions
    where answer = 'accepted' and $1 in (sender_id, recipient_id)),
  t as (insert into together (one_id, other_id) select least($1 collate "C", id), greatest($1 collate "C", id) from a on conflict do nothing returning id),
  u as (select id from t union select id from together where one_id = $1 and other_id in (select id from a) or other_id = $1 and one_id in (select id from a))`;

/** Changes that accepted families may notice as well, and nobody else. */
export const FAMILY: Changes = {
  columns: {
    ...acceptedColumns,
    members: { ...acceptedColumns.members, phone: ["'6' || lpad(substr(profile_id, 3), 9, '0')"] },
    // If one side has no candidate account, both read that the questions for the candidates wait for it.
    account_profiles: { role: ["'guardian'"] },
    // A changed number would lose its confirmation, which strangers can see.
    accounts: {
      phone: ["'7' || lpad(id::text, 9, '0')"],
      phone_verified_at: ['now()'],
    },
    files: {
      name: ["kind || '-other'"],
      small_name: ["case when kind <> 'horoscope' then kind || '-small-other' end"],
    },
  },
  rows: {
    // A step that every other family in an acquaintance sees at once.
    together_presses:
      'with t as (insert into together (one_id, other_id) select least($1 collate "C", profile_id), greatest($1 collate "C", profile_id) from members where profile_id <> $1 on conflict do nothing returning id) insert into together_presses (together_id, profile_id, step, value) select id, $1, \'decided\', \'Yes\' from t',
    // Written by one of the two; the other must agree.
    together_stories:
      "insert into together_stories (id, one_id, other_id, writer_id, names, words, language, hash) select 'words' || profile_id || $1, least($1 collate \"C\", profile_id), greatest($1 collate \"C\", profile_id), $1, '', '', 'en', 'words' from members where profile_id <> $1 on conflict do nothing",
    together_hours: `${TOGETHER} insert into together_hours (together_id, profile_id, windows, caller, zone) select id, $1, '[]', 'we', 'Europe/London' from u on conflict do nothing`,
    together_meetings: `${TOGETHER} insert into together_meetings (together_id, uid, sequence, proposed_by, times, place, words) select id, gen_random_uuid(), 1, $1, array[now() + interval '1 day'], 'public', '' from u on conflict do nothing`,
  },
};

/** Columns that strangers may notice, that concern both members, or that only identify the row's owner. */
export const NOTICED: Readonly<Record<string, string>> = {
  account_profiles: 'account_id profile_id',
  accounts: 'id email_verified_at',
  blocks: 'profile_id member_id blocked_at',
  answer_rates: 'profile_id band made_on',
  // A price changes the order of lists, by weeks.
  candidate_prices: 'profile_id week band',
  // The family of a sheet sees whose cards are on it. Which staff read a profile is in that member's own copy.
  card_sheet_cards: 'sheet_id place member_id tick ticked_at ticked_by carried_at',
  desk_readings: 'for_id member_id staff_id day',
  // Published to every member.
  open_to: 'profile_id kind since',
  // Others see that the family currently answers slowly.
  full_inboxes: 'profile_id week',
  blocked_phone_matches: 'blocked_phone_id profile_id member_id lifted_at',
  // Strangers may learn whether the family can be notified by any channel.
  channel_consents: 'id account_id channel is_on version text_hash language at',
  chosen_showings: 'profile_id since',
  consents: 'id profile_id kind about_id withdrawn_at',
  contact_openings: 'owner_id viewer_id opened_on opened_at',
  files: 'profile_id kind bytes small_bytes sha256 small_sha256',
  guardian_phones_of_before: 'profile_id phone asked_at',
  haemoglobin_results: 'profile_id',
  matching_changes: 'profile_id version line line_end',
  members: 'profile_id registered_at suspended_at deletion_due_at is_hidden deletion_receipt first_shown_on',
  name_sounds: 'profile_id gender skeleton sound number',
  pair_checks: 'id one_id other_id checked_at answer',
  partings: 'profile_id member_id ended_at',
  // Only the two candidates notice these: `unseen-sealed-words.test.ts`.
  sealed_words:
    'id sender_id recipient_id sender_account recipient_account words written_at consent_version consent_hash consent_language promise_version promise_hash promise_language promised_at openings',
  pauses: 'profile_id kind reason words since by_candidate with_id before left_due_at left_asked_at',
  // After a member has left, these rows belong to the reader.
  ended_acquaintances: 'profile_id member_id ended_at',
  departures_to_tell: 'profile_id member_id due_at',
  // An acquaintance without the candidate's decision cannot be opened.
  undecided_acquaintances: 'profile_id member_id since',
  relatives: 'profile_id side generation',
  showings: 'profile_id',
  // Belongs to both families. Steps are rows of `together_presses`.
  together: 'id one_id other_id began_at ended_at',
  waiting_showings: 'profile_id for_office for_candidate since',
};

/**
 * Applies all changes to the rows of a member, to other values or to none. Rows are inserted and deleted only with
 * other values. Throws if the member has no row in a table.
 */
export async function applyChanges(pool: pg.Pool, profileId: string, { columns, rows }: Changes, to: 'other' | 'none') {
  for (const [table, values] of Object.entries(columns)) {
    const assignments = Object.entries(values).flatMap(([column, [other, none]]) => {
      const value = to === 'other' ? other : none;
      return value === undefined ? [] : [`${column} = ${value}`];
    });
    if (assignments.length === 0) continue;
    const update = `update ${table} set ${assignments.join(', ')} where ${ownerCondition(table)}`;
    const { rowCount } = await pool.query(update, [profileId]);
    if (rowCount === 0) throw new Error(`${profileId} has no row in ${table}`);
  }
  if (to === 'none') return;
  for (const statement of Object.values(rows)) await pool.query(statement, [profileId]);
}

/** Returns the SQL condition for rows of a table that belong to a member; `$1` is the member. */
export const ownerCondition = (table: string): string =>
  table === 'accounts' ? 'id in (select account_id from account_profiles where profile_id = $1)' : 'profile_id = $1';

/** Lists every column of a table that references a member or an account, as `table.column`, without those for staff. */
export async function listColumns(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'staff' and exists (
       select from information_schema.columns k where (k.table_schema, k.table_name) = ('public', c.table_name)
         and k.column_name in ('profile_id', 'member_id', 'sender_id', 'owner_id', 'one_id', 'reader_id', 'reporter_id',
           'account_id', 'password_hash'))`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Returns whether a column is in exactly one of the lists above and the catalogue. A table with inserted rows counts as
 * a whole.
 */
export function isKnown(name: string): boolean {
  const [table = '', column = ''] = name.split('.');
  const isAnswer = answersOf(table).some((answer) => answer.column === column && answer.layer === 'members');
  const isKey = column === 'profile_id' && answersOf(table).length > 0 && NOTICED[table] === undefined;
  const columnLists = [OWN, FAMILY].filter(({ columns }) => columns[table]?.[column] !== undefined).length;
  // Rows of one table may be of two kinds: some that only the member may notice, and some that the family may.
  const hasRows = [OWN, FAMILY].some(({ rows }) => rows[table] !== undefined);
  const isNoticed = NOTICED[table]?.split(' ').includes(column) ?? false;
  return columnLists + Number(isNoticed) + Number(isAnswer) + Number(isKey) + Number(hasRows) === 1;
}
