import { beforeEach, expect, test } from 'vitest';
import { FULL_FROM } from '#contract/signs.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { renewFullInboxes } from './full-inboxes.queries.ts';

const app = await startTestApp();
const MONDAY = `(date_trunc('week', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;
let bride: TestMember;
let viewer: TestMember;
const grooms = await Promise.all(Array.from({ length: FULL_FROM }, () => makeShownMember(app, { gender: 'Male' })));

beforeEach(async () => {
  await app.pool.query(`delete from introductions; delete from full_inboxes; delete from full_inbox_weeks;
    update showings set shown_at = ${MONDAY} - interval '31 days'`);
  bride = await makeShownMember(app);
  viewer = await makeShownMember(app, { gender: 'Male' });
  for (const groom of grooms)
    await app.pool.query(
      `insert into introductions (sender_id, recipient_id, note, sent_at) values ($1, $2, '', ${MONDAY} - interval '2 days')`,
      [groom.pid, bride.pid],
    );
});

const isFull = async () => {
  await renewFullInboxes(app.db);
  return JSON.parse((await ask(viewer, 'member', bride)).text).signs.isFull;
};
const sets = (sql: string) => app.pool.query(`update introductions set ${sql} where sender_id = $1`, [grooms[0]?.pid]);

test('ten families that wait make an inbox full, on the page and on the card', async () => {
  expect(await isFull()).toBe(true);
  const list = () => viewer.client.get(`/api/findmatches?${new URLSearchParams({ pid: viewer.pid })}`);
  await expect.poll(async () => (await list()).text).toContain(bride.pid);
  const { matches } = JSON.parse((await list()).text);
  const card = matches.find(({ member }: { member: { memberId: string } }) => member.memberId === bride.pid);
  expect(card.signs).toMatchObject({ isFull: true });
  expect((await ask(bride, 'member', bride)).body.signs).toBeNull();
});

test.each([
  ['declined in silence', "answer = 'declined', answered_at = now() - interval '8 days'", true],
  ['set apart', 'was_welcome = false', true],
  [
    'answered after Monday',
    `answer = 'accepted', kinship = 'relation.unknown', kinship_named = 0, answered_at = ${MONDAY} + interval '1 second'`,
    true,
  ],
  ['withdrawn after Monday', `withdrawn_at = ${MONDAY} + interval '1 second'`, true],
  [
    'declined and told',
    `answer = 'declined', told_because = 'hopes', answered_at = ${MONDAY} - interval '1 day'`,
    false,
  ],
  [
    'accepted',
    `answer = 'accepted', kinship = 'relation.unknown', kinship_named = 0, answered_at = ${MONDAY} - interval '1 day'`,
    false,
  ],
  ['withdrawn', `withdrawn_at = ${MONDAY} - interval '1 day'`, false],
  ['over', `sent_at = ${MONDAY} - interval '21 days'`, false],
  ['sent after Monday', `sent_at = ${MONDAY} + interval '1 second'`, false],
])('one of ten that is %s: %s', async (_, sql, full) => {
  await sets(sql);
  expect(await isFull()).toBe(full);
});

test.each([
  [
    'was shown later than thirty days ago',
    `update showings set shown_at = ${MONDAY} - interval '29 days' where profile_id = $1`,
  ],
  ['is shown no longer', 'delete from showings where profile_id = $1'],
  ['has paused', "insert into pauses (profile_id, kind, reason, words) values ($1, 'paused', 'notNow', '')"],
])('a family that %s does not count', async (_, sql) => {
  await app.pool.query(sql, [grooms[0]?.pid]);
  expect(await isFull()).toBe(false);
  await app.pool.query('delete from pauses');
  await app.pool.query(
    `insert into showings (profile_id, shown_at) values ($1, ${MONDAY} - interval '31 days') on conflict do nothing`,
    [grooms[0]?.pid],
  );
});

test('two profiles of one family count once', async () => {
  const [one, two] = grooms;
  await app.pool.query(
    `insert into guardian_phones (profile_id, phone, confirmed_at) select unnest($1::text[]), '9811111111', '2026-01-01'`,
    [[one?.pid, two?.pid]],
  );
  expect(await isFull()).toBe(false);
  await app.pool.query('delete from guardian_phones');
});

test('nothing that happens in the week changes it before the next Monday', async () => {
  await sets(`sent_at = ${MONDAY} + interval '1 second'`);
  expect(await isFull()).toBe(false);
  await sets(`sent_at = ${MONDAY} - interval '1 day'`);
  expect(await isFull()).toBe(false);
  await app.pool.query('update full_inbox_weeks set week = week - 7');
  expect(await isFull()).toBe(true);
  await app.pool.query('delete from introductions');
  expect(await isFull()).toBe(true);
  await app.pool.query('update full_inbox_weeks set week = week - 7');
  expect(await isFull()).toBe(false);
  const { rows } = await app.pool.query('select week from full_inbox_weeks');
  expect(rows).toHaveLength(1);
});

test('five accounts of one holder do not fill an inbox', async () => {
  const [first] = grooms;
  if (first === undefined) throw new Error('There is no groom.');
  const { rows } = await app.pool.query('select account_id from account_profiles where profile_id = $1', [first.pid]);
  for (const other of grooms.slice(1, 6))
    await app.pool.query(
      "insert into account_profiles (account_id, profile_id, role) values ($1, $2, 'guardian') on conflict do nothing",
      [rows[0]?.account_id, other.pid],
    );
  expect(await isFull()).toBe(false);
  await app.pool.query('delete from account_profiles where account_id = $1 and profile_id <> $2', [
    rows[0]?.account_id,
    first.pid,
  ]);
});
