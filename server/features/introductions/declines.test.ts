import { beforeEach, expect, test } from 'vitest';
import { DECLINE_REASONS } from '#contract/introductions.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
let bride: TestMember;
let groom: TestMember;
beforeEach(async () => {
  bride = await makeShownMember(app);
  groom = await makeShownMember(app, { gender: 'Male', name: 'Amit Dutta' });
  await ask(bride, 'sendintroduction', groom, { note: '' });
});

const list = ({ client, pid }: TestMember) => client.call('introductions', { pid });
const decline = (form: Record<string, string>) => ask(groom, 'declineintroduction', bride, form);

test('a decline that is told names its reason to the sender, frees their place and cannot be withdrawn', async () => {
  expect((await list(bride)).body).toMatchObject({ open_sent: 1, outbox: [{ state: 'waiting', reason: '' }] });
  expect((await decline({ tell: 'Yes', reason: 'distance' })).body.msg).toMatch(
    /^You have declined\. We will tell the other family kindly/,
  );
  expect((await list(bride)).body).toMatchObject({
    open_sent: 0,
    sent_today: 1,
    outbox: [{ state: 'declined', reason: 'distance', acceptedAt: '', member: { memberId: groom.pid, name: 'Amit' } }],
  });
  expect((await ask(bride, 'member', groom)).body.standing).toBe('declinedByThem');
  expect((await ask(groom, 'member', bride)).body.standing).toBe('declinedByMe');
  expect((await ask(bride, 'withdrawintroduction', groom)).body.msg).toBe(
    'This interest is no longer waiting for an answer',
  );
  expect((await ask(bride, 'sendintroduction', groom, { note: '' })).body.msg).toMatch(/within the last 90 days/);
});

test('of ten that wait, one declined in silence keeps its place, and one that is told gives it up', async () => {
  const others = await Promise.all(Array.from({ length: 9 }, () => makeShownMember(app, { gender: 'Male' })));
  await app.db.deleteFrom('introductions').where('sender_id', '=', bride.pid).execute();
  for (const other of [groom, ...others])
    await app.db
      .insertInto('introductions')
      .values({ sender_id: bride.pid, recipient_id: other.pid, note: '' })
      .execute();
  const send = async () =>
    (await ask(bride, 'sendintroduction', await makeShownMember(app, { gender: 'Male' }), { note: '' })).body.msgcode;
  const [silent] = others;
  if (silent) await ask(silent, 'declineintroduction', bride);
  expect(await send()).toBe(2);
  await decline({ tell: 'Yes', reason: 'hopes' });
  expect(await send()).toBe(1);
});

test('telling needs both the tick and a reason of the list', async () => {
  expect((await decline({ tell: 'Yes' })).body.errors).toHaveProperty('reason');
  expect((await decline({ reason: 'talking' })).body.errors).toHaveProperty('tell');
  expect((await decline({ tell: 'Yes', reason: 'caste' })).body.errors).toHaveProperty('reason');
  expect((await list(bride)).body).toMatchObject({ open_sent: 1 });
});

test('the five reasons hold no word of caste, health or horoscope', () => {
  expect(DECLINE_REASONS).toHaveLength(5);
  expect(DECLINE_REASONS.join()).not.toMatch(/caste|clan|health|ill|blood|rashi|horoscope|mangalik/i);
});

test('the last day to answer is named, and how many days are left', async () => {
  const move = (days: number) =>
    app.pool.query('update introductions set sent_at = now() - make_interval(days => $2) where sender_id = $1', [
      bride.pid,
      days,
    ]);
  for (const [days, left] of [
    [0, 21],
    [15, 6],
    [21, 0],
    [40, 0],
  ] as const) {
    await move(days);
    expect((await list(bride)).body).toMatchObject({ outbox: [{ daysLeft: left }] });
    expect((await list(groom)).body).toMatchObject({ inbox: [{ daysLeft: left }] });
    const waits = left > 0 ? { daysLeft: left, note: '' } : null;
    for (const [one, other] of [
      [bride, groom],
      [groom, bride],
    ] as const) {
      const { interest } = (await ask(one, 'member', other)).body;
      if (waits) expect(interest).toMatchObject(waits);
      else expect(interest).toBeNull();
    }
  }
});

test('an acceptance says when, and nothing else does', async () => {
  expect((await list(groom)).body).toMatchObject({ inbox: [{ acceptedAt: '' }] });
  await ask(groom, 'acceptintroduction', bride);
  const at = expect.stringMatching(/^20\d\d-/);
  expect((await list(groom)).body).toMatchObject({ inbox: [{ acceptedAt: at }] });
  expect((await list(bride)).body).toMatchObject({ outbox: [{ acceptedAt: at }] });
});
