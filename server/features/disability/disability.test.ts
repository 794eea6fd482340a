import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { ask, becomeAcquainted, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const groom = await makeShownMember(app, { gender: 'Male' });
let bride: TestMember;

beforeEach(async () => {
  bride = await makeShownMember(app);
});

const WRITTEN = {
  kinds: 'Walking,Hands',
  since: 'Childhood',
  helps: 'একটি ঢালু পথ',
  words: 'হুইলচেয়ারে চলি, স্কুলে পড়াই।',
  audience: 'Members',
  agrees: 'Yes',
};
const TOLD = { kinds: ['Hands', 'Walking'], since: 'Childhood', helps: WRITTEN.helps, words: WRITTEN.words };

const tell = ({ client, pid }: TestMember, changed: Record<string, string> = {}) =>
  client.call('updatedisability', { pid, ...WRITTEN, ...changed });
const show = async ({ client, pid }: TestMember) => (await client.call('showdisability', { pid })).body;
const erase = async ({ client, pid }: TestMember) => (await client.call('erasedisability', { pid })).body.msgcode;
const read = async (reader: TestMember) => (await ask(reader, 'member', bride)).body;
const told = async (reader: TestMember) => (await read(reader)).told;
const rowOf = async () =>
  (await app.pool.query('select told, audience, agreed from disabilities where profile_id = $1', [bride.pid])).rows[0];
const consents = async () =>
  (
    await app.pool.query(
      "select text_version, withdrawn_at is null as stands from consents where profile_id = $1 and kind = 'disability' order by id",
      [bride.pid],
    )
  ).rows;

test('what is told to members is read by strangers, what is told to families in touch by those alone', async () => {
  expect((await tell(bride)).body.msgcode).toBe(1);
  expect(await told(groom)).toEqual(TOLD);
  expect((await tell(bride, { audience: 'Accepted' })).body.msgcode).toBe(1);
  expect(await told(groom)).toBeNull();
  const friend = await makeShownMember(app, { gender: 'Male' });
  await becomeAcquainted(bride, friend);
  expect(await told(friend)).toEqual(TOLD);
  expect(await show(bride)).toMatchObject({ state: 'told', row: { audience: 'Accepted' } });
});

test('is stored sealed, and its consent by its own words', async () => {
  await tell(bride);
  const { told: stored } = await rowOf();
  expect(stored).toMatch(/^1\./);
  for (const word of ['Walking', 'হুইল', 'Childhood']) expect(stored).not.toContain(word);
  expect(await consents()).toEqual([{ text_version: '2026-11-28.2', stands: true }]);
});

test('told to families in touch changes no byte for strangers, and nothing at all in their lists', async () => {
  const listOf = async () => (await groom.client.get(`/api/findmatches?pid=${groom.pid}`)).text;
  const look = async () => [
    (await ask(groom, 'member', bride)).text,
    await listOf(),
    (await groom.client.call('openfamilies', { pid: groom.pid, of: 'disability' })).text,
  ];
  // A new member comes into the lists within a second.
  await expect.poll(listOf, { timeout: 10_000 }).toContain(bride.pid);
  const before = await look();
  await tell(bride, { audience: 'Accepted' });
  expect(await look()).toEqual(before);
  const list = before[1];
  await tell(bride);
  expect(await listOf()).toBe(list);
});

test('taking the consent back erases it', async () => {
  await tell(bride);
  expect(await erase(bride)).toBe(1);
  expect([await rowOf(), await told(groom)]).toEqual([undefined, null]);
  expect(await consents()).toEqual([{ text_version: '2026-11-28.2', stands: false }]);
  expect(await show(bride)).toMatchObject({ state: '', row: { kinds: '', words: '' } });
});

test.each([
  ['agrees', { agrees: '' }],
  ['agrees', { agrees: 'No' }],
  ['kinds', { kinds: '', words: ' ' }],
  ['kinds', { kinds: 'Walking,Cancer' }],
  ['since', { since: 'yesterday' }],
  ['audience', { audience: 'Everybody' }],
  ['words', { words: 'ক'.repeat(301) }],
  ['helps', { helps: 'h'.repeat(301) }],
  ['words', { words: 'আমাকে ফোন করুন ৯৮৩০০১২৩৪৫' }],
  ['helps', { helps: 'write to me at mita@example.in' }],
])('a wrong %s is said beside its field, and nothing is saved', async (field, changed) => {
  const { status, body } = await tell(bride, changed);
  expect([status, Object.keys(Object(body.errors))]).toEqual([422, [field]]);
  expect([await rowOf(), await consents()]).toEqual([undefined, []]);
});

test('nobody reads it of somebody who is not to be seen', async () => {
  await tell(bride);
  await bride.client.call('pauseprofile', { pid: bride.pid, kind: 'paused', reason: 'notNow', words: '' });
  expect(await told(groom)).toBeUndefined();
  await bride.client.call('resumeprofile', { pid: bride.pid });
  await ask(bride, 'blockmember', groom);
  expect(await told(groom)).toBeUndefined();
  await ask(bride, 'unblockmember', groom);
  expect(await told(groom)).toEqual(TOLD);
});

test('no link to a card has it', async () => {
  await tell(bride);
  await bride.client.call('updatewelcome', { pid: bride.pid, welcomes: 'Yes' });
  const parts = { roots: 'Yes', horoscope: 'Yes', ownwords: 'Yes' };
  const { body } = await bride.client.call('makecardlink', { pid: bride.pid, days: '7', ...parts });
  const link = await app.client().call('opencardlink', { token: String(body.address).split('/card/')[1] ?? '' });
  expect(link.body.card).not.toBeNull();
  for (const word of ['Walking', 'হুইল', 'disability']) expect(link.text).not.toContain(word);
});

describe('of two who look after one profile', () => {
  test('the candidate alone tells it, reads it in the form, and takes it back', async () => {
    const daughter = await addHolder(app, bride, 'candidate');
    for (const path of ['showdisability', 'updatedisability', 'erasedisability', 'updatewelcome'])
      expect((await bride.client.call(path, { pid: bride.pid, ...WRITTEN, welcomes: 'Yes' })).status, path).toBe(403);
    expect((await tell(daughter)).body.msgcode).toBe(1);
    expect(await told(groom)).toEqual(TOLD);
  });

  test('what the family told waits for a candidate who comes later, and does not open when the account goes', async () => {
    await app.pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
    await tell(bride);
    expect(await told(groom)).toEqual(TOLD);
    const daughter = await addHolder(app, bride, 'candidate');
    expect(await told(groom)).toBeNull();
    expect(await show(daughter)).toMatchObject({ state: 'asked', row: { words: WRITTEN.words } });
    await app.pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
    expect(await told(groom)).toBeNull();
  });

  test('a corrected candidate leaves nothing of it', async () => {
    await app.pool.query("update account_profiles set role = 'candidate' where profile_id = $1", [bride.pid]);
    await tell(bride);
    expect((await bride.client.call('saywhose', { pid: bride.pid, whose: 'guardian' })).body.msgcode).toBe(1);
    expect(await rowOf()).toBeUndefined();
    expect(await consents()).toEqual([{ text_version: '2026-11-28.2', stands: false }]);
  });

  test('with the account that told it, it is erased', async () => {
    await app.pool.query("update account_profiles set role = 'guardian' where profile_id = $1", [bride.pid]);
    await tell(bride);
    await addHolder(app, bride, 'candidate');
    expect((await bride.client.call('leaveprofile', { pid: bride.pid })).body.msgcode).toBe(1);
    expect([await rowOf(), await consents()]).toEqual([undefined, [{ text_version: '2026-11-28.2', stands: false }]]);
  });
});

test('after a recovery without a second proof it is written or erased, and not read', async () => {
  await tell(bride);
  await app.pool.query(
    'update accounts set health_closed_at = now() where id in (select account_id from account_profiles where profile_id = $1)',
    [bride.pid],
  );
  expect(await show(bride)).toMatchObject({ state: 'told', row: { words: '', kinds: '' } });
  expect(await erase(bride)).toBe(1);
});

test('that a partner would be welcome is read by every member, and taken back', async () => {
  const say = (welcomes: string) => bride.client.call('updatewelcome', { pid: bride.pid, welcomes });
  expect((await say('Yes')).body.msgcode).toBe(1);
  expect((await read(groom)).open_to).toEqual(['disability']);
  expect(await show(bride)).toMatchObject({ welcomes: true });
  await say('No');
  expect((await read(groom)).open_to).toEqual([]);
  expect((await say('Perhaps')).status).toBe(422);
});
