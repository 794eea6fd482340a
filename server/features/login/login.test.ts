import { describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';

const app = await startTestApp({}, { passwords: 'real' });

describe('custlogin', () => {
  test('a member logs in with phone and password and gets a session cookie that scripts cannot read', async () => {
    const { phone, pid } = await makeMember(app);
    const answer = await app.client().call('custlogin', { phone, password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      msgcode: 1,
      msg: 'Login successful',
      msgkey: 'loginDone',
      alert: 'alert-success',
      profileid: pid,
    });
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('session='))).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('an American number logs in with its +1 and without, however it was stored', async () => {
    const [before, now] = [await makeMember(app), await makeMember(app)];
    const store = (phone: string, { pid }: { pid: string }) =>
      app.pool.query(
        'update accounts set phone = $1 where id in (select account_id from account_profiles where profile_id = $2)',
        [phone, pid],
      );
    await store('2015550123', before);
    await store('+12015550199', now);
    for (const [phone, member] of [
      ['2015550123', before],
      ['+1 (201) 555-0123', before],
      ['(201) 555-0199', now],
      ['+1 201 555 0199', now],
    ] as const) {
      const answer = await app.client().call('custlogin', { phone, password: TEST_PASSWORD });
      expect([answer.body.msgcode, answer.body.profileid], phone).toEqual([1, member.pid]);
    }
  });

  test('an unknown phone and a wrong password are told in the same words', async () => {
    const { phone } = await makeMember(app);
    const wrong = await app.client().call('custlogin', { phone, password: 'not-the-one' });
    const unknown = await app.client().call('custlogin', { phone: '9000000009', password: 'not-the-one' });
    expect(wrong.body).toEqual({
      msgcode: 2,
      msg: 'Phone number or password is wrong. Please try again.',
      msgkey: 'loginFailed',
      alert: 'alert-danger',
    });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(200);
  });

  test.each([
    ['phone', { phone: '983001234', password: '123456' }, 'Valid Phone Number Required'],
    ['phone', { phone: '98300123456', password: '123456' }, 'Valid Phone Number Required'],
    ['password', { phone: '9830012345', password: '12345' }, 'Valid Password Required'],
  ])('a %s of another length is answered with its sentence: %j', async (name, form, sentence) => {
    const answer = await app.client().call('custlogin', form);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ msgcode: 2, alert: 'alert-danger' });
    expect(answer.body.errors).toEqual({ [name]: sentence });
  });

  test('a password over 256 characters is refused before it is hashed', async () => {
    const answer = await app.client().call('custlogin', { phone: '9830012345', password: 'x'.repeat(257) });
    expect(answer.body.errors).toEqual({ password: 'Please choose a password of at most 256 characters' });
  });

  test('Bengali digits and +91 name the same phone', async () => {
    const { phone, pid } = await makeMember(app);
    const bengali = phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    const answer = await app.client().callEncoded('custlogin', { phone: `+91 ${bengali}`, password: TEST_PASSWORD });
    expect(answer.body).toMatchObject({ msgcode: 1, profileid: pid });
  });

  test('the eleventh failure locks the phone for strangers, and the known browser still gets in', async () => {
    const { phone, client } = await makeMember(app);
    const stranger = app.client();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await stranger.call('custlogin', { phone, password: 'not-the-one' })).status).toBe(200);
    }
    const refused = await stranger.call('custlogin', { phone, password: TEST_PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await client.call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode).toBe(1);
  });

  test('parallel guesses do not slip past the limit', async () => {
    const { phone } = await makeMember(app);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => app.client().call('custlogin', { phone, password: 'not-the-one' })),
    );
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('what the queue refuses was no attempt, neither of the phone nor of the address', async () => {
    await app.db.deleteFrom('attempts').execute();
    const { phone } = await makeMember(app);
    const guess = (of: string) => app.client().call('custlogin', { phone: of, password: 'not-the-one' });
    const others = Array.from({ length: 60 }, (_, index) => guess(`90000002${String(index).padStart(2, '0')}`));
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => guess(phone)))).map(({ status }) => status);
    statuses.push(...(await Promise.all(others)).map(({ status }) => status));
    const made = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 503)).toHaveLength(statuses.length - made);
    expect(made).toBeLessThan(statuses.length);
    const counted = await app.db.selectFrom('attempts').select(['kind', 'count']).execute();
    const sum = (kind: string) => counted.reduce((all, row) => (row.kind === kind ? all + row.count : all), 0);
    expect([sum('loginByAddress'), sum('loginByPhone')]).toEqual([made, made]);
  });

  test('a browser whose cookie the member does not know gets a new one, and no counter of its own', async () => {
    const { phone, client } = await makeMember(app);
    const planted = app.client();
    planted.cookies.set('browser', 'planted');
    await planted.call('custlogin', { phone, password: TEST_PASSWORD });
    expect(planted.cookies.get('browser')).toMatch(/^[\w-]{43}$/);
    const known = client.cookies.get('browser');
    await client.call('custlogin', { phone, password: TEST_PASSWORD });
    expect(client.cookies.get('browser')).toBe(known);
  });

  test('phones and addresses are counted as keyed hashes', async () => {
    const rows = await app.db.selectFrom('attempts').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.key_hash).toHaveLength(32);
  });
});

describe('sessions', () => {
  test('only the SHA-256 of the token is stored, and each login makes a new token', async () => {
    const { client, phone } = await makeMember(app);
    const first = client.cookies.get('session') ?? '';
    await client.call('custlogin', { phone, password: TEST_PASSWORD });
    const second = client.cookies.get('session') ?? '';
    expect(second).not.toBe(first);
    const stored = await app.db.selectFrom('sessions').select('token_hash').execute();
    expect(stored.some(({ token_hash }) => token_hash.toString('latin1').includes(second))).toBe(false);
    const old = app.client();
    old.cookies.set('session', first);
    expect((await old.call('showprofile', { pid: 'SV1' })).status).toBe(401);
  });

  test('logout ends the session on the server', async () => {
    const { client, pid } = await makeMember(app);
    const token = client.cookies.get('session') ?? '';
    expect((await client.call('logout')).body).toMatchObject({ msgcode: 1 });
    expect(client.cookies.has('session')).toBe(false);
    client.cookies.set('session', token);
    expect((await client.call('showprofile', { pid })).status).toBe(401);
  });

  test('a session idle for 24 hours has ended, and none outlives 14 days', async () => {
    const { client, pid } = await makeMember(app);
    const row = await app.db
      .selectFrom('sessions')
      .selectAll()
      .where('profile_id', '=', pid)
      .where('kind', '=', 'login')
      .executeTakeFirstOrThrow();
    expect(row.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    const almostOver = new Date(Date.now() - 14 * 24 * 3_600_000 + 60_000);
    await app.db
      .updateTable('sessions')
      .set({ created_at: almostOver, seen_at: almostOver })
      .where('token_hash', '=', row.token_hash)
      .execute();
    expect((await client.call('showprofile', { pid })).status).toBe(200);
    const touched = await app.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('token_hash', '=', row.token_hash)
      .executeTakeFirstOrThrow();
    expect(touched.expires_at.getTime() - Date.now()).toBeLessThan(61_000);
    await app.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('token_hash', '=', row.token_hash)
      .execute();
    expect((await client.call('showprofile', { pid })).status).toBe(401);
  });
});
