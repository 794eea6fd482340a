import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { LIMITS, makeLimits } from './limits.ts';

const KEY = 'a key for the clock';
const app = await startTestApp({ powerLinkKey: KEY });
const limits = makeLimits(app.db, (text) => Buffer.from(text));

beforeEach(() => app.db.deleteFrom('attempts').execute());

/** What rows hold when the clock was so far ahead as they were written, and has gone back since. */
const moveAhead = (interval: string) =>
  app.pool.query(
    `update attempts set since = since + interval '${interval}', blocked_until = blocked_until + interval '${interval}'`,
  );

async function waitOf(limit: keyof typeof LIMITS): Promise<number> {
  const refusal = await limits.take(limit, 'x').then(
    () => undefined,
    (error: { retryAfterSeconds: number }) => error,
  );
  return refusal?.retryAfterSeconds ?? 0;
}

const takeAll = async (limit: keyof typeof LIMITS) => {
  for (let taken = 0; taken < LIMITS[limit].most; taken++) await limits.take(limit, 'x');
};

describe('after the clock was two days ahead', () => {
  test('a limit that was reached then keeps nobody longer than its window', async () => {
    await takeAll('loginByPhone');
    expect(await waitOf('loginByPhone')).toBeGreaterThan(0);
    await moveAhead('2 days');
    const wait = await waitOf('loginByPhone');
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    // It is kept so, and does not begin anew with each attempt.
    await app.pool.query(
      `update attempts set since = since - interval '10 minutes', blocked_until = blocked_until - interval '10 minutes'`,
    );
    expect(await waitOf('loginByPhone')).toBeLessThanOrEqual(5 * 60);
  });

  test('the fourth wait in a row is still as long as the fourth', async () => {
    for (let strike = 0; strike < 4; strike++) {
      await takeAll('loginByPhone');
      expect(await waitOf('loginByPhone')).toBeGreaterThan(0);
      await app.pool.query('update attempts set blocked_until = now()');
    }
    await app.pool.query(`update attempts set blocked_until = now() + interval '120 minutes'`);
    await moveAhead('2 days');
    const wait = await waitOf('loginByPhone');
    expect(wait).toBeGreaterThan(119 * 60);
    expect(wait).toBeLessThanOrEqual(120 * 60);
  });

  test('a limit that was not reached counts from now', async () => {
    await takeAll('contactByAddress');
    await moveAhead('2 days');
    const wait = await waitOf('contactByAddress');
    expect(wait).toBeGreaterThan(3_500);
    expect(wait).toBeLessThanOrEqual(60 * 60);
  });

  test('a session and a grant that were begun then hold no more, nor later', async () => {
    const { client, pid } = await makeMember(app);
    const stranger = app.client();
    await stranger.call('securitykeycheck', { securitykey: KEY });
    const move = (interval: string) =>
      app.pool.query(
        `update sessions set created_at = created_at + interval '${interval}', expires_at = expires_at + interval '${interval}';
         update power_link_grants set expires_at = expires_at + interval '${interval}'`,
      );
    await move('2 days');
    expect((await client.call('showprofile', { pid })).status).toBe(401);
    expect((await stranger.call('regphonecheck', { phone: '9830012345' })).status).toBe(403);
    await move('-2 days');
    expect((await client.call('showprofile', { pid })).status).toBe(401);
    expect((await stranger.call('regphonecheck', { phone: '9830012345' })).status).toBe(403);
  });

  test('a login of then is not a fresh one', async () => {
    const { client, pid } = await makeMember(app);
    await app.pool.query(`update sessions set created_at = created_at + interval '2 days' where profile_id = $1`, [
      pid,
    ]);
    const answer = await client.call('updatepassword', { pid, password: 'another password' });
    expect(answer.status).toBe(401);
  });
});

test('what was found over is not brought to life again when the clock goes back', async () => {
  const { client, pid } = await makeMember(app);
  const stranger = app.client();
  await stranger.call('securitykeycheck', { securitykey: KEY });
  const move = (interval: string) =>
    app.pool.query(
      `update sessions set expires_at = expires_at + interval '${interval}';
       update power_link_grants set expires_at = expires_at + interval '${interval}'`,
    );
  await move('-30 hours');
  expect((await client.call('showprofile', { pid })).status).toBe(401);
  expect((await stranger.call('regphonecheck', { phone: '9830012345' })).status).toBe(403);
  await move('30 hours');
  expect((await client.call('showprofile', { pid })).status).toBe(401);
  expect((await stranger.call('regphonecheck', { phone: '9830012345' })).status).toBe(403);
});
