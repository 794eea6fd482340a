import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';

const KEY = 'the key of the trust';
const app = await startTestApp({ powerLinkKey: KEY, trustProxy: 1 });
const closed = await startTestApp({ powerLinkKey: undefined });
const member = await makeMember(app);

const from = (address: string) => app.client({ 'x-forwarded-for': address });
const lastUse = () =>
  app.db.selectFrom('power_link_uses').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
});

async function openAccount(phone = member.phone) {
  const client = app.client();
  await client.call('securitykeycheck', { securitykey: KEY });
  const answer = await client.call('regphonecheck', { phone });
  return { client, answer };
}

describe('securitykeycheck', () => {
  test('the right key grants stage two in a cookie of five minutes that scripts cannot read', async () => {
    const client = app.client();
    const answer = await client.call('securitykeycheck', { securitykey: KEY });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ statcode: 1 });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^power-link=.{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const grants = await app.db.selectFrom('power_link_grants').selectAll().execute();
    const token = client.cookies.get('power-link') ?? '';
    expect(grants.some(({ token_hash }) => token_hash.toString('latin1').includes(token))).toBe(false);
  });

  test.each(['the key of others', '123456'])(
    'a wrong key (%s) is told with 200 and its sentence',
    async (securitykey) => {
      const answer = await app.client().call('securitykeycheck', { securitykey });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ statcode: 0, msg: 'Wrong Security Key', msgkey: 'wrongSecurityKey' });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await lastUse()).toMatchObject({ stage: 'key', outcome: 'wrong', profile_id: null });
    },
  );

  test.each(['', '12345'])('a key of fewer than six characters (%j) gets its sentence', async (securitykey) => {
    const answer = await app.client().call('securitykeycheck', { securitykey });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ statcode: 0, errors: { securitykey: 'Enter Exact Security Key' } });
  });

  test('ten wrong keys close the door for their address alone, whatever key follows', async () => {
    const guesser = from('203.0.113.1');
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await guesser.call('securitykeycheck', { securitykey: `guess ${turn}` })).status).toBe(200);
    }
    const refused = await guesser.call('securitykeycheck', { securitykey: KEY });
    expect(refused.status).toBe(429);
    expect(refused.body.statcode).toBe(0);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await lastUse()).toMatchObject({ stage: 'key', outcome: 'refused' });
    expect((await from('203.0.113.2').call('securitykeycheck', { securitykey: KEY })).body.statcode).toBe(1);
  });

  test('a right key never counts as a wrong one', async () => {
    const office = from('203.0.113.3');
    for (let turn = 0; turn < 15; turn += 1) {
      expect((await office.call('securitykeycheck', { securitykey: KEY })).body.statcode).toBe(1);
    }
    const counted = await app.db.selectFrom('attempts').select('count').execute();
    expect(counted.map(({ count }) => count)).toEqual([0, 0]);
  });

  test('fifty wrong keys close the door for all; a closed address does not use them up', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const guesser = from(`203.0.113.${turn < 20 ? 9 : 10 + turn}`);
      await guesser.call('securitykeycheck', { securitykey: 'not the key' });
    }
    // Twenty tries from one address counted as ten; twenty tries from different addresses count once each.
    expect((await from('203.0.113.200').call('securitykeycheck', { securitykey: KEY })).body.statcode).toBe(1);
    for (let turn = 0; turn < 20; turn += 1) {
      const answer = await from(`198.51.100.${turn}`).call('securitykeycheck', { securitykey: 'not the key' });
      expect(answer.status).toBe(200);
    }
    const refused = await from('203.0.113.201').call('securitykeycheck', { securitykey: KEY });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });

  test('without a key of the operator every key is wrong', async () => {
    const answer = await closed.client().call('securitykeycheck', { securitykey: KEY });
    expect(answer.body).toEqual({ statcode: 0, msg: 'Wrong Security Key', msgkey: 'wrongSecurityKey' });
  });
});

describe('regphonecheck', () => {
  test('a registered phone opens the account, for thirty minutes at most', async () => {
    const { client, answer } = await openAccount();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ statcode: 1, profileid: member.pid });
    expect(client.cookies.has('power-link')).toBe(false);
    const session = await app.db
      .selectFrom('sessions')
      .selectAll()
      .where('kind', '=', 'power_link')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(session.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(await lastUse()).toMatchObject({ stage: 'phone', outcome: 'right', profile_id: member.pid });
  });

  test('a phone that nobody registered gets its sentence', async () => {
    const { answer, client } = await openAccount('9000000001');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ statcode: 0, msg: 'Wrong Phone Number', msgkey: 'wrongPhone' });
    expect(client.cookies.has('session')).toBe(false);
    expect(await lastUse()).toMatchObject({ stage: 'phone', outcome: 'wrong', profile_id: null });
  });

  test.each(['', '983001234', '98300123456'])(
    'a phone of other than ten characters (%j) gets its sentence',
    async (phone) => {
      const { answer } = await openAccount(phone);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ statcode: 0, errors: { phone: 'Enter Valid Registered Phone Number' } });
    },
  );

  test('without stage one, after five minutes or a second time it asks for the key', async () => {
    const expected = { statcode: 0, msg: 'Enter Exact Security Key', msgkey: 'enterSecurityKey' };
    const uninvited = await app.client().call('regphonecheck', { phone: member.phone });
    expect([uninvited.status, uninvited.body]).toEqual([403, expected]);
    const late = app.client();
    await late.call('securitykeycheck', { securitykey: KEY });
    await app.db
      .updateTable('power_link_grants')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await late.call('regphonecheck', { phone: member.phone })).body).toEqual(expected);
    const twice = app.client();
    await twice.call('securitykeycheck', { securitykey: KEY });
    const token = twice.cookies.get('power-link') ?? '';
    await twice.call('regphonecheck', { phone: member.phone });
    twice.cookies.set('power-link', token);
    expect((await twice.call('regphonecheck', { phone: member.phone })).body).toEqual(expected);
  });

  test('of several at once with one grant one opens the account', async () => {
    const client = app.client();
    await client.call('securitykeycheck', { securitykey: KEY });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.call('regphonecheck', { phone: member.phone })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  test('a grant is good for five wrong phones', async () => {
    const client = from('203.0.113.4');
    await client.call('securitykeycheck', { securitykey: KEY });
    for (let turn = 1; turn <= 5; turn += 1) {
      expect((await client.call('regphonecheck', { phone: `900000001${turn}` })).body.statcode).toBe(0);
    }
    const refused = await client.call('regphonecheck', { phone: member.phone });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('wrong tries of one phone count together, whatever grant they come from', async () => {
    const tryOnce = async (turn: number) => {
      const client = from(`203.0.113.${20 + turn}`);
      await client.call('securitykeycheck', { securitykey: KEY });
      return (await client.call('regphonecheck', { phone: '9000000021' })).status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await tryOnce(turn));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('no phone and no address is kept in clear', async () => {
    const { rows } = await app.pool.query<{ row: string }>('select u::text as row from power_link_uses u');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/203\.0\.113|98300000|90000000/);
  });
});

describe('a session that came through the Power Link', () => {
  test('may not change the password', async () => {
    const { client } = await openAccount();
    const refused = await client.call('updatepassword', { pid: member.pid, password: 'another one' });
    expect(refused.status).toBe(403);
    const login = await app.client().call('custlogin', { phone: member.phone, password: TEST_PASSWORD });
    expect(login.body.msgcode).toBe(1);
  });

  test('is told to the member at the next login, until they have seen it', async () => {
    const { client, pid, phone } = await makeMember(app);
    expect((await client.call('showprofile', { pid })).body).toMatchObject({
      restricted: false,
      powerlink_opened_at: '',
    });
    const before = Date.now();
    const visitor = (await openAccount(phone)).client;
    expect((await visitor.call('showprofile', { pid })).body).toMatchObject({
      restricted: true,
      powerlink_opened_at: '',
    });
    expect((await visitor.call('powerlinkseen', { pid })).status).toBe(403);
    await client.call('custlogin', { phone, password: TEST_PASSWORD });
    const { body } = await client.call('showprofile', { pid });
    expect(body.restricted).toBe(false);
    const openedAt = Date.parse(String(body.powerlink_opened_at));
    expect(openedAt).toBeGreaterThanOrEqual(before);
    expect(openedAt).toBeLessThanOrEqual(Date.now());
    expect((await client.call('powerlinkseen', { pid })).body.msgcode).toBe(1);
    expect((await client.call('showprofile', { pid })).body.powerlink_opened_at).toBe('');
  });
});
