import { expect, test } from 'vitest';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, becomeAcquainted, makeAcceptedPair, makeReadyToCheck, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const end = (one: TestMember, other: Pick<TestMember, 'pid'>) => ask(one, 'endacquaintance', other);
const list = ({ client, pid }: TestMember) => client.call('introductions', { pid });
const bothWays = (one: TestMember, other: TestMember) =>
  [
    [one, other],
    [other, one],
  ] as const;

test('closes contacts and all that acceptance opened, both ways, and both read that it has ended', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await ask(groom, 'opencontact', bride);
  expect((await end(bride, groom)).body).toMatchObject({
    msgcode: 1,
    msg: expect.stringMatching(/tell them kindly, without/),
  });
  for (const [one, other] of bothWays(bride, groom)) {
    expect((await ask(one, 'opencontact', other)).status).toBe(404);
    expect((await ask(one, 'showpaircheck', other)).status).toBe(404);
    expect((await ask(one, 'member', other)).body).toMatchObject({
      standing: 'ended',
      family: null,
      sheet: { family: null },
    });
    expect((await list(one)).body).toMatchObject({ inbox: [], outbox: [], waiting: 0 });
  }
  const at = expect.stringMatching(/^20\d\d-/);
  expect((await list(bride)).body.ended).toMatchObject([
    { isByUs: true, endedAt: at, member: { memberId: groom.pid } },
  ]);
  expect((await list(groom)).body.ended).toMatchObject([
    { isByUs: false, endedAt: at, member: { memberId: bride.pid, name: 'Ruma' } },
  ]);
  // What was opened stays in the record.
  expect((await bride.client.call('contactopenings', { pid: bride.pid })).text).toContain(groom.pid);
  expect((await ask(groom, 'reportmember', bride, { reason: 'rude', words: '' })).body.msgcode).toBe(1);
});

test('lets neither write to the other for ninety days, no matter who wrote first, with or without a block in between', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  await end(groom, bride);
  await ask(bride, 'blockmember', groom);
  await ask(bride, 'unblockmember', groom);
  const move = (days: number) =>
    app.pool.query('update partings set ended_at = now() - make_interval(days => $2) where profile_id = $1', [
      groom.pid,
      days,
    ]);
  for (const days of [0, 89]) {
    await move(days);
    for (const [one, other] of bothWays(bride, groom))
      expect((await ask(one, 'sendintroduction', other, { note: '' })).body.msg).toMatch(
        /^You were in touch with this family not long ago/,
      );
  }
  await move(91);
  expect((await ask(groom, 'member', bride)).body.standing).toBe('none');
  expect((await list(bride)).body.ended).toEqual([]);
  await becomeAcquainted(groom, bride);
  expect((await ask(bride, 'opencontact', groom)).body.phone).toBe(groom.phone);
  expect((await end(groom, bride)).body.msgcode).toBe(1);
});

test('takes back the consent of the one who ends it, and erases the answer', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  for (const [one, other] of bothWays(bride, groom)) {
    await one.client.call('updatehaemoglobin', { pid: one.pid, status: 'clear', testedon: '2020-01-02' });
    await makeReadyToCheck(app, one, other);
    await ask(one, 'agreetopaircheck', other, { textversion: PAIR_CHECK_CONSENT.version, lang: 'en' });
  }
  expect((await ask(bride, 'showpaircheck', groom)).body.answer).not.toBe('');
  await end(bride, groom);
  const { rows } = await app.pool.query(
    `select profile_id from consents where kind = 'pairCheck' and withdrawn_at is null and profile_id = any($1)`,
    [[bride.pid, groom.pid]],
  );
  expect(rows).toEqual([{ profile_id: groom.pid }]);
  const checks = await app.db.selectFrom('pair_checks').select('answer').execute();
  expect(checks).toEqual([{ answer: '' }]);
});

test('needs an acquaintance', async () => {
  const [bride, groom] = [await makeShownMember(app), await makeShownMember(app, { gender: 'Male' })];
  for (const bring of [() => Promise.resolve(), () => ask(bride, 'sendintroduction', groom, { note: '' })]) {
    await bring();
    expect((await end(groom, bride)).body).toMatchObject({
      msgcode: 2,
      msg: expect.stringMatching(/^You are not in touch/),
    });
  }
  expect((await list(bride)).body).toMatchObject({ ended: [], open_sent: 1 });
  expect((await end(bride, { pid: 'SV999999998' })).status).toBe(404);
  expect((await end(bride, bride)).body.msgcode).toBe(2);
});

test('of both at once is the deed of one of them', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const answers = await Promise.all(bothWays(bride, groom).map(([one, other]) => end(one, other)));
  expect(answers.map(({ body }) => body.msgcode).sort()).toEqual([1, 2]);
  expect((await list(bride)).body.ended).toHaveLength(1);
});

test('leaves the other out of the searches of the family that ended it, and nobody out of the other’s', async () => {
  const [bride, groom] = await makeAcceptedPair(app);
  const search = ({ client, pid }: TestMember) => client.get(`/api/searchmembers?${new URLSearchParams({ pid })}`);
  await expect.poll(async () => (await search(bride)).text).toContain(groom.pid);
  await expect.poll(async () => (await search(groom)).text).toContain(bride.pid);
  await end(bride, groom);
  expect((await search(bride)).text).not.toContain(groom.pid);
  expect((await search(groom)).text).toContain(bride.pid);
});
