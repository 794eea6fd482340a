import { beforeEach, describe, expect, test } from 'vitest';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { endSuspensionOf, suspend } from '#server/office/members.queries.ts';
import { acknowledgeAndNotify, settleAndNotify } from '#server/office/settle-case.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeReadyToCheck, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const KEY = 'the key of the office';
const app = await startTestApp({ powerLinkKey: KEY });

interface Listed {
  kind: NoticeKind;
  madeAt: string;
  isNew: boolean;
  isOurs: boolean;
  interest: string;
  member: { memberId: string; name: string } | null;
}
const read = async ({ client, pid }: TestMember): Promise<Listed[]> =>
  JSON.parse((await client.call('notices', { pid })).text).notices;
const count = async ({ client, pid }: TestMember, completeness = 'Yes'): Promise<number> =>
  Number((await client.call('showprofile', { pid, completeness })).body.new_notices);
const kindsOf = async (member: TestMember) => (await read(member)).map(({ kind }) => kind);
const age = (sender: TestMember, days: number) =>
  app.pool.query('update introductions set sent_at = now() - make_interval(days => $2) where sender_id = $1', [
    sender.pid,
    days,
  ]);
const runSweep = () => sweep(app.db, makeFileStore(app.dataDir));

let bride: TestMember;
let groom: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
});

describe('an interest', () => {
  test('is told to the family that gets it, with a number beside the frame, until it is read', async () => {
    expect(await count(groom)).toBe(0);
    await ask(bride, 'sendintroduction', groom, { note: '' });
    expect(await count(groom)).toBe(1);
    expect(await count(groom, '')).toBe(0);
    const member = { memberId: bride.pid, name: 'Ruma' };
    expect(await read(groom)).toMatchObject([{ kind: 'interestReceived', isNew: true, isOurs: false, member }]);
    expect(await count(groom)).toBe(0);
    expect(await read(groom)).toMatchObject([{ kind: 'interestReceived', isNew: false }]);
    expect(await read(bride)).toEqual([]);
  });

  test('that fails a must of the reader is told to nobody', async () => {
    await groom.client.call('updatewishes', { pid: groom.pid, heightfrom: '170', heightstrength: 'Must' });
    await ask(bride, 'sendintroduction', groom, { note: '' });
    expect([await count(groom), await read(groom)]).toEqual([0, []]);
    await age(bride, 19);
    await runSweep();
    expect(await kindsOf(groom)).toEqual([]);
    expect(await kindsOf(bride)).toEqual(['interestExpiring']);
  });

  test('that was withdrawn leaves neither an entry nor a number', async () => {
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await ask(bride, 'withdrawintroduction', groom);
    expect([await count(groom), await read(groom)]).toEqual([0, []]);
  });

  test('that was declined in silence and then withdrawn leaves its sender as little as any other', async () => {
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await ask(groom, 'declineintroduction', bride);
    await age(bride, 19);
    await runSweep();
    expect(await kindsOf(bride)).toEqual(['interestExpiring']);
    await ask(bride, 'withdrawintroduction', groom);
    expect(await read(bride)).toEqual([]);
  });

  test('says how it stands, to each side what it may know', async () => {
    const statesOf = async (member: TestMember) => (await read(member)).map(({ interest }) => interest);
    await ask(bride, 'sendintroduction', groom, { note: '' });
    expect(await statesOf(groom)).toEqual(['waiting']);
    await ask(groom, 'declineintroduction', bride);
    await age(bride, 19);
    await runSweep();
    expect([await statesOf(groom), await statesOf(bride)]).toEqual([['declined'], ['waiting']]);
    await age(bride, 22);
    expect([await statesOf(groom), await statesOf(bride)]).toEqual([['declined'], ['over']]);
  });

  test('that was accepted says so while the acquaintance lasts, and that it is over afterwards', async () => {
    await becomeAcquainted(bride, groom);
    expect(await read(groom)).toMatchObject([{ kind: 'interestReceived', interest: 'accepted' }]);
    expect(await read(bride)).toMatchObject([{ kind: 'interestAccepted', interest: '' }]);
    await ask(groom, 'endacquaintance', bride);
    expect(await read(groom)).toMatchObject([{ kind: 'interestReceived', interest: 'over' }]);
  });

  test.each([
    ['blocks', () => ask(bride, 'blockmember', groom)],
    [
      'pauses',
      () => bride.client.call('pauseprofile', { pid: bride.pid, kind: 'paused', reason: 'notNow', words: '' }),
    ],
    ['stops being shown', () => bride.client.call('updateshowing', { pid: bride.pid, show: 'No' })],
  ])('of somebody who %s leaves neither an entry nor a number', async (_, vanish) => {
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await vanish();
    expect([await count(groom), await read(groom)]).toEqual([0, []]);
  });

  test('is read where it is answered: in the inbox', async () => {
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await groom.client.call('introductions', { pid: groom.pid });
    expect(await count(groom)).toBe(0);
  });

  test('three days before it ends is told to both, once, and not after an answer', async () => {
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await read(groom);
    await age(bride, 17);
    await runSweep();
    expect(await kindsOf(groom)).toEqual(['interestReceived']);
    await age(bride, 18);
    await runSweep();
    await runSweep();
    expect(await read(groom)).toMatchObject([
      { kind: 'interestExpiring', isOurs: false },
      { kind: 'interestReceived' },
    ]);
    expect(await read(bride)).toMatchObject([{ kind: 'interestExpiring', isOurs: true }]);
  });

  test('that was declined in silence is told to its sender like one that waits', async () => {
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await ask(groom, 'declineintroduction', bride);
    await age(bride, 19);
    await runSweep();
    expect(await kindsOf(bride)).toEqual(['interestExpiring']);
    expect(await kindsOf(groom)).toEqual(['interestReceived']);
  });

  test('between two of whom one has vanished is no reason to tell', async () => {
    await ask(bride, 'sendintroduction', groom, { note: '' });
    await age(bride, 19);
    await ask(groom, 'blockmember', bride);
    await runSweep();
    const { rows } = await app.pool.query(
      "select from notices where kind = 'interestExpiring' and profile_id = any($1)",
      [[bride.pid, groom.pid]],
    );
    expect(rows).toEqual([]);
  });

  test('that is accepted is told to its sender while the acquaintance lasts', async () => {
    await becomeAcquainted(bride, groom);
    expect(await read(bride)).toMatchObject([{ kind: 'interestAccepted', member: { memberId: groom.pid } }]);
    await ask(groom, 'endacquaintance', bride);
    expect(await read(bride)).toMatchObject([{ kind: 'acquaintanceEnded' }]);
  });
});

test('a phone that is opened is told once', async () => {
  const [her, him] = await makeAcceptedPair(app);
  await ask(him, 'opencontact', her);
  await ask(him, 'opencontact', her);
  expect((await kindsOf(her)).filter((kind) => kind === 'contactOpened')).toHaveLength(1);
});

test('a pair check to which both have agreed is told to both, and the first consent to the other alone', async () => {
  const [her, him] = await makeAcceptedPair(app);
  for (const { client, pid } of [her, him])
    await client.call('updatehaemoglobin', { pid, status: 'clear', testedon: '2020-01-02' });
  await makeReadyToCheck(app, her, him);
  const form = { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' };
  await ask(her, 'agreetopaircheck', him, form);
  expect(await kindsOf(him)).not.toContain('pairCheckAgreed');
  await ask(him, 'agreetopaircheck', her, form);
  for (const member of [her, him]) expect(await kindsOf(member)).toContain('pairCheckAgreed');
});

test('what the office does is told: a suspension and its end, a report that was looked into', async () => {
  await suspend(app.db, bride.pid, { reason: 'words' });
  await endSuspensionOf(app.db, bride.pid, 'words');
  await ask(groom, 'reportmember', bride, { reason: 'rude', words: 'words' });
  const { rows } = await app.pool.query('select case_id from reports where reporter_id = $1', [groom.pid]);
  const settled = { outcome: 'acted', note: 'words', by: 'mitra' } as const;
  expect(await acknowledgeAndNotify(app.db, rows[0].case_id)).toBe(true);
  expect(await acknowledgeAndNotify(app.db, rows[0].case_id)).toBe(false);
  expect(await settleAndNotify(app.db, rows[0].case_id, settled)).toBe(true);
  expect(await settleAndNotify(app.db, rows[0].case_id, settled)).toBe(false);
  await bride.client.call('custlogin', { phone: bride.phone, password: TEST_PASSWORD });
  const today = async () => (await bride.client.call('showtoday', { pid: bride.pid })).body.office;
  expect(await today()).toMatchObject({ kind: 'restored' });
  expect((await kindsOf(bride)).sort()).toEqual(['restored', 'suspended']);
  expect(await today()).toBeNull();
  expect((await kindsOf(groom)).sort()).toEqual(['reportActed', 'reportRead']);
});

test('what touches the account is told: Power Link, password, e-mail, a new browser', async () => {
  const member = await makeMember(app);
  const { pid, phone, client } = member;
  const helper = app.client();
  await helper.call('securitykeycheck', { securitykey: KEY });
  await helper.call('regphonecheck', { phone });
  expect((await helper.call('notices', { pid })).status).toBe(403);
  expect((await helper.call('showprofile', { pid, completeness: 'Yes' })).body.new_notices).toBe(0);
  await app.client().call('custlogin', { phone, password: TEST_PASSWORD });
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  await client.call('updatedashboard', { pid, name: 'Ruma Ghosh', gender: 'Female', phone, email: 'ruma@example.in' });
  await client.call('updatepassword', { pid, password: 'notun-shonar-tori' });
  // A new password makes every browser unknown, but the owner's next browser is not reported as new.
  await app.client().call('custlogin', { phone, password: 'notun-shonar-tori' });
  expect(await kindsOf(member)).toEqual(['passwordChanged', 'emailChanged', 'newBrowser', 'powerLinkOpened']);
});

test('all log-ins from new browsers are counted as the one entry that they are', async () => {
  for (let times = 0; times < 3; times++)
    await app.client().call('custlogin', { phone: groom.phone, password: TEST_PASSWORD });
  const told = await count(groom);
  const logins = (await read(groom)).filter(({ kind, isNew }) => kind === 'newBrowser' && isNew);
  expect([logins.length, told]).toEqual([3, 1]);
});

test('a notice is listed for thirty days, and asked for by its own account alone', async () => {
  await ask(bride, 'sendintroduction', groom, { note: '' });
  await app.pool.query("update notices set made_at = now() - interval '31 days' where profile_id = $1", [groom.pid]);
  expect([await count(groom), await read(groom)]).toEqual([0, []]);
});

test('the language of the page at login is the account’s, where one was chosen', async () => {
  const { client, phone, pid } = await makeMember(app);
  const language = async () =>
    (
      await app.pool.query(
        'select language from accounts a join account_profiles p on p.account_id = a.id where p.profile_id = $1',
        [pid],
      )
    ).rows[0].language;
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  expect(await language()).toBe(null);
  client.cookies.set('lang', 'bn');
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  expect(await language()).toBe('bn');
  client.cookies.delete('lang');
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  expect(await language()).toBe('bn');
});
