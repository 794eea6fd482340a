import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const KEY = 'the key of the office';
const app = await startTestApp({ powerLinkKey: KEY });
const { pool } = app;

const logIn = async (phone: string) => {
  const client = app.client();
  return { client, body: (await client.call('custlogin', { phone, password: TEST_PASSWORD })).body };
};
const countAccounts = async (phone: string) =>
  (await pool.query('select from accounts where phone = $1', [phone])).rowCount;

describe('an account with two profiles', () => {
  let bride: TestMember;
  let cousin: TestMember;

  beforeEach(async () => {
    [bride, cousin] = [await makeMember(app), await makeMember(app, { name: 'Mita Ghosh' })];
    const { rows } = await pool.query(
      `update account_profiles set account_id = (select account_id from account_profiles where profile_id = $1), used_at = null
       where profile_id = $2 returning (select id from accounts where phone = $3) as "left"`,
      [bride.pid, cousin.pid, cousin.phone],
    );
    await pool.query('delete from accounts where id = $1', [rows[0].left]);
  });

  const switchTo = (pid: string) =>
    pool.query('update account_profiles set used_at = now() where profile_id = $1', [pid]);

  test('logs in to the one that it used last', async () => {
    expect((await logIn(bride.phone)).body).toMatchObject({ msgcode: 1, profileid: bride.pid });
    await switchTo(cousin.pid);
    expect((await logIn(bride.phone)).body).toMatchObject({ msgcode: 1, profileid: cousin.pid });
    expect((await logIn(bride.phone)).body).toMatchObject({ msgcode: 1, profileid: cousin.pid });
  });

  test('has one of them in a session: the other one’s pid is refused with a sentence', async () => {
    const { client } = await logIn(bride.phone);
    const shown = await client.call('showprofile', { pid: bride.pid });
    expect(shown.body).toMatchObject({ profile_id: bride.pid, phone: bride.phone });
    const other = await client.call('showprofile', { pid: cousin.pid });
    expect([other.status, other.body.msg]).toEqual([
      403,
      'Another of your profiles is open in this browser. Please open the page again.',
    ]);
  });

  test('shows its own phone and e-mail in each', async () => {
    await switchTo(cousin.pid);
    const { client } = await logIn(bride.phone);
    const { body } = await client.call('showprofile', { pid: cousin.pid });
    expect(body).toMatchObject({ name: 'Mita Ghosh', phone: bride.phone });
  });

  test('is opened by the Power Link in its oldest profile', async () => {
    await switchTo(cousin.pid);
    const helper = app.client();
    await helper.call('securitykeycheck', { securitykey: KEY });
    const { body } = await helper.call('regphonecheck', { phone: bride.phone });
    expect(body).toMatchObject({ statcode: 1, profileid: bride.pid });
  });

  test('logs in to the other while one is suspended', async () => {
    await logIn(bride.phone);
    await pool.query('update members set suspended_at = now() where profile_id = $1', [bride.pid]);
    expect((await logIn(bride.phone)).body).toMatchObject({ msgcode: 1, profileid: cousin.pid });
  });

  test('stays when one of them is deleted, and goes with the last', async () => {
    await pool.query('delete from members where profile_id = $1', [bride.pid]);
    expect((await logIn(bride.phone)).body).toMatchObject({ msgcode: 1, profileid: cousin.pid });
    await pool.query('delete from members where profile_id = $1', [cousin.pid]);
    expect(await countAccounts(bride.phone)).toBe(0);
  });

  test('goes once when both are deleted at the same moment', async () => {
    const clients = [await pool.connect(), await pool.connect()];
    const pids = [bride.pid, cousin.pid];
    for (const client of clients) await client.query('begin');
    const [first, second] = clients.map((client, at) =>
      client.query('delete from members where profile_id = $1', [pids[at]]).then(() => client.query('commit')),
    );
    await Promise.all([first, second]);
    for (const client of clients) client.release();
    expect(await countAccounts(bride.phone)).toBe(0);
  });

  test('ends every session of its own with a new password', async () => {
    const inFirst = await logIn(bride.phone);
    await switchTo(cousin.pid);
    const inSecond = await logIn(bride.phone);
    await inSecond.client.call('updatepassword', { pid: cousin.pid, password: 'notun-shonar-tori' });
    expect((await inFirst.client.call('showprofile', { pid: bride.pid })).status).toBe(401);
    expect((await inSecond.client.call('showprofile', { pid: cousin.pid })).status).toBe(200);
  });
});

test('a profile that an account has no more is open to none of its sessions', async () => {
  const { client, pid } = await makeMember(app);
  await pool.query(
    `insert into account_profiles (account_id, profile_id, role)
     select (select account_id from account_profiles where profile_id = $2), $1, 'guardian'`,
    [pid, (await makeMember(app)).pid],
  );
  expect((await client.call('showprofile', { pid })).status).toBe(200);
  await pool.query(`delete from account_profiles where profile_id = $1 and role = 'family'`, [pid]);
  expect((await client.call('showprofile', { pid })).status).toBe(401);
});
