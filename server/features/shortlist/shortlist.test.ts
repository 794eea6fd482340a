import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { insertInvented } from '#server/testing/invented-members.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const [groom, other] = [
  await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' }),
  await makeShownMember(app, { gender: 'Male', name: 'Bimal Sen' }),
];
let bride: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app);
});

interface Entry {
  member: { memberId: string };
  note: string;
  addedAt: string;
  between: string;
  myWishes: unknown[];
}

const keep = (member: Pick<TestMember, 'pid'>, note: string) => ask(bride, 'addtoshortlist', member, { note });
const list = async ({ client, pid }: TestMember): Promise<Entry[]> =>
  JSON.parse((await client.call('shortlist', { pid })).text).members;
const notes = async (member: TestMember) =>
  (await list(member)).map((entry) => [entry.member.memberId, entry.note] as const);

test('members are kept with a note, the latest first; once more changes the note', async () => {
  expect((await keep(groom, 'মামার চেনা')).body.msg).toBe('Saved to your shortlist');
  await keep(other, '');
  await keep(groom, 'ফোন রবিবার');
  expect(await notes(bride)).toEqual([
    [other.pid, ''],
    [groom.pid, 'ফোন রবিবার'],
  ]);
  expect((await ask(bride, 'removefromshortlist', groom)).body.msg).toBe('Removed from your shortlist');
  expect(await notes(bride)).toEqual([[other.pid, '']]);
});

test('the page of a member says itself whether the reader keeps them', async () => {
  const look = async () => (await ask(bride, 'member', groom)).body.kept;
  expect(await look()).toBeNull();
  await keep(groom, 'মামার চেনা');
  expect(await look()).toEqual({ note: 'মামার চেনা' });
  expect((await ask(groom, 'member', bride)).body.kept).toBeNull();
});

test('a member who is kept stands as on a card of a list, judged by the reader’s own wishes alone', async () => {
  await keep(groom, '');
  const [before] = await list(bride);
  expect(before).toMatchObject({ between: '', myWishes: [] });
  expect(before).not.toHaveProperty('theirWishes');
  await bride.client.call('updatewishes', { pid: bride.pid, diets: 'Veg', dietstrength: 'Wish' });
  await ask(bride, 'sendintroduction', groom, { note: '' });
  await ask(groom, 'declineintroduction', bride);
  const [after] = await list(bride);
  expect(after?.between).toBe('sent');
  expect(after?.myWishes).toEqual([{ wish: 'diet', code: 'wish.unknown', strength: 'wish' }]);
});

test('a note is its writer’s own: the other sees neither it nor that they are kept', async () => {
  const look = async () =>
    (await Promise.all([ask(groom, 'member', bride), groom.client.call('shortlist', { pid: groom.pid })])).map(
      ({ text }) => text,
    );
  const before = await look();
  await keep(groom, 'a private note');
  expect(await look()).toEqual(before);
});

test.each([
  ['x'.repeat(1001), 'This is too long: please shorten it'],
  ['a\0b', 'There is a character here that we cannot save: please type this again'],
])('a note has its bounds (%#)', async (note, sentence) => {
  const answer = await keep(groom, note);
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ note: sentence });
  expect(await list(bride)).toEqual([]);
});

test('nobody unknown is kept', async () => {
  expect((await keep({ pid: 'SV999999998' }, '')).status).toBe(404);
  expect((await keep({ pid: 'nobody' }, '')).status).toBe(404);
});

test('a full list takes nobody new, but still another note', async () => {
  await insertInvented(app, { seed: 3, count: 300, firstId: 700_000_000 });
  await app.pool.query("update members set gender = 'Male' where profile_id like 'SV7000%'");
  await app.pool.query(
    `insert into shortlist_entries (profile_id, member_id, note)
       select $1, profile_id, '' from members where profile_id like 'SV7000%'`,
    [bride.pid],
  );
  expect((await keep(groom, '')).body).toMatchObject({
    msgcode: 2,
    msg: 'Your shortlist is full. Please remove somebody first.',
  });
  expect((await keep({ pid: 'SV700000000' }, 'still')).body.msgcode).toBe(1);

  // A paused member does not count against the limit, like a deleted one.
  await app.pool.query(
    `insert into pauses (profile_id, kind, reason) select 'SV70000000' || n, 'paused', 'notNow' from generate_series(0, 1) n`,
  );
  const grooms = await Promise.all(Array.from({ length: 6 }, () => makeShownMember(app, { gender: 'Male' })));
  const answers = await Promise.all(grooms.map((each) => keep(each, '')));
  expect(answers.filter(({ body }) => body.msgcode === 1)).toHaveLength(2);
  expect(await list(bride)).toHaveLength(300);
});

test('the families who can be put beside each other are the accepted ones, then the kept, and nobody who is not seen', async () => {
  const beside = async () => (await bride.client.call('familiesbeside', { pid: bride.pid })).body.families;
  expect(await beside()).toEqual([]);
  await keep(groom, 'মামার চেনা');
  await becomeAcquainted(bride, other);
  expect(await beside()).toMatchObject([
    { member: { memberId: other.pid }, isAccepted: true, note: '' },
    { member: { memberId: groom.pid }, isAccepted: false, note: 'মামার চেনা' },
  ]);
  await keep(other, 'ফোন রবিবার');
  expect(await beside()).toMatchObject([{ isAccepted: true, note: 'ফোন রবিবার' }, { isAccepted: false }]);
  await ask(other, 'blockmember', bride);
  expect(await beside()).toMatchObject([{ member: { memberId: groom.pid } }]);
  await ask(other, 'unblockmember', bride);
});
