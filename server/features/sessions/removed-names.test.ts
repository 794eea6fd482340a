import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
let member: TestMember;
let accountId: number;
beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  member = await makeMember(app);
  const { rows } = await app.pool.query('select account_id from account_profiles where profile_id = $1', [member.pid]);
  accountId = Number(rows[0].account_id);
});

const keep = (client: TestClient, name = 'Ruma') => client.call('keepname', { pid: member.pid, name });
const logIn = async (client: TestClient) => {
  await client.call('custlogin', { phone: member.phone, password: TEST_PASSWORD });
  return client;
};
const listed = async (client: TestClient): Promise<{ id: string; name: string }[]> =>
  JSON.parse((await client.call('showkeptnames')).text).names;
const idOf = async (client: TestClient) => (await listed(client))[0]?.id ?? 'none';
/** Makes a call whose answer is lost: the browser's cookies stay as before. */
async function withItsAnswerLost(client: TestClient, make: () => Promise<unknown>): Promise<void> {
  const before = new Map(client.cookies);
  await make();
  for (const [name, value] of before) client.cookies.set(name, value);
}
const age = (seconds: number) =>
  app.pool.query('update sessions set created_at = now() - make_interval(secs => $2) where profile_id = $1', [
    member.pid,
    seconds,
  ]);
const handles = async () => {
  const { rows } = await app.pool.query('select handle_hash from kept_names where account_id = $1', [accountId]);
  return rows.length;
};

describe('a lost answer brings no removed name back', () => {
  test('of a name that is removed from every phone: on the other phone and on this one', async () => {
    const there = await logIn(app.client());
    await keep(member.client);
    await keep(there);
    await withItsAnswerLost(member.client, () =>
      member.client.call('logouteverywhere', { pid: member.pid, takesnames: 'Yes' }),
    );
    for (const client of [there, member.client]) {
      await withItsAnswerLost(client, async () => expect(await listed(client)).toEqual([]));
      expect(client.cookies.has('names')).toBe(true);
      expect(await listed(client)).toEqual([]);
      expect(client.cookies.has('names')).toBe(false);
    }
  });

  test.each(['dropkeptname', 'clearbrowser'])('of %s', async (call) => {
    await keep(member.client);
    const keptname = await idOf(member.client);
    await withItsAnswerLost(member.client, () => member.client.call(call, { keptname }));
    expect(member.client.cookies.has('names')).toBe(true);
    expect(await listed(member.client)).toEqual([]);
  });

  test('and what says so lasts as long as a cookie of before, also where another logs in there meanwhile', async () => {
    await keep(member.client);
    await app.pool.query("update kept_names set seen_at = now() - interval '100 days' where account_id = $1", [
      accountId,
    ]);
    const cookie = member.client.cookies.get('names') ?? '';
    await member.client.call('dropkeptname', { keptname: await idOf(member.client) });
    const since = () => app.pool.query('select seen_at from kept_names where account_id is null order by seen_at desc');
    const { rows: before } = await since();
    expect(Date.now() - before[0].seen_at.getTime()).toBeLessThan(60_000);
    member.client.cookies.set('names', cookie);
    await logIn(member.client);
    expect((await since()).rows).toEqual(before);
  });
});

test.each(['Ruma', 'a name whose handle has ended'])(
  'a slow login leaves the names of the phone alone: %s',
  async (which) => {
    await keep(member.client);
    if (which !== 'Ruma') await app.pool.query('delete from kept_names where account_id = $1', [accountId]);
    const answer = await member.client.call('custlogin', { phone: member.phone, password: TEST_PASSWORD });
    expect(answer.body.msgkey).toBe('loginDone');
    expect(answer.headers.getSetCookie().filter((line) => line.startsWith('names='))).toEqual([]);
    const shown = await member.client.call('showkeptnames');
    expect(shown.headers.getSetCookie().find((line) => line.startsWith('names='))).toContain(
      `Max-Age=${182 * 24 * 3600}`,
    );
  },
);

describe('a new handle', () => {
  test('is for a person who has just typed the password; another name for one that is there needs none', async () => {
    await age(3_600);
    const refused = await keep(member.client);
    expect([refused.status, refused.body.msgkey]).toEqual([401, 'loginAgain']);
    expect(await handles()).toBe(0);
    await logIn(member.client);
    expect((await keep(member.client)).body.msgkey).toBe('keptNameSaved');
    await age(3_600);
    expect((await keep(member.client, 'Ma')).body.msgkey).toBe('keptNameSaved');
    expect((await listed(member.client)).map(({ name }) => name)).toEqual(['Ma']);
  });

  test('is one in a browser, however often its cookie of names is left out', async () => {
    await logIn(member.client);
    for (let turn = 0; turn < 4; turn += 1) {
      member.client.cookies.delete('names');
      expect((await keep(member.client)).body.msgkey).toBe('keptNameSaved');
    }
    expect(await handles()).toBe(1);
    expect(
      (await member.client.call('loginbyname', { keptname: await idOf(member.client), password: TEST_PASSWORD })).body
        .msgkey,
    ).toBe('loginDone');
  });

  test('is for a browser that the account knows, and a day has five of them', async () => {
    await logIn(member.client);
    const mark = member.client.cookies.get('browser') ?? '';
    member.client.cookies.delete('browser');
    expect((await keep(member.client)).body.msgkey).toBe('loginAgain');
    member.client.cookies.set('browser', mark);
    for (let turn = 0; turn < 5; turn += 1) {
      member.client.cookies.delete('names');
      await keep(member.client);
    }
    member.client.cookies.delete('names');
    expect((await keep(member.client)).status).toBe(429);
  });

  test('takes the place of one that has ended in the same browser', async () => {
    await logIn(member.client);
    await keep(member.client);
    await app.pool.query('delete from kept_names where account_id = $1', [accountId]);
    expect((await keep(member.client)).body.msgkey).toBe('keptNameSaved');
    expect(await listed(member.client)).toHaveLength(1);
  });
});

describe('log out everywhere', () => {
  const everywhere = (takesnames = '') => member.client.call('logouteverywhere', { pid: member.pid, takesnames });
  const subscribe = () =>
    app.pool.query("insert into push_subscriptions (account_id, endpoint, p256dh, auth) values ($1, $2, 'x', 'x')", [
      accountId,
      `https://push.example/${accountId}`,
    ]);
  const left = async () => {
    const read = async (text: string) => (await app.pool.query(text, [accountId])).rowCount;
    return [
      await read('select from push_subscriptions where account_id = $1'),
      await read("select from notices where account_id = $1 and kind = 'pushEnded'"),
    ];
  };

  test('is for a person who has just typed the password: nobody who holds the phone silences the others', async () => {
    await subscribe();
    await age(3_600);
    const refused = await everywhere('Yes');
    expect([refused.status, refused.body.msgkey]).toEqual([401, 'loginAgain']);
    expect(await left()).toEqual([1, 0]);
    expect((await member.client.call('endothersessions', { pid: member.pid })).body.msgkey).toBe('sessionsEnded');
  });

  test('tells the account that its phones show no notices any more, where one did', async () => {
    await subscribe();
    expect((await everywhere()).body.msgkey).toBe('loggedOutEverywhere');
    expect(await left()).toEqual([0, 1]);
    await logIn(member.client);
    expect((await member.client.call('showprofile', { pid: member.pid, completeness: 'Yes' })).body.new_notices).toBe(
      1,
    );
    await everywhere();
    expect(await left()).toEqual([0, 1]);
  });
});
