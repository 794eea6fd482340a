import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { mondayInIndia } from '#contract/india-day.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { listIntroducible, loadHistories } from './introducible.queries.ts';

const app = await startTestApp();
const week = mondayInIndia();
const weeksAgo = (weeks: number) => mondayInIndia(Date.now() - weeks * 7 * DAY_MS);
const list = () => listIntroducible(app.db, week);
const find = async ({ pid }: TestMember) => (await list()).find(({ profileId }) => profileId === pid);

const STATES: Record<string, string> = {
  paused: "insert into pauses (profile_id, kind, reason) values ($1, 'paused', 'notNow')",
  settled: "insert into pauses (profile_id, kind, reason) values ($1, 'settled', 'metHere')",
  suspended: 'update members set suspended_at = now() where profile_id = $1',
  'about to be deleted':
    "update members set deletion_due_at = now() + interval '9 days', deletion_receipt = profile_id where profile_id = $1",
  'resting as the office lets it':
    "insert into rests (profile_id, until, rested_by) values ($1, now() + interval '1 day', 'x')",
  'not free to decide': "insert into vetoes (profile_id, safe_way) values ($1, '-')",
  'not shown': 'delete from showings where profile_id = $1',
  'not approved': 'insert into waiting_showings (profile_id, for_office, for_candidate) values ($1, true, false)',
  'not here for a quarter of a year': 'update showings set last_active_on = current_date - 100 where profile_id = $1',
  'not registered wholly': 'update members set registered_at = null where profile_id = $1',
  'without a confirmed phone':
    'update accounts set phone_verified_at = null where id in (select account_id from account_profiles where profile_id = $1)',
  'switched off': 'insert into weekly_choices (profile_id, is_introduced) values ($1, false)',
  'shown to those alone whom they write to': 'insert into chosen_showings (profile_id) values ($1)',
};

test.each(Object.entries(STATES))('%s: takes no part', async (_, statement) => {
  const member = await makeShownMember(app);
  expect(await find(member)).toMatchObject({ isBride: true, waits: 1, declinesAll: false, isChosen: false });
  await app.pool.query(statement, [member.pid]);
  expect(await find(member)).toBeUndefined();
});

test('who is shown to those alone whom they write to takes part by a tick of its own, and by that alone', async () => {
  const member = await makeShownMember(app, { gender: 'Male' });
  await app.pool.query('insert into chosen_showings (profile_id) values ($1)', [member.pid]);
  await app.pool.query('insert into weekly_choices (profile_id, is_introduced) values ($1, true)', [member.pid]);
  expect(await find(member)).toBeUndefined();
  await app.pool.query('update weekly_choices set is_introduced_while_chosen = true where profile_id = $1', [
    member.pid,
  ]);
  expect(await find(member)).toMatchObject({ isBride: false, isChosen: true });
  await app.pool.query('update weekly_choices set is_introduced = false where profile_id = $1', [member.pid]);
  expect(await find(member)).toBeDefined();
});

let bride: TestMember;
let groom: TestMember;
beforeAll(async () => {
  bride = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male' });
});

const HISTORIES: Record<string, string> = {
  written: 'insert into introductions (sender_id, recipient_id) values ($1, $2)',
  withdrawn: 'insert into introductions (sender_id, recipient_id, withdrawn_at) values ($1, $2, now())',
  declined:
    "insert into introductions (sender_id, recipient_id, answer, answered_at) values ($1, $2, 'declined', now())",
  accepted:
    "insert into introductions (sender_id, recipient_id, answer, answered_at, kinship) values ($1, $2, 'accepted', now(), 'relation.unknown')",
  'written a year ago':
    "insert into introductions (sender_id, recipient_id, sent_at) values ($1, $2, now() - interval '1 year')",
  ended: 'insert into partings (profile_id, member_id) values ($1, $2)',
  'ended by a block': 'insert into ended_acquaintances (profile_id, member_id) values ($1, $2)',
  blocked: 'insert into blocks (profile_id, member_id) values ($1, $2)',
  'blocked by number': `with one as (insert into blocked_phones (profile_id, phone_hash, last_digits)
      values ($1, '\\x01', '12') returning id)
    insert into blocked_phone_matches (blocked_phone_id, profile_id, member_id) select id, $1, $2 from one`,
  hidden: 'insert into hidden_members (profile_id, member_id) values ($1, $2)',
  reported: "insert into reports (reporter_id, member_id, reason) values ($1, $2, 'money')",
};

const TABLES = 'introductions, partings, ended_acquaintances, blocks, blocked_phones, hidden_members, weekly_pairs';

const historiesOf = async () => {
  const all = await loadHistories(app.db, { profileIds: [bride.pid, groom.pid], week });
  return [all.get(bride.pid), all.get(groom.pid)];
};

test.each(Object.entries(HISTORIES))('%s by either: a history of both', async (_, statement) => {
  expect(await historiesOf()).toEqual([[], []]);
  for (const [one, other] of [
    [bride, groom],
    [groom, bride],
  ] as const) {
    await app.pool.query(statement, [one.pid, other.pid]);
    expect(await historiesOf()).toEqual([[groom.pid], [bride.pid]]);
    await app.pool.query(`truncate ${TABLES} cascade`);
    await app.pool.query('delete from reports');
  }
});

test('introduced within a year: a history; a year later no more', async () => {
  const introduce = (monday: string) =>
    app.pool.query('insert into weekly_pairs (week, bride_id, groom_id) values ($1, $2, $3)', [
      monday,
      bride.pid,
      groom.pid,
    ]);
  await introduce(weeksAgo(53));
  expect(await historiesOf()).toEqual([[], []]);
  await introduce(weeksAgo(51));
  expect(await historiesOf()).toEqual([[groom.pid], [bride.pid]]);
  await app.pool.query('delete from weekly_pairs');
  // The clock was a week ahead.
  await introduce(mondayInIndia(Date.now() + 7 * DAY_MS));
  expect(await historiesOf()).toEqual([[groom.pid], [bride.pid]]);
  await app.pool.query('delete from weekly_pairs');
});

test('one family: a history', async () => {
  const { phone } = await addHolder(app, bride, 'guardian');
  await app.pool.query(
    "insert into account_profiles (account_id, profile_id, role) select id, $1, 'guardian' from accounts where phone = $2",
    [groom.pid, phone],
  );
  expect(await historiesOf()).toEqual([[groom.pid], [bride.pid]]);
  await app.pool.query(
    'delete from account_profiles where profile_id = $1 and account_id in (select id from accounts where phone = $2)',
    [groom.pid, phone],
  );
});

test('waits since the last introduction, or since the first showing; a new profile gains nothing', async () => {
  await app.pool.query('update members set first_shown_on = $2 where profile_id = $1', [groom.pid, weeksAgo(9)]);
  expect(await find(groom)).toMatchObject({ waits: 9 });
  await app.pool.query('insert into weekly_pairs (week, bride_id, groom_id) values ($1, $2, $3)', [
    weeksAgo(3),
    bride.pid,
    groom.pid,
  ]);
  expect(await find(groom)).toMatchObject({ waits: 3 });
  expect(await find(bride)).toMatchObject({ waits: 1 });
  await app.pool.query('insert into weekly_pairs (week, bride_id, groom_id) values ($1, $2, $3)', [
    week,
    bride.pid,
    groom.pid,
  ]);
  expect(await find(groom)).toBeUndefined();
  await app.pool.query('delete from weekly_pairs');
});

test('who has declined every introduction for half a year is known; who has once said nothing is not', async () => {
  for (const weeks of [25, 20, 12, 3])
    await app.pool.query(
      "insert into weekly_pairs (week, bride_id, groom_id, bride_press, groom_press) values ($1, $2, $3, 'no', 'no')",
      [weeksAgo(weeks), bride.pid, groom.pid],
    );
  expect(await find(bride)).toMatchObject({ declinesAll: true });
  await app.pool.query('update weekly_pairs set groom_press = null where week = $1', [weeksAgo(12)]);
  expect(await find(groom)).toMatchObject({ declinesAll: false });
  await app.pool.query('delete from weekly_pairs where week < $1', [weeksAgo(15)]);
  expect(await find(bride)).toMatchObject({ declinesAll: false });
  await app.pool.query('delete from weekly_pairs');
});
