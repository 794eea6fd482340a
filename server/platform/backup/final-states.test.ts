import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepProfile } from '#server/domain/members/deletion-letters.queries.ts';
import { changeContact } from '#server/office/change-contact.queries.ts';
import { restForADayAndNotify } from '#server/office/rests.queries.ts';
import { resetStaffLogin } from '#server/office/staff/staff.queries.ts';
import { setSwitch } from '#server/office/switches.queries.ts';
import { makeFolderStore } from '#server/platform/storage/folder-store.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeTestDatabase } from '#server/testing/database.ts';
import { addHolder } from '#server/testing/holders.ts';
import { introduce, stayBeforeSundayEvening } from '#server/testing/introduce.ts';
import { becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { backUp } from './back-up.ts';
import { nameArchive } from './backup-folder.ts';
import { keepLaterChanges } from './keep-later-changes.ts';
import { readLaterChanges } from './later-lines.ts';
import { readArchive } from './read-archive.ts';
import { settleRecovered } from './recovered.ts';
import { restore } from './restore.ts';

/**
 * Each final state that a restore must not undo, by name: the state in the archive, the later change, and how to read
 * it.
 */

const backupKey = Buffer.alloc(32, 5);
const folder = await mkdtemp(join(tmpdir(), 'shubho-bibaho-states-'));
const app = await startTestApp();
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Families {
  one: TestMember;
  other: TestMember;
}
type Act = (families: Families) => Promise<unknown>;
interface State {
  before?: Act;
  since: Act;
  /** The query that reads the state. `$1` is the one member, `$2` the other. */
  read: string;
}

const call =
  (path: string, form: Record<string, string> = {}): Act =>
  async ({ one }) => {
    const { body, text } = await one.client.call(path, { pid: one.pid, ...form });
    expect(body.msgcode, `${path} ${text}`).toBe(1);
  };
const toOther =
  (path: string, form: Record<string, string> = {}): Act =>
  ({ one, other }) =>
    call(path, { member: other.pid, ...form })({ one, other });
const byOther =
  (act: Act): Act =>
  ({ one, other }) =>
    act({ one: other, other: one });
const sql =
  (statement: string): Act =>
  ({ one, other }) =>
    app.pool.query(statement.replaceAll('$1', `'${one.pid}'`).replaceAll('$2', `'${other.pid}'`));
const all =
  (...acts: Act[]): Act =>
  async (families) => {
    for (const act of acts) await act(families);
  };

const ACCOUNT = '(select account_id from account_profiles where profile_id = $1 order by joined_at limit 1)';
const health = {
  userbloodgroup: 'B+',
  userdiseasereport: 'Thalassemia',
  fatherbloodgroup: 'O+',
  fatherchronicdisease: 'Yes',
  fatherchronicdiseasedetails: 'words',
};
const block = toOther('blockmember');
const accepted: Act = ({ one, other }) => becomeAcquainted(one, other);
const pressed = (step: string, value: string): Act => toOther('presstogether', { step, value });
const written: Act = toOther('sendintroduction', { note: '' });
const answered: Act = toOther('answerquestion', { question: 'where', choice: 'abroad', words: '' });
const planned: Act = toOther('addtogetherday', {
  kind: 'other',
  day: `${new Date().getUTCFullYear() + 1}-02-03`,
  note: '',
});
const pause = call('pauseprofile', { kind: 'paused', reason: 'notNow' });
const nominee = call('updatenomination', { name: 'Mina Ghosh', phone: '9830012345' });
const consent = sql("insert into consents (profile_id, kind, text_version, language) values ($1, 'photo', '1', 'en')");
const letter = sql("insert into deletion_letters (profile_id, asked_by, reason) values ($1, 'office', 'a letter')");
/** A couple's story of their wedding, published to everybody. */
const COUPLE = `insert into together_stories (id, one_id, other_id, writer_id, names, words, language, hash, one_agreed, other_agreed, approved)
  values ($1, least($1 collate "C", $2), greatest($1 collate "C", $2), $1, 'sealed', 'old', 'en', 'old', 'old', 'old', 'old')`;
const IS_SHOWN = '(approved = hash and one_agreed = hash and other_agreed = hash)';
const copyOf = (copies: string): Act =>
  sql(`with o as (insert into booklet_orders (part, language, copies, given_to, ordered_by) values ('brides', 'bn', ${copies}, 'Siliguri', 'mitra') returning id),
      c as (insert into booklet_copies (order_id, entries, pdf) select id, 1, '\\x25' from o returning number)
      insert into booklet_entries (profile_id, copy, with_surname) select $1, number, false from c`);
const paper = sql(
  "insert into paper_entries (profile_id, entered_by, form_number, consent_on) values ($1, 'mitra', $1, null)",
);
const registerRow = sql(
  "with i as (insert into register_imports (file_name, asked_by) values ($1, 'mitra') returning id) insert into register_rows (import_id, number, state, sealed, profile_id) select id, 2, 'released', 'sealed', $1 from i",
);
const guardian: Act = async ({ one }) => addHolder(app, one, 'guardian');

const STATES: Record<string, State> = {
  'a block': { since: block, read: 'select from blocks where profile_id = $1' },
  'a block that was taken back': {
    before: block,
    since: toOther('unblockmember'),
    read: 'select from blocks where profile_id = $1',
  },
  'a blocked number': {
    since: ({ one, other }) => call('blockphone', { phone: other.phone })({ one, other }),
    read: 'select member_id, lifted_at is null as holds from blocked_phone_matches where profile_id = $1',
  },
  'a member who was hidden': { since: toOther('hidemember'), read: 'select from hidden_members where profile_id = $1' },
  'a family that has claimed what the office entered': {
    before: paper,
    since: sql('update paper_entries set claimed_at = now() where profile_id = $1'),
    read: 'select claimed_at is not null as claimed from paper_entries where profile_id = $1',
  },
  'a family of an old register that said no': {
    before: registerRow,
    since: sql("update register_rows set state = 'refused', sealed = '', profile_id = null where profile_id = $1"),
    read: 'select r.state, r.sealed, r.profile_id from register_rows r join register_imports i on i.id = r.import_id where i.file_name = $1',
  },
  'an old register that was undone': {
    before: registerRow,
    since: sql('update register_imports set undone_at = now() where file_name = $1'),
    read: 'select undone_at is not null as undone from register_imports where file_name = $1',
  },
  'a pause': { since: pause, read: 'select kind from pauses where profile_id = $1' },
  'a profile that came back': {
    before: pause,
    since: call('resumeprofile'),
    read: 'select kind from pauses where profile_id = $1',
  },
  'a profile that is shown no longer': {
    since: sql('delete from showings where profile_id = $1'),
    read: 'select from showings where profile_id = $1',
  },
  'a consent that was withdrawn': {
    before: consent,
    since: sql("update consents set withdrawn_at = now() where profile_id = $1 and kind = 'photo'"),
    read: "select withdrawn_at from consents where profile_id = $1 and kind = 'photo'",
  },
  'all consents that were withdrawn': {
    before: consent,
    since: call('withdrawconsents'),
    read: 'select kind, withdrawn_at from consents where profile_id = $1 order by id',
  },
  'a channel that was turned off': {
    before: call('updatetelling', { email: 'Yes', language: 'en' }),
    since: call('updatetelling', { language: 'en' }),
    read: `select channel, is_on from channel_consents where account_id = ${ACCOUNT} order by id`,
  },
  'a rest': {
    since: ({ one }) => restForADayAndNotify(app.db, one.pid, 'mitra'),
    read: 'select until from rests where profile_id = $1',
  },
  'a veto': {
    since: call('quietword', { phone: '9811122233', hour: 'evening' }),
    read: "select v.ended_at, r.until::text from vetoes v join rests r using (profile_id) where profile_id = $1 and r.until = 'infinity'",
  },
  'a veto that ended': {
    before: call('quietword', { phone: '9811122233', hour: 'evening' }),
    since: all(
      sql('update vetoes set ended_at = now() where profile_id = $1'),
      sql('delete from rests where profile_id = $1'),
    ),
    read: 'select ended_at is null as open, (select count(*)::int from rests r where r.profile_id = v.profile_id) as rests from vetoes v where profile_id = $1',
  },
  'a suspension': {
    since: all(
      sql("insert into suspensions (profile_id, reason) values ($1, 'words')"),
      sql('update members set suspended_at = now() where profile_id = $1'),
    ),
    read: 'select suspended_at, (select count(*)::int from suspensions s where s.profile_id = m.profile_id) as many from members m where profile_id = $1',
  },
  'a link that was ended': {
    before: call('makecardlink', { days: '7' }),
    since: sql('update card_links set ended_at = now() where profile_id = $1'),
    read: 'select ended_at from card_links where profile_id = $1',
  },
  'a holder who was taken out': {
    before: guardian,
    since: sql("delete from account_profiles where profile_id = $1 and role = 'guardian'"),
    read: 'select role from account_profiles where profile_id = $1 order by 1',
  },
  'a holder who is to go, and has objected': {
    before: all(
      guardian,
      sql(
        "insert into holder_removals (profile_id, account_id, asked_by, due_at) select $1, a.account_id, b.account_id, now() + interval '7 days' from account_profiles a, account_profiles b where (a.profile_id, b.profile_id, a.role, b.role) = ($1, $1, 'guardian', 'candidate')",
      ),
    ),
    since: sql('update holder_removals set objected_at = now() where profile_id = $1'),
    read: 'select objected_at from holder_removals where profile_id = $1',
  },
  'another role': {
    since: sql("update account_profiles set role = 'guardian' where profile_id = $1"),
    read: 'select role from account_profiles where profile_id = $1',
  },
  'a profile of which it is asked whose it is': {
    since: sql('update account_profiles set asked_at = now() where profile_id = $1'),
    read: 'select asked_at from account_profiles where profile_id = $1',
  },
  'an invitation that was withdrawn, with its number': {
    before: sql(
      "insert into invitations (profile_id, role, phone, phone_hash, expires_at) values ($1, 'guardian', '9830088888', '\\x77', now() + interval '1 day')",
    ),
    since: sql("update invitations set withdrawn_at = now(), phone = '' where profile_id = $1"),
    read: 'select withdrawn_at, phone from invitations where profile_id = $1',
  },
  'a phone that was changed': {
    since: async ({ one }) => {
      const { rows } = await app.pool.query(`select ${ACCOUNT.replace('$1', `'${one.pid}'`)} as id`);
      const change = { kind: 'phone', former: one.phone, value: '9830777666', reason: 'a new SIM' } as const;
      await changeContact(app.db, rows[0].id, change);
    },
    read: `select phone, (select count(*)::int from former_phones where profile_id = $1) as former from accounts where id = ${ACCOUNT}`,
  },
  'an e-mail that was changed': {
    since: sql(`update accounts set email = 'other@example.in', email_verified_at = now() where id = ${ACCOUNT}`),
    read: `select email, email_verified_at from accounts where id = ${ACCOUNT}`,
  },
  'a change of phone that was withdrawn': {
    before: sql(
      `insert into contact_requests (account_id, kind, wanted) select account_id, 'phone', '9000000001' from account_profiles where profile_id = $1`,
    ),
    since: sql(`delete from contact_requests where account_id = ${ACCOUNT}`),
    read: `select from contact_requests where account_id = ${ACCOUNT}`,
  },
  'a claim of a number that was objected to': {
    before: sql(
      "insert into phone_claims (account_id, due_at) select account_id, now() + interval '7 days' from account_profiles where profile_id = $1",
    ),
    since: sql(`delete from phone_claims where account_id = ${ACCOUNT}`),
    read: `select from phone_claims where account_id = ${ACCOUNT}`,
  },
  'a deletion': {
    since: all(
      sql("update members set deletion_due_at = now(), deletion_receipt = 'SB-TEST' || $1 where profile_id = $1"),
      sql("insert into deletion_receipts (receipt) values ('SB-TEST' || $1)"),
      sql('delete from members where profile_id = $1'),
    ),
    read: "select (select count(*)::int from members where profile_id = $1) as members, (select count(*)::int from deletion_receipts where receipt = 'SB-TEST' || $1) as receipts, (select count(*)::int from former_profile_ids where number = substr($1, 3)::integer) as former",
  },
  'a deletion that was asked for': {
    since: sql(
      "update members set deletion_due_at = now() + interval '7 days', deletion_receipt = $1 where profile_id = $1",
    ),
    read: 'select deletion_due_at, deletion_receipt from members where profile_id = $1',
  },
  'a deletion that was taken back': {
    before: sql(
      "update members set deletion_due_at = now() + interval '1 day', deletion_receipt = $1 where profile_id = $1",
    ),
    since: ({ one }) => keepProfile(app.db, one.pid, { how: 'kept' }),
    read: 'select deletion_due_at from members where profile_id = $1',
  },
  'a letter of deletion that was looked at': {
    before: letter,
    since: sql("update deletion_letters set looked_at = now(), looked_by = 'mitra' where profile_id = $1"),
    read: 'select looked_at, looked_by from deletion_letters where profile_id = $1',
  },
  'a letter of deletion that was objected to': {
    before: letter,
    since: ({ one }) => keepProfile(app.db, one.pid, { how: 'objected' }),
    read: 'select ended_how from deletion_letters where profile_id = $1',
  },
  'those who are to hear that a family looks no longer': {
    since: sql(
      "insert into departures_to_tell (profile_id, member_id, due_at) values ($1, $2, now() + interval '2 days')",
    ),
    read: 'select member_id, due_at from departures_to_tell where profile_id = $1',
  },
  'a nominee': { since: nominee, read: 'select name, phone from nominations where profile_id = $1' },
  'a nominee who is none any more': {
    before: nominee,
    since: call('updatenomination', { name: '', phone: '' }),
    read: 'select name from nominations where profile_id = $1',
  },
  'another nominee': {
    before: nominee,
    since: call('updatenomination', { name: 'Amal Ghosh', phone: '9830054321' }),
    read: 'select name, phone from nominations where profile_id = $1',
  },
  'health that was erased': {
    before: call('updatehealth', health),
    since: call('erasehealth'),
    read: `select h.blood_group, h.disease_report, r.blood_group as f, r.chronic_disease, r.chronic_disease_details
      from health_answers h join relatives r using (profile_id) where profile_id = $1 and (side, generation) = ('paternal', 'parent')`,
  },
  'that nobody remembers an elder’s illness, erased': {
    before: call('savepaternalstep', { paternalgrandfatherdiseaseunknown: 'Yes' }),
    since: call('withdrawhealthconsent'),
    read: `select chronic_disease_unknown from relatives
      where profile_id = $1 and (side, generation) = ('paternal', 'grandfather')`,
  },
  'one answer of health that was emptied': {
    before: call('updatehealth', health),
    since: call('updatehealth', { ...health, userdiseasereport: '' }),
    read: "select blood_group <> '' as has, disease_report from health_answers where profile_id = $1",
  },
  'a haemoglobin result that was erased': {
    before: call('updatehaemoglobin', { status: 'beta', testedon: '2024-05-06' }),
    since: call('updatehaemoglobin', { status: '', testedon: '' }),
    read: 'select status, tested_on from haemoglobin_results where profile_id = $1',
  },
  'health that is closed to an account': {
    since: sql(`update accounts set health_closed_at = now() where id = ${ACCOUNT}`),
    read: `select health_closed_at from accounts where id = ${ACCOUNT}`,
  },
  'a recovery that was objected to': {
    since: sql(`update accounts set recovery_objected_at = now() where id = ${ACCOUNT}`),
    read: `select recovery_objected_at from accounts where id = ${ACCOUNT}`,
  },
  'a pair check that was taken back': {
    before: sql(
      "insert into pair_checks (one_id, other_id, answer) values (least($1, $2), greatest($1, $2), 'sealed')",
    ),
    since: sql("update pair_checks set answer = '' where one_id in ($1, $2)"),
    read: 'select answer from pair_checks where one_id in ($1, $2)',
  },
  'an acquaintance that ended': {
    before: accepted,
    since: toOther('endacquaintance'),
    read: 'select member_id from partings where profile_id = $1',
  },
  'answers that the two gave before it ended': {
    before: all(accepted, answered, byOther(answered)),
    since: toOther('endacquaintance'),
    read: 'select question from together_answers where profile_id in ($1, $2)',
  },
  'an answer that was taken back': {
    before: all(accepted, answered),
    since: toOther('passquestion', { question: 'where' }),
    read: "select choice = '' and words = '' as is_passed_over, opened_at from together_answers where profile_id = $1",
  },
  'what the pandit said, erased': {
    before: all(accepted, toOther('notepandit', { words: 'words' })),
    since: toOther('notepandit', { words: '' }),
    read: 'select kind from together_notes where profile_id = $1',
  },
  'a seat at a melan that was given up': {
    before: sql(`with n as (insert into melans (held_on, begins_at, ends_at, place, seats, rounds, made_by)
      values (current_date + 9, '10:00', '16:00', 'words', 40, 8, 'mitra') returning id)
      insert into melan_guests (melan_id, profile_id, is_bride, answer, people, answered_at, seated_at, number)
      select id, $1, true, 'coming', 3, now(), now(), 1 from n`),
    since: sql("update melan_guests set answer = 'notThisTime', seated_at = null where profile_id = $1"),
    read: 'select answer, seated_at from melan_guests where profile_id = $1',
  },
  'a day that was taken out': {
    before: all(accepted, planned),
    since: sql('delete from together_days where profile_id = $1'),
    read: 'select on_day from together_days where profile_id = $1',
  },
  'two families whose acquaintance ended': {
    before: all(accepted, pressed('call', 'spoken')),
    since: toOther('endacquaintance'),
    read: 'select ended_at from together where $1 in (one_id, other_id)',
  },
  'two families who write first': {
    before: accepted,
    since: pressed('numbers', 'writeFirst'),
    read: 'select t.ended_at, p.value from together t join together_presses p on p.together_id = t.id where p.profile_id = $1',
  },
  'a press that was taken back': {
    before: all(accepted, pressed('decided', 'Yes')),
    since: pressed('decided', ''),
    read: 'select value from together_presses where profile_id = $1',
  },
  'an interest that was withdrawn': {
    before: written,
    since: toOther('withdrawintroduction'),
    read: 'select withdrawn_at from introductions where sender_id = $1',
  },
  'an interest that was declined': {
    before: byOther(written),
    since: toOther('declineintroduction'),
    read: 'select answer, answered_at from introductions where recipient_id = $1',
  },
  'what an account has pressed that is younger than the archive': {
    before: ({ one, other }) => introduce(app, [one, other]),
    since: async ({ one, other }) => {
      const father = await addHolder(app, one, 'guardian');
      await call('reserveaccepting', { reserve: 'No' })({ one, other });
      await toOther('pressweekly', { press: 'no' })({ one: father, other });
    },
    read: 'select bride_press from weekly_pairs where bride_id = $1',
  },
  'who sees photos': {
    before: sql(
      "insert into profile_details (profile_id, photo_for) values ($1, 'Members') on conflict (profile_id) do update set photo_for = 'Members'",
    ),
    since: sql("update profile_details set photo_for = 'Accepted' where profile_id = $1"),
    read: 'select photo_for from profile_details where profile_id = $1',
  },
  'that the home is closed to strangers': {
    before: sql(
      "insert into profile_details (profile_id, home_for) values ($1, 'Members') on conflict (profile_id) do update set home_for = 'Members'",
    ),
    since: sql("update profile_details set home_for = 'Accepted' where profile_id = $1"),
    read: 'select home_for from profile_details where profile_id = $1',
  },
  'that the community is shown to nobody': {
    before: sql('insert into profile_details (profile_id) values ($1) on conflict (profile_id) do nothing'),
    since: sql("update profile_details set community_for = 'Nobody' where profile_id = $1"),
    read: 'select community_for from profile_details where profile_id = $1',
  },
  'what stands on the own biodata': {
    before: sql("insert into biodata_choices values ($1, true, true, true, '')"),
    since: sql('update biodata_choices set with_contact = false where profile_id = $1'),
    read: 'select with_contact from biodata_choices where profile_id = $1',
  },
  'a badge that was taken away': {
    before: sql("insert into badges (profile_id, kind, given_by, reason) values ($1, 'met', 'mitra', 'words')"),
    since: sql("update badges set taken_at = now(), taken_by = 'mitra', taken_because = 'words' where profile_id = $1"),
    read: 'select taken_at, taken_by from badges where profile_id = $1',
  },
  'a session that was ended': {
    since: sql("delete from sessions where profile_id = $1 and kind = 'login'"),
    read: "select from sessions where profile_id = $1 and kind = 'login'",
  },
  'a browser that is known no more': {
    before: sql(
      "insert into known_browsers (token_hash, profile_id, account_id) select '\\x77', profile_id, account_id from account_profiles where profile_id = $1",
    ),
    since: sql('delete from known_browsers where profile_id = $1'),
    read: "select from known_browsers where profile_id = $1 and token_hash = '\\x77'",
  },
  'a name that was taken off every phone': {
    before: sql(
      "insert into kept_names (handle_hash, account_id) select '\\x78', account_id from account_profiles where profile_id = $1",
    ),
    since: sql("update kept_names set account_id = null where handle_hash = '\\x78'"),
    read: "select account_id from kept_names where handle_hash = '\\x78' and $1 <> $2",
  },
  'a browser to which no push goes any more': {
    before: sql(
      "insert into push_subscriptions (account_id, endpoint, p256dh, auth) select account_id, 'https://push.example/' || $1, 'x', 'x' from account_profiles where profile_id = $1",
    ),
    since: sql(`delete from push_subscriptions where account_id = ${ACCOUNT}`),
    read: `select from push_subscriptions where account_id = ${ACCOUNT}`,
  },
  'the Power Link, turned off': {
    since: () => setSwitch(app.db, 'powerLink', { isOn: false, by: 'mitra' }),
    read: "select is_on from switches where name = 'powerLink' and $1 <> $2",
  },
  'a story that was taken from the site': {
    before: sql(
      "insert into testimonials (kind, author, author_bn, html, html_bn, published_at) values ('story', $1, $1, '', '', now())",
    ),
    since: sql('update testimonials set published_at = null where author = $1'),
    read: 'select published_at from testimonials where author = $1',
  },
  'the words of a couple, once they have agreed to others': {
    before: sql(COUPLE),
    since: sql(
      "update together_stories set words = 'new', hash = 'new', one_agreed = 'new', other_agreed = 'new', approved = 'new' where id = $1",
    ),
    read: `select words = 'old' and ${IS_SHOWN} as shows_older_words from together_stories where id = $1`,
  },
  'a story that one of a couple has taken back': {
    before: sql(COUPLE),
    since: sql("update together_stories set other_agreed = '', approved = '' where id = $1"),
    read: `select ${IS_SHOWN} as is_shown from together_stories where id = $1`,
  },
  'an order of booklets, a copy and who stands in it': {
    since: copyOf('2'),
    read: `select o.part, o.given_to, c.number, c.entries, c.made_at, e.with_surname from booklet_entries e
      join booklet_copies c on c.number = e.copy join booklet_orders o on o.id = c.order_id where e.profile_id = $1`,
  },
  'a copy that the register has no more': {
    before: copyOf('3'),
    since: sql(
      'delete from booklet_orders o using booklet_copies c, booklet_entries e where c.order_id = o.id and e.copy = c.number and e.profile_id = $1',
    ),
    read: 'select from booklet_entries where profile_id = $1',
  },
  'what somebody of the staff has proposed who came since': {
    since:
      sql(`with s as (insert into staff (name, email, roles, made_by) values ('Tia', 'tia@trust.example', '{helper}', 'test') returning id)
      insert into proposals (one_id, other_id, origin, made_by, ends_at) select least($1 collate "C", $2), greatest($1 collate "C", $2), 'desk', id, now() + interval '21 days' from s`),
    read: 'select origin, ends_at from proposals where $1 in (one_id, other_id)',
  },
  'whom the office has rejected': {
    since: sql("insert into rejections (reason, phone_hash) values ($1, '\\x77')"),
    read: 'select phone_hash from rejections where reason = $1',
  },
};

const names = Object.keys(STATES);
const families: Record<string, Families> = {};
const seen = async (pool: pg.Pool, name: string) => {
  const { one, other } = families[name] ?? {};
  const statement = STATES[name]?.read ?? '';
  const { rows } = await pool.query(statement.replaceAll('$1', `'${one?.pid}'`).replaceAll('$2', `'${other?.pid}'`));
  return rows;
};

const dir = join(folder, 'backups');
const here = makeFolderStore(dir);
const archive = join(dir, nameArchive(new Date()));
let madeAt = new Date();
let of = { mita: { email: '', id: 0 } };

beforeAll(async () => {
  stayBeforeSundayEvening();
  await mkdir(dir);
  for (const name of names) {
    const [one, other] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
    families[name] = { one, other };
    await STATES[name]?.before?.({ one, other });
  }
  const { rows } = await app.pool.query(
    "insert into staff (name, email, roles, password_hash, made_by, factor_set_at, link_code_hash) values ('Mita', 'mita@trust.example', '{helper}', 'of before', 'test', now(), '\\x01') returning id",
  );
  of = { mita: { email: 'mita@trust.example', id: rows[0].id } };
  await app.pool.query("insert into staff_recovery_codes values ($1, '\\x77')", [of.mita.id]);
  await backUp({ pool: app.pool, dataDir: app.dataDir, path: archive, backupKey });
  madeAt = new Date((await readArchive(archive, backupKey)).madeAt);
  for (const name of names) {
    const both = families[name];
    if (both) await STATES[name]?.since(both);
  }
  await resetStaffLogin(app.db, of.mita.id, Buffer.alloc(32));
  await app.pool.query("update staff set link_code_hash = '\\x02', roles = '{editor}' where id = $1", [of.mita.id]);
  await keepLaterChanges(app.db, { here, elsewhere: undefined, backupKey });
}, 180_000);

async function bringBack(isRecovered: boolean, isWithLines: boolean): Promise<pg.Pool> {
  const { pool } = await makeTestDatabase({ isEmpty: true });
  const dataDir = await mkdtemp(join(folder, 'restored-'));
  const manifest = await readArchive(archive, backupKey);
  const later = isWithLines ? ((await readLaterChanges([here], madeAt, backupKey)) ?? undefined) : undefined;
  const filling = { pool, path: archive, backupKey, manifest, keepsDataKey: false, dataDir };
  if (!isRecovered) await restore({ ...filling, later });
  else {
    // As PostgreSQL's tools restore it: every row as it was at that time.
    await restore({ ...filling, isOfNow: true });
    await settleRecovered(pool, { later, files: makeFolderStore(join(dataDir, 'files')) });
  }
  return pool;
}

describe.each([
  ['a restore', false],
  ['PostgreSQL’s own tools, and --recovered', true],
] as const)('restored by %s', (_way, isRecovered) => {
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = await bringBack(isRecovered, true);
  }, 120_000);

  test.each(names)('%s is not undone', async (name) => {
    expect(await seen(pool, name)).toEqual(await seen(app.pool, name));
  });

  test('no copy of the booklet is printed any more, and no number is given twice', async () => {
    const { rows } = await pool.query(
      "select count(pdf)::int as open, nextval(pg_get_serial_sequence('booklet_copies', 'number')) > max(number) as is_new from booklet_copies",
    );
    expect(rows).toEqual([{ open: 0, is_new: true }]);
  });

  test('credentials from before a staff account was recreated open nothing', async () => {
    const { rows } = await pool.query('select * from staff where id = $1', [of.mita.id]);
    expect(rows[0]).toMatchObject({ link_code_hash: null, roles: ['editor'] });
    expect(rows[0].password_hash).not.toBe('of before');
    const codes = await pool.query('select from staff_recovery_codes where staff_id = $1', [of.mita.id]);
    expect(codes.rows).toEqual([]);
  });
});

test('a value encrypted with a later data key counts as erased', async () => {
  const pool = await bringBack(true, false);
  const pid = families['one answer of health that was emptied']?.one.pid;
  const [line] = (await readLaterChanges([here], madeAt, backupKey)) ?? [];
  const content = { profile_id: pid, blood_group: '1.00000000.x', disease_report: '1.00000000.x' };
  const later = [{ id: '1', changedAt: '', isGone: false, ...line, table: 'health_answers', content }];
  await settleRecovered(pool, { later, files: here });
  const { rows } = await pool.query('select blood_group, disease_report from health_answers where profile_id = $1', [
    pid,
  ]);
  expect(rows).toEqual([{ blood_group: '', disease_report: '' }]);
}, 60_000);

test('without the lines each change is undone, so each test above proves something', async () => {
  const pool = await bringBack(true, false);
  const same: string[] = [];
  // A restore always ends links and restarts the waiting period of number changes.
  for (const name of names)
    if (JSON.stringify(await seen(pool, name)) === JSON.stringify(await seen(app.pool, name))) same.push(name);
  expect(same).toEqual([]);
}, 120_000);
