import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { introduce } from '#server/testing/introduce.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';
import { openProposal } from './open-proposal.ts';

const app = await startTestApp();
const query = (text: string, ...values: unknown[]) => app.pool.query(text, values);

async function makePair(): Promise<[bride: TestMember, groom: TestMember]> {
  return [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
}

const open = (one: TestMember, other: TestMember) =>
  app.db.transaction().execute((transaction) =>
    openProposal(transaction, {
      one: one.pid,
      other: other.pid,
      origin: 'desk',
      why: 'Both love the hills.',
      madeBy: null,
      days: 21,
    }),
  );

const answers = async ({ pid }: TestMember) =>
  (await query('select answer from proposal_sides where profile_id = $1', pid)).rows.map(({ answer }) => answer);

test('two families are put before each other once, in either order, also at the same moment', async () => {
  const [bride, groom] = await makePair();
  const opened = await Promise.all([open(bride, groom), open(groom, bride), open(bride, groom)]);
  expect(opened.sort()).toEqual(['already', 'already', 'opened']);
  expect(await answers(bride)).toEqual([null]);
  expect(await open(bride, bride)).toBe('history');
});

const REFUSED: Record<string, string> = {
  'written before': 'insert into introductions (sender_id, recipient_id) values ($2, $1)',
  'declined in silence':
    "insert into introductions (sender_id, recipient_id, answer, answered_at) values ($1, $2, 'declined', now())",
  'in touch before': 'insert into partings (profile_id, member_id) values ($2, $1)',
  'ended by a block': 'insert into ended_acquaintances (profile_id, member_id) values ($1, $2)',
  blocked: 'insert into blocks (profile_id, member_id) values ($2, $1)',
  reported: "insert into reports (reporter_id, member_id, reason) values ($2, $1, 'money')",
  'proposed before':
    'insert into proposals (one_id, other_id, origin, ends_at, ended_at) values (least($1 collate "C", $2), greatest($1 collate "C", $2), \'melan\', now(), now())',
  paused: "with g as (select $1::text) insert into pauses (profile_id, kind, reason) values ($2, 'paused', 'notNow')",
  settled:
    "with g as (select $2::text) insert into pauses (profile_id, kind, reason) values ($1, 'settled', 'metHere')",
  suspended: 'update members set suspended_at = now() where profile_id = $2 and $1 <> $2',
  'about to be deleted':
    'update members set deletion_due_at = now(), deletion_receipt = profile_id where profile_id = $2 and $1 <> $2',
  resting:
    "with g as (select $1::text) insert into rests (profile_id, until, rested_by) values ($2, now() + interval '1 day', 'x')",
  'not shown': 'delete from showings where profile_id = $1 and $1 <> $2',
  'not approved':
    'with g as (select $1::text) insert into waiting_showings (profile_id, for_office, for_candidate) values ($2, true, false)',
  'shown to those alone whom they write to':
    'with g as (select $1::text) insert into chosen_showings (profile_id) values ($2)',
  'of one gender': "update members set gender = 'Female' where profile_id in ($1, $2)",
};

test.each(Object.entries(REFUSED))('%s: not put before each other', async (_, statement) => {
  const [bride, groom] = await makePair();
  await query(statement, bride.pid, groom.pid);
  expect(await open(bride, groom)).toBe('history');
  expect(await open(groom, bride)).toBe('history');
});

test('who have accepted each other are acquainted', async () => {
  const [bride, groom] = await makePair();
  await query(
    "insert into introductions (sender_id, recipient_id, answer, answered_at, kinship) values ($1, $2, 'accepted', now(), 'relation.unknown')",
    ...[bride.pid, groom.pid],
  );
  expect(await open(groom, bride)).toBe('acquainted');
});

test('who has hidden the other, or wanted nothing of it in a week, has refused, and nothing tells it', async () => {
  const [bride, groom] = await makePair();
  await query('insert into hidden_members (profile_id, member_id) values ($2, $1)', bride.pid, groom.pid);
  expect(await open(bride, groom)).toBe('opened');
  expect([await answers(bride), await answers(groom)]).toEqual([[null], ['no']]);

  const [another, one] = await makePair();
  await introduce(app, [another, one]);
  await query("update weekly_pairs set bride_press = 'no', bride_pressed_at = now() where bride_id = $1", another.pid);
  expect(await open(one, another)).toBe('opened');
  expect([await answers(another), await answers(one)]).toEqual([['no'], [null]]);
});
