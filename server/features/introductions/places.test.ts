import { beforeEach, describe, expect, test } from 'vitest';
import { FREED_AFTER_DAYS, INTEREST_DAYS, MOST_OPEN } from '#contract/introductions.ts';
import { startTestApp } from '#server/testing/app.ts';
import { ask, makeShownMember } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const brides = await Promise.all(Array.from({ length: MOST_OPEN }, () => makeShownMember(app)));
const [first] = brides;
if (first === undefined) throw new Error('There is no bride.');
let groom: TestMember;

beforeEach(async () => {
  await app.pool.query('delete from introductions');
  groom = await makeShownMember(app, { gender: 'Male' });
  for (const bride of brides)
    await app.pool.query("insert into introductions (sender_id, recipient_id, note) values ($1, $2, '')", [
      groom.pid,
      bride.pid,
    ]);
});

const age = (days: number, seconds = 0) =>
  app.pool.query(
    'update introductions set sent_at = now() - make_interval(days => $2, secs => $3) where recipient_id = $1',
    [first.pid, days, seconds],
  );
const list = async () => (await groom.client.call('introductions', { pid: groom.pid })).body;
const sendOneMore = async () =>
  (await ask(groom, 'sendintroduction', await makeShownMember(app), { note: '' })).body.msgkey;

/** What may happen to an interest without its sender noticing. */
const VARIANTS: Record<string, () => Promise<unknown>> = {
  'nobody has looked': async () => {},
  'the family has opened the profile': () => ask(first, 'member', groom),
  'the family has opened its inbox': () => first.client.call('introductions', { pid: first.pid }),
  'it was declined in silence at once': () => ask(first, 'declineintroduction', groom),
  'it was set apart': () =>
    app.pool.query('update introductions set was_welcome = false where recipient_id = $1', [first.pid]),
};

describe.each(Object.entries(VARIANTS))('an interest without an answer frees its place: %s', (_, bring) => {
  test('on the tenth day, not before, and waits on until the twenty-first', async () => {
    await bring();
    await age(FREED_AFTER_DAYS, -60);
    expect(await list()).toMatchObject({ open_sent: MOST_OPEN });
    expect(await sendOneMore()).toBe('introductionsOpen');
    await age(FREED_AFTER_DAYS);
    expect(await list()).toMatchObject({ open_sent: MOST_OPEN - 1 });
    expect((await ask(groom, 'member', first)).body.standing).toBe('waiting');
    expect(await sendOneMore()).toBe('introductionSent');
    expect(await list()).toMatchObject({ open_sent: MOST_OPEN });
    await age(INTEREST_DAYS, -60);
    expect((await ask(groom, 'member', first)).body.standing).toBe('waiting');
    await age(INTEREST_DAYS);
    expect((await ask(groom, 'member', first)).body.standing).toBe('expired');
  });
});

test('whatever became of it, its sender reads the same bytes on every day', async () => {
  const moment = /"20\d\d-\d\d-\d\dT[^"]*"/g;
  const reads = async (bring: () => Promise<unknown>) => {
    await app.pool.query(
      'update introductions set answer = null, answered_at = null, was_welcome = null where recipient_id = $1',
      [first.pid],
    );
    await age(0);
    await bring();
    const said: string[] = [];
    for (const days of [0, 9, 10, 11, 20, 21, 22]) {
      await age(days);
      for (const { text } of [
        await groom.client.call('introductions', { pid: groom.pid }),
        await ask(groom, 'member', first),
        await ask(groom, 'sendintroduction', first, { note: '' }),
      ])
        said.push(text.replaceAll(moment, '…'));
    }
    return said;
  };
  const [nobody, ...others] = Object.values(VARIANTS);
  if (nobody === undefined) throw new Error('There is nothing to compare.');
  const expected = await reads(nobody);
  for (const bring of others) expect(await reads(bring)).toEqual(expected);
});
