import { beforeEach, expect, test } from 'vitest';
import { noteDelivery } from '#server/notices/deliveries.queries.ts';
import { notify } from '#server/notices/tell.queries.ts';
import { suspend } from '#server/office/members.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import { startGateway } from '#server/testing/gateway.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember } from '#server/testing/members.ts';
import { withOneConnection } from '#server/testing/one-connection.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import { makeStaff } from '#server/testing/staff.ts';

const gateway = await startGateway();
const sms = {
  url: `${gateway.url}/send`,
  method: 'POST' as const,
  idPath: undefined,
  headers: {},
  body: '{text}',
  templates: {},
};
const channels = { email: undefined, sms, receiptSecret: undefined };
const app = await startTestApp(
  { publicUrl: 'https://shubho.example', channels },
  { now: () => new Date(new Date().setUTCHours(6, 30, 0, 0)) },
);
const { client: helper } = await makeStaff(app, ['helper']);
const { client: moderator } = await makeStaff(app, ['moderator']);
await helper.call('office/setownphone', { phone: '9830099999' });

beforeEach(async () => {
  await app.pool.query('delete from notices');
});

interface Listed {
  reference: string;
  phone: string;
  kind: string;
  name: string;
  tries: number;
  lastOutcome: string;
  againAt: string;
}
const list = async () => Object((await helper.call('office/listcalls')).body);
const waiting = async (phone: string): Promise<Listed | undefined> =>
  (await list()).calls.find((one: Listed) => one.phone === phone);
const note = async (reference: string, outcome: string) =>
  (await helper.call('office/notecall', { id: reference, outcome })).body;

/** Makes a member with an unconfirmed phone, who can be notified by a call only. */
async function makeCalled() {
  const member = await makeMember(app, { name: 'Ruma Mukherjee' });
  await app.pool.query(
    'update accounts a set phone_verified_at = null from account_profiles p where p.account_id = a.id and p.profile_id = $1',
    [member.pid],
  );
  await notify(app.db, { profileId: member.pid, kind: 'profileSentBack' });
  await app.outbox.drain();
  return member;
}

test('a call is burnt by nothing: engaged and no answer leave it with a time, a third try in vain is told in another way', async () => {
  const { phone, pid } = await makeCalled();
  const first = await waiting(phone);
  if (first === undefined) throw new Error('nobody to call');
  expect(first).toMatchObject({ kind: 'profileSentBack', name: 'Ruma Mukherjee', tries: 0, againAt: '' });
  const now = await helper.call('office/callnow', { id: first.reference });
  expect(now.body).toMatchObject({ msgcode: 1, phone, words: expect.stringContaining('looked at the profile') });
  expect(await waiting(phone)).toMatchObject({ tries: 0 });
  expect((await note(first.reference, 'fell asleep')).errorkeys).toEqual({ outcome: 'chooseFromList' });
  expect(await note(first.reference, 'engaged')).toMatchObject({
    msgcode: 1,
    msgkey: expect.stringContaining('callNoted'),
  });
  const second = await waiting(phone);
  expect(second).toMatchObject({ tries: 1, lastOutcome: 'engaged' });
  expect(Date.parse(second?.againAt ?? '')).toBeGreaterThan(Date.now() + 29 * 60_000);
  expect(await note(first.reference, 'noAnswer')).toMatchObject({ msgkey: expect.stringContaining('callNoted') });
  expect(await note(first.reference, 'noAnswer')).toMatchObject({ msgkey: 'callGivenUp' });
  expect(await waiting(phone)).toBeUndefined();
  expect((await list()).unreached).toMatchObject([{ memberId: pid, reason: 'notReached', kind: 'profileSentBack' }]);
  await app.outbox.drain();
  const { rows } = await app.pool.query(
    `select d.channel, d.state from notices n join notice_deliveries d on d.notice_id = n.id where n.kind = 'callMissed'`,
  );
  // Nothing is sent to an unconfirmed number. The family reads the notice on the site.
  expect(rows).toEqual([]);
  expect(
    (
      await app.pool.query(
        "select from notices where kind = 'callMissed' and account_id in (select account_id from account_profiles where profile_id = $1)",
        [pid],
      )
    ).rowCount,
  ).toBe(1);
  expect((await note(first.reference, 'spoke')).msgkey).toBe('changedMeanwhile');
});

test('a call that is due again stands by its age among those not tried yet', async () => {
  const [older, newer] = [await makeCalled(), await makeCalled()];
  await app.pool.query(
    `update notices set made_at = now() - interval '1 hour' where account_id in
      (select account_id from account_profiles where profile_id = $1)`,
    [older.pid],
  );
  await note((await waiting(older.phone))?.reference ?? '', 'engaged');
  const phones = async () => (await list()).calls.map((one: Listed) => one.phone);
  expect(await phones()).toEqual([newer.phone, older.phone]);
  await app.pool.query("update call_tries set again_at = now() - interval '1 minute'");
  expect(await phones()).toEqual([older.phone, newer.phone]);
});

test('what the office has asked for is called for days, and is no code to read out', async () => {
  const { phone } = await makeCalled();
  await app.pool.query(
    "update notices set kind = 'officeAsked', subject_id = '1', made_at = now() - interval '2 days', send_before = now() + interval '1 day'",
  );
  expect(await waiting(phone)).toMatchObject({ kind: 'officeAsked', isCode: false });
  await app.pool.query("update notices set send_before = now() - interval '1 minute'");
  expect(await waiting(phone)).toBeUndefined();
});

test('whom somebody spoke to is off the list, and a wrong number is not told at that number', async () => {
  const [one, other] = [await makeCalled(), await makeCalled()];
  expect(await note((await waiting(one.phone))?.reference ?? '', 'spoke')).toMatchObject({ msgkey: 'callSpoken' });
  expect(await waiting(one.phone)).toBeUndefined();
  expect(await note((await waiting(other.phone))?.reference ?? '', 'wrongNumber')).toMatchObject({
    msgkey: 'callGivenUp',
  });
  gateway.taken.length = 0;
  await app.outbox.drain();
  expect(gateway.taken).toEqual([]);
  const { rows } = await app.pool.query("select kind from notices where kind = 'numberFails'");
  expect(rows).toHaveLength(1);
});

test('of a number abroad the list says what time it is there, and puts those at the end where it is night', async () => {
  const [abroad, here] = [await makeCalled(), await makeCalled()];
  const wide = '+12015550199';
  await app.pool.query(
    `update accounts a set phone = $2 from account_profiles p where p.account_id = a.id and p.profile_id = $1`,
    [abroad.pid, wide],
  );
  const { calls } = await list();
  const there = calls.find((one: Listed) => one.phone === wide);
  expect(there.there).toEqual([expect.stringMatching(/^\d\d:\d\d$/), expect.stringMatching(/^\d\d:\d\d$/)]);
  expect(calls.find((one: Listed) => one.phone === here.phone)).toMatchObject({ there: [], dayFrom: '' });
  // From Honolulu to New York it is daytime everywhere for a few hours only.
  if (there.dayFrom !== '') {
    expect(new Date(there.dayFrom).getTime()).toBeGreaterThan(Date.now());
    expect(calls.at(-1).phone).toBe(wide);
  }
  const { rows } = await app.pool.query("select id from states where name = 'New Jersey'");
  await app.pool.query('update addresses set country_id = 840, state_id = $2 where profile_id = $1', [
    abroad.pid,
    rows[0]?.id,
  ]);
  expect((await list()).calls.find((one: Listed) => one.phone === wide).there).toHaveLength(1);
});

/** Makes a member who has asked for a code to this phone abroad, which the office reads out. */
async function makeAskingForCode(phone: string) {
  const { client, pid } = await makeMember(app);
  await app.pool.query(
    'update accounts a set phone_verified_at = null, phone = $2 from account_profiles p where p.account_id = a.id and p.profile_id = $1',
    [pid, phone],
  );
  await client.call('sendcode', { pid, about: 'phone' });
  await app.outbox.drain();
  const call = await waiting(phone);
  if (call === undefined) throw new Error('nobody to call');
  return { client, pid, call };
}

test('a code to read out is made in the transaction of its use, so many at once do not wait for each other', async () => {
  const { call } = await makeAskingForCode('+12015550124');
  const { body } = await withOneConnection(app, () => helper.call('office/callnow', { id: call.reference }));
  expect(body).toMatchObject({ msgcode: 1, calledcode: expect.stringMatching(/^\d{6}$/) });
});

test('a code that was read out and typed ends the call; what came of it can be noted all the same', async () => {
  const { client, pid, call } = await makeAskingForCode('+12015550123');
  const { body } = await helper.call('office/callnow', { id: call.reference });
  expect((await client.call('confirmcode', { pid, about: 'phone', code: String(body.calledcode) })).body.msgkey).toBe(
    'phoneConfirmed',
  );
  expect(await waiting('+12015550123')).toBeUndefined();
  expect(await note(call.reference, 'spoke')).toMatchObject({ msgcode: 1, msgkey: 'callSpoken' });
  expect((await note(call.reference, 'spoke')).msgkey).toBe('changedMeanwhile');
});

test('a decision goes out by a confirmed phone without a consent, and becomes a call only where that was switched off', async () => {
  const member = await makeMember(app);
  const account = await makeReachable(app, { pid: member.pid, email: '' }, []);
  await notify(app.db, { profileId: member.pid, kind: 'profileSentBack' });
  gateway.taken.length = 0;
  await app.outbox.drain();
  expect(gateway.taken).toHaveLength(1);
  expect(await waiting(member.phone)).toBeUndefined();
  await app.pool.query(
    "insert into channel_consents (account_id, channel, is_on, version, language) values ($1, 'sms', false, '2026-11-23', 'en')",
    [account],
  );
  await notify(app.db, { profileId: member.pid, kind: 'profileSentBack' });
  await app.outbox.drain();
  expect(gateway.taken).toHaveLength(1);
  expect(await waiting(member.phone)).toMatchObject({ kind: 'profileSentBack' });
  // Notices that are no decision still need a consent.
  await notify(app.db, { profileId: member.pid, kind: 'badgeGiven' });
  await app.outbox.drain();
  expect(gateway.taken).toHaveLength(1);
});

test('who was in touch with somebody suspended is warned before that one is called, and the office sees what became of it', async () => {
  const [fraud, accepted] = await makeAcceptedPair(app);
  const opened = await makeShownMember(app, { gender: 'Male' });
  const seen = await makeShownMember(app, { gender: 'Male' });
  const stranger = await makeShownMember(app, { gender: 'Male' });
  await becomeAcquainted(fraud, opened);
  await becomeAcquainted(fraud, seen);
  await ask(opened, 'opencontact', fraud);
  await ask(fraud, 'opencontact', seen);
  await makeReachable(app, { pid: accepted.pid, email: '' }, []);
  for (const { pid } of [fraud, opened, seen])
    await app.pool.query(
      'update accounts a set phone_verified_at = null from account_profiles p where p.account_id = a.id and p.profile_id = $1',
      [pid],
    );
  await app.pool.query('delete from notices');
  gateway.taken.length = 0;
  await app.db.transaction().execute((transaction) => suspend(transaction, fraud.pid, { reason: 'Asked for money' }));
  await app.outbox.drain();
  expect(gateway.taken.map(({ body }) => decodeURIComponent(String(body))).join()).toMatch(/Do not give money/);
  expect(gateway.taken).toHaveLength(1);
  const { calls } = await list();
  expect(calls.map(({ phone }: Listed) => phone).sort()).toEqual([opened.phone, seen.phone].sort());
  const shown = async () => Object((await moderator.call('office/showmember', { member: fraud.pid })).body).warned;
  const warned = await shown();
  const waysOf = (pid: string) => warned.find(({ memberId }: { memberId: string }) => memberId === pid)?.ways;
  expect(waysOf(accepted.pid)).toEqual([{ channel: 'sms', state: 'handed' }]);
  expect(waysOf(opened.pid)).toEqual([{ channel: 'office', state: 'created' }]);
  expect(waysOf(seen.pid)).toEqual([{ channel: 'office', state: 'created' }]);
  expect(waysOf(stranger.pid)).toBeUndefined();
  for (const { reference } of calls) await note(reference, 'spoke');
  expect(await waiting(fraud.phone)).toMatchObject({ kind: 'suspended' });
  expect((await shown()).map(({ ways }: { ways: { state: string }[] }) => ways[0]?.state)).toEqual([
    'handed',
    'handed',
    'handed',
  ]);
});

test('the list of calls stands in the record as one line, however many wait', async () => {
  await makeCalled();
  await makeCalled();
  await app.pool.query('delete from office_uses');
  await list();
  const { rows } = await app.pool.query("select subject from office_uses where command = 'office/listcalls'");
  expect(rows).toEqual([{ subject: 'calls 2' }]);
});

test('what was put on the list of calls at the terminal is noted on the pages as well', async () => {
  const { phone, pid } = await makeCalled();
  const { rows } = await app.pool.query('select id from notices where profile_id = $1', [pid]);
  await noteDelivery(app.db, { noticeId: rows[0].id, channel: 'office', state: 'handed', reason: 'called' });
  expect(await waiting(phone)).toBeUndefined();
});
