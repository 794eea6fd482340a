import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFileStore } from '#server/domain/files/file-store.ts';
import { loadLockedUntil } from '#server/domain/haemoglobin/results.queries.ts';
import { isAllowed, lockRequest } from '#server/domain/office-requests/office-requests.queries.ts';
import { createOfficeRequest } from '#server/office/requests.ts';
import { sweep } from '#server/sweep.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeJpeg } from '#server/testing/images.ts';
import { ask, makeAcceptedPair, makeShownMember } from '#server/testing/meeting.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { LIMITS, makeLimits } from './limits.ts';

const KEY = 'a key for the clock';
const app = await startTestApp({ powerLinkKey: KEY });
const limits = makeLimits(app.db, (text) => Buffer.from(text));

beforeEach(() => app.db.deleteFrom('attempts').execute());

/** Moves the counters' times ahead, as if the clock had been ahead by this interval when the rows were written. */
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
    // The wait is stored, and does not start again with each attempt.
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

  test('a login and a registration go on, for no longer than from now; a grant and the Power Link’s session hold no more, nor later', async () => {
    const { client, pid } = await makeMember(app);
    const stranger = app.client();
    await stranger.call('securitykeycheck', { securitykey: KEY });
    const move = (interval: string) =>
      app.pool.query(
        `update sessions set created_at = created_at + interval '${interval}', seen_at = seen_at + interval '${interval}', expires_at = expires_at + interval '${interval}';
         update power_link_grants set expires_at = expires_at + interval '${interval}'`,
      );
    await move('2 days');
    expect((await client.call('showprofile', { pid })).status).toBe(200);
    const { rows } = await app.pool.query(
      `select expires_at between now() + interval '23 hours' and now() + interval '24 hours' as "isOfNow", created_at < now() as "isOver", seen_at <= now() as seen
       from sessions where profile_id = $1 and kind = 'login'`,
      [pid],
    );
    expect(rows).toEqual([{ isOfNow: true, isOver: true, seen: true }]);
    expect((await client.call('updatepassword', { pid, password: 'another password' })).status).toBe(401);
    expect((await stranger.call('regphonecheck', { phone: '9830012345' })).status).toBe(403);
    await app.pool.query(
      `update sessions set kind = 'power_link', expires_at = expires_at + interval '2 days' where profile_id = $1`,
      [pid],
    );
    expect((await client.call('showprofile', { pid })).status).toBe(401);
    await move('-2 days');
    expect((await client.call('showprofile', { pid })).status).toBe(401);
    expect((await stranger.call('regphonecheck', { phone: '9830012345' })).status).toBe(403);
  });

  test('what nobody uses meanwhile is held to its time by the sweep', async () => {
    const { client, pid } = await makeMember(app);
    await app.pool.query(`update sessions set expires_at = expires_at + interval '9 days' where profile_id = $1`, [
      pid,
    ]);
    await sweep(app.db, makeFileStore(app.dataDir));
    const { rows } = await app.pool.query(
      `select bool_and(expires_at <= now() + interval '24 hours') as "isOfNow" from sessions where profile_id = $1`,
      [pid],
    );
    expect(rows).toEqual([{ isOfNow: true }]);
    expect((await client.call('showprofile', { pid })).status).toBe(200);
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

/** Moves every time in the database ahead, as if a clock that was ahead by this interval had written it. */
async function moveEverythingAhead(interval: string): Promise<void> {
  const { rows } = await app.pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and (c.data_type like 'timestamp%' or c.data_type = 'date')`,
  );
  for (const { table, column } of rows)
    await app.pool.query(
      `update "${table}" set "${column}" = "${column}" + interval '${interval}' where isfinite("${column}")`,
    );
}

test('a clock that is one day back keeps nobody from saving', async () => {
  const groom = await makeShownMember(app, { gender: 'Male' });
  const bride = await makeShownMember(app, { gender: 'Female' });
  const { client, pid, phone } = groom;
  const photo = async () => new File([new Uint8Array(await makeJpeg(60, 40, '#a33'))], 'photo.jpg');
  const saveAll = async (bloodGroup: string, name: string) => ({
    health: await client.call('updatehealth', { pid, userbloodgroup: bloodGroup }),
    picture: await client.call('updateprofileimage', { pid, file: await photo() }),
    wishes: await client.call('updatewishes', { pid }),
    profile: await client.call('updatedashboard', { pid, name, gender: 'Male', phone }),
  });
  const isSaved = (answers: Awaited<ReturnType<typeof saveAll>>) =>
    Object.entries(answers).map(([call, { status, body }]) => [call, status, body.msgcode]);
  const saved = ['health', 'picture', 'wishes', 'profile'].map((call) => [call, 200, 1]);
  expect(isSaved(await saveAll('O+', 'Mina Roy'))).toEqual(saved);
  await moveEverythingAhead('1 day');
  expect(isSaved(await saveAll('A+', 'Mina Das'))).toEqual(saved);
  expect((await client.call('showhealth', { pid })).text).toContain('A+');
  await ask(groom, 'addtoshortlist', bride, { note: '' });
  await ask(groom, 'sendintroduction', bride, { note: '' });
  expect((await client.call('member', { pid, member: bride.pid })).status).toBe(200);
});

describe.each([
  ['an hour ahead of', 3_600_000],
  ['an hour behind', -3_600_000],
])('while the program’s clock is %s the database’s', (_, off) => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const shift = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });

  test('a login of just now is fresh, and one of half an hour ago is not', async () => {
    const { client, pid } = await makeMember(app);
    shift();
    const change = (password: string) => client.call('updatepassword', { pid, password });
    expect((await change('another boat of paper')).body.msgcode).toBe(1);
    await app.pool.query("update sessions set created_at = now() - interval '30 minutes' where profile_id = $1", [pid]);
    expect((await change('a third boat of paper')).status).toBe(401);
  });

  test('that somebody was here is noted once a minute', async () => {
    const { client, pid } = await makeMember(app);
    const seenAt = async () =>
      (await app.pool.query("select seen_at from sessions where profile_id = $1 and kind = 'login'", [pid])).rows[0];
    shift();
    const before = await seenAt();
    await client.call('showprofile', { pid });
    expect(await seenAt()).toEqual(before);
    await app.pool.query("update sessions set seen_at = now() - interval '2 minutes' where profile_id = $1", [pid]);
    await client.call('showprofile', { pid });
    const { rows } = await app.pool.query(
      "select seen_at > now() - interval '1 minute' as isNow from sessions where profile_id = $1 and kind = 'login'",
      [pid],
    );
    expect(rows).toEqual([{ isnow: true }]);
  });

  test('a deletion has its seven days, and is said for that day', async () => {
    const { client, pid } = await makeMember(app);
    shift();
    const { body } = await client.call('deleteprofile', { pid, password: TEST_PASSWORD });
    const { rows } = await app.pool.query(
      `select deletion_due_at as due, abs(extract(epoch from deletion_due_at - now() - interval '7 days')) < 60 as "isWeek"
       from members where profile_id = $1`,
      [pid],
    );
    expect(rows[0]).toMatchObject({ isWeek: true });
    expect(body.due_at).toBe(rows[0].due.toISOString());
  });

  test('what the office asks waits for its day', async () => {
    const { pid } = await makeMember(app);
    const id = await createOfficeRequest(app.db, {
      kind: 'copy',
      profileId: pid,
      by: 'mita@trust.example',
      reason: 'words',
    });
    const isAllowedAfter = async (hours: number) => {
      await app.pool.query('update office_requests set due_at = now() + make_interval(mins => $2) where id = $1', [
        id,
        (24 - hours) * 60,
      ]);
      const request = await lockRequest(app.db, id);
      return request && isAllowed(request);
    };
    shift();
    expect([await isAllowedAfter(23.5), await isAllowedAfter(24.5)]).toEqual([false, true]);
  });

  test('a result is locked for its days after a pair check', async () => {
    const [bride, groom] = await makeAcceptedPair(app);
    const locked = async (minutes: number) => {
      await app.pool.query('delete from pair_checks');
      await app.pool.query(
        `insert into pair_checks (one_id, other_id, answer, checked_at)
         values (least($1, $2), greatest($1, $2), '', now() - interval '30 days' + make_interval(mins => $3))`,
        [bride.pid, groom.pid, minutes],
      );
      return (await loadLockedUntil(app.db, bride.pid)) !== undefined;
    };
    shift();
    expect([await locked(30), await locked(-30)]).toEqual([true, false]);
  });
});
