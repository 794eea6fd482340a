import { beforeEach, describe, expect, test } from 'vitest';
import { accountInDownload } from '#server/domain/holders/holders.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const KEY = 'the key of the office';
const app = await startTestApp({ powerLinkKey: KEY });

interface Kept {
  id: string;
  name: string;
}
let member: TestMember;
let other: TestMember;
beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  member = await makeMember(app);
  other = await makeMember(app);
});

const keep = ({ client, pid }: Pick<TestMember, 'client' | 'pid'>, name: string) =>
  client.call('keepname', { pid, name });
const listed = async (client: TestClient): Promise<Kept[]> =>
  JSON.parse((await client.call('showkeptnames')).text).names;
const idOf = async (client: TestClient, name: string) =>
  (await listed(client)).find((kept) => kept.name === name)?.id ?? 'none';
const choose = async (client: TestClient, name: string, password = TEST_PASSWORD) =>
  client.call('loginbyname', { keptname: await idOf(client, name), password });
/** Logs another member in, in the same browser. */
async function logInHere(client: TestClient, { phone, pid }: TestMember): Promise<Pick<TestMember, 'client' | 'pid'>> {
  await client.call('custlogin', { phone, password: TEST_PASSWORD });
  return { client, pid };
}

test('two accounts of one phone are chosen by name, and the device knows names and handles alone', async () => {
  const { client } = member;
  expect((await keep(member, 'মা')).body.msgkey).toBe('keptNameSaved');
  await keep(await logInHere(client, other), 'Ananya');
  await client.call('logout');
  const names = await listed(client);
  expect(names.map(({ name }) => name)).toEqual(['মা', 'Ananya']);
  expect((await choose(client, 'মা')).body).toMatchObject({ msgcode: 1, profileid: member.pid });
  expect((await choose(client, 'Ananya')).body).toMatchObject({ msgcode: 1, profileid: other.pid });
  const cookie = client.cookies.get('names') ?? '';
  expect(cookie).toMatch(/^[\w-]{22}\.[\w-]+~[\w-]{22}\.[\w-]+$/);
  const readable = cookie.split(/[.~]/).map((part) => Buffer.from(part, 'base64url').toString());
  const everything = [cookie, ...readable].join();
  for (const secret of [member.phone, other.phone, member.pid, other.pid]) expect(everything).not.toContain(secret);
  const { rows } = await app.pool.query('select k::text as row from kept_names k');
  expect(rows.map(({ row }) => row).join()).not.toMatch(/মা|Ananya/);
});

test('the cookie is read by no script, lasts half a year, and the answer is kept in no cache', async () => {
  const answer = await keep(member, 'Ruma');
  const line = answer.headers.getSetCookie().find((one) => one.startsWith('names='));
  expect(line).toMatch(/HttpOnly; SameSite=Lax/);
  expect(line).toContain(`Max-Age=${182 * 24 * 3600}`);
  expect((await member.client.call('showkeptnames')).headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['', 'Please write the name that this phone should remember'],
  ['9830012345', 'Please write a name in letters alone, without a number or an e-mail address'],
  ['৯৮৩০০১২৩৪৫', 'Please write a name in letters alone, without a number or an e-mail address'],
  ['ruma@one.example', 'Please write a name in letters alone, without a number or an e-mail address'],
  ['SV123', 'Please write a name in letters alone, without a number or an e-mail address'],
  ['x'.repeat(31), 'This is too long: please shorten it'],
])('as a name %j is refused with its sentence', async (name, sentence) => {
  const answer = await keep(member, name);
  expect([answer.status, answer.body.errors.name]).toEqual([422, sentence]);
});

test('a name is changed, taken by one alone, and a sixth is refused', async () => {
  const { client } = member;
  await keep(member, 'Ruma');
  await keep(member, 'মা');
  expect((await listed(client)).map(({ name }) => name)).toEqual(['মা']);
  const here = await logInHere(client, other);
  expect((await keep(here, 'মা')).status).toBe(422);
  await keep(here, 'Two');
  for (const name of ['Three', 'Four', 'Five']) await keep(await logInHere(client, await makeMember(app)), name);
  const sixth = await logInHere(client, await makeMember(app));
  expect((await keep(sixth, 'Six')).body.msgkey).toBe('keptNamesFull');
  expect(await listed(client)).toHaveLength(5);
});

describe('a name tells nothing without its password', () => {
  /** Tries a wrong password eleven times and returns the answers. */
  async function tries(client: TestClient, name: string) {
    const id = await idOf(client, name);
    const heard = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const { status, body } = await client.call('loginbyname', { keptname: id, password: 'not-the-one' });
      heard.push([status, body.msgkey, body.msg, body.profileid]);
    }
    return heard;
  }

  test.each([
    ['is deleted', 'delete from accounts where id = (select account_id from account_profiles where profile_id = $1)'],
    ['is suspended', 'update members set suspended_at = now() where profile_id = $1'],
    [
      'is to be deleted',
      "update members set deletion_receipt = 'SB-' || profile_id, deletion_due_at = now() + interval '7 days' where profile_id = $1",
    ],
    ['is under attack', "select 'the phone is locked' where $1 <> ''"],
  ])('whether the account %s', async (state, statement) => {
    const { client, pid, phone } = member;
    await keep(member, 'Ruma');
    await keep(await logInHere(client, other), 'Mina');
    await client.call('logout');
    await app.pool.query(statement, [pid]);
    if (state === 'is under attack')
      for (let turn = 0; turn < 11; turn += 1) await app.client().call('custlogin', { phone, password: 'not-the-one' });
    const [gone, stays] = [await tries(client, 'Ruma'), await tries(client, 'Mina')];
    expect(gone).toEqual(stays);
    expect(gone[0]).toEqual([200, 'loginFailed', 'Phone number or password is wrong. Please try again.', undefined]);
    expect(gone.map(([status]) => status)).toEqual([...Array(10).fill(200), 429]);
    expect((await listed(client)).map(({ name }) => name)).toEqual(['Ruma', 'Mina']);
  });

  test('an id that the browser does not keep is answered like a wrong password', async () => {
    const { status, body } = await app.client().call('loginbyname', { keptname: 'x'.repeat(22), password: 'whatever' });
    expect([status, body.msgkey]).toEqual([200, 'loginFailed']);
    expect((await app.client().call('loginbyname', { keptname: 'x'.repeat(23), password: 'whatever' })).status).toBe(
      422,
    );
  });

  test('a cookie of anything shows no names, and no fault', async () => {
    const client = app.client();
    for (const cookie of [
      'x',
      '~.~',
      'a'.repeat(3000),
      `${'x'.repeat(22)}.${Buffer.from('<b>1</b>').toString('base64url')}`,
    ]) {
      client.cookies.set('names', cookie);
      expect(await listed(client)).toEqual([]);
    }
  });
});

test('a suspended account logs in by its name, and so does one whose deletion is taken back', async () => {
  await keep(member, 'Ruma');
  await app.pool.query('update members set suspended_at = now() where profile_id = $1', [member.pid]);
  expect((await choose(member.client, 'Ruma')).body).toMatchObject({ msgcode: 1, profileid: member.pid });
  await keep(other, 'Mina');
  await app.pool.query(
    "update members set deletion_receipt = 'SB-' || profile_id, deletion_due_at = now() + interval '7 days' where profile_id = $1",
    [other.pid],
  );
  expect((await choose(other.client, 'Mina')).body).toMatchObject({ msgcode: 2, msgkey: 'waitsForDeletion' });
  const kept = { keptname: await idOf(other.client, 'Mina'), password: TEST_PASSWORD, keepprofile: 'Yes' };
  expect((await other.client.call('loginbyname', kept)).body).toMatchObject({ msgcode: 1, profileid: other.pid });
});

test('a name is removed in one tap, and its handle opens nothing any more', async () => {
  await keep(member, 'Ruma');
  const cookie = member.client.cookies.get('names') ?? '';
  const id = await idOf(member.client, 'Ruma');
  expect((await member.client.call('dropkeptname', { keptname: id })).body.msgkey).toBe('keptNameDropped');
  expect(await listed(member.client)).toEqual([]);
  member.client.cookies.set('names', cookie);
  expect((await choose(member.client, 'Ruma')).body.msgkey).toBe('loginFailed');
});

test('a changed password ends the name everywhere but where it was changed', async () => {
  const there = await logInHere(app.client(), member);
  await keep(member, 'Ruma');
  await keep(there, 'Ruma');
  await member.client.call('updatepassword', { pid: member.pid, password: 'notun-shonar-tori' });
  expect((await choose(there.client, 'Ruma', 'notun-shonar-tori')).body.msgkey).toBe('loginFailed');
  expect((await choose(member.client, 'Ruma', 'notun-shonar-tori')).body).toMatchObject({ msgcode: 1 });
});

test('an account is kept in five browsers at most', async () => {
  const browsers = [member, ...(await Promise.all(Array.from({ length: 5 }, () => logInHere(app.client(), member))))];
  for (const one of browsers) {
    await keep(one, 'Ruma');
    // Only five new names are allowed in a day, so the counters are reset.
    await app.db.deleteFrom('attempts').execute();
  }
  expect((await choose(member.client, 'Ruma')).body.msgkey).toBe('loginFailed');
  const [, second] = browsers;
  expect((await choose(second?.client ?? app.client(), 'Ruma')).body.msgkey).toBe('loginDone');
});

describe('log out everywhere', () => {
  test('ends every session of the account, this one too, and the names stay unless they are to go', async () => {
    const there = await logInHere(app.client(), member);
    await keep(member, 'Ruma');
    await keep(there, 'মা');
    await app.pool.query(
      "insert into push_subscriptions (account_id, endpoint, p256dh, auth) select account_id, 'https://push.example/lost', 'x', 'x' from account_profiles where profile_id = $1",
      [member.pid],
    );
    expect((await member.client.call('logouteverywhere', { pid: member.pid, takesnames: '' })).body.msgkey).toBe(
      'loggedOutEverywhere',
    );
    for (const { client } of [member, there])
      expect((await client.call('showprofile', { pid: member.pid })).status).toBe(401);
    expect((await app.pool.query("select from push_subscriptions where endpoint like '%/lost'")).rows).toEqual([]);
    expect((await choose(there.client, 'মা')).body.msgcode).toBe(1);
    expect((await choose(member.client, 'Ruma')).body.msgcode).toBe(1);

    await there.client.call('logouteverywhere', { pid: member.pid, takesnames: 'Yes' });
    expect(await listed(there.client)).toEqual([]);
    expect(await listed(member.client)).toEqual([]);
    expect(member.client.cookies.has('names')).toBe(false);
  });

  test('leaves the other account of this phone as it was', async () => {
    const { client } = member;
    await keep(member, 'Ruma');
    const elsewhere = await logInHere(app.client(), other);
    await keep(await logInHere(client, other), 'Mina');
    const here = await logInHere(client, member);
    await here.client.call('logouteverywhere', { pid: member.pid, takesnames: 'Yes' });
    expect((await listed(client)).map(({ name }) => name)).toEqual(['Mina']);
    expect((await elsewhere.client.call('showprofile', { pid: other.pid })).status).toBe(200);
  });

  test('clearing the browser logs out here alone, and takes every name off it', async () => {
    const { client } = member;
    await keep(member, 'Ruma');
    await keep(await logInHere(client, other), 'Mina');
    const elsewhere = await logInHere(app.client(), other);
    for (const phone of ['here', 'elsewhere'])
      await app.pool.query(
        "insert into push_subscriptions (account_id, endpoint, p256dh, auth) select account_id, 'https://push.example/cleared-' || $2, 'x', 'x' from account_profiles where profile_id = $1",
        [member.pid, phone],
      );
    const cleared = await client.call('clearbrowser', { endpoint: 'https://push.example/cleared-here' });
    expect(cleared.body.msgkey).toBe('browserCleared');
    const told = await app.pool.query("select endpoint from push_subscriptions where endpoint like '%/cleared-%'");
    expect(told.rows).toEqual([{ endpoint: 'https://push.example/cleared-elsewhere' }]);
    expect([...client.cookies.keys()].filter((name) => ['session', 'names', 'browser'].includes(name))).toEqual([]);
    expect((await elsewhere.client.call('showprofile', { pid: other.pid })).status).toBe(200);
    const { rows } = await app.pool.query(
      'select from kept_names k join account_profiles p on p.account_id = k.account_id where p.profile_id = any($1)',
      [[member.pid, other.pid]],
    );
    expect(rows).toEqual([]);
  });
});

test('what the account reads of it: the name here, how many phones, and a name to begin with', async () => {
  const shown = async ({ client, pid }: Pick<TestMember, 'client' | 'pid'>) =>
    JSON.parse((await client.get(`/api/showsessions?${new URLSearchParams({ pid })}`)).text);
  expect(await shown(member)).toMatchObject({ keptname: '', keptin: 0, givenname: 'Ruma' });
  await keep(member, 'মা');
  expect(await shown(member)).toMatchObject({ keptname: 'মা', keptin: 1 });
  const there = await logInHere(member.client, other);
  expect(await shown(there)).toMatchObject({ keptname: '', keptin: 0 });
});

test('the account’s download says on how many phones a name is kept', async () => {
  await keep(member, 'মা');
  const { rows } = await app.pool.query('select account_id from account_profiles where profile_id = $1', [member.pid]);
  const told = await accountInDownload(app.db, { accountId: Number(rows[0].account_id), profileId: member.pid });
  expect(told.phones_that_keep_a_name).toBe(1);
});

test('the office keeps no name through the Power Link, and logs nobody out everywhere', async () => {
  const helper = app.client();
  await helper.call('securitykeycheck', { securitykey: KEY });
  await helper.call('regphonecheck', { phone: member.phone });
  expect((await keep({ client: helper, pid: member.pid }, 'Ruma')).status).toBe(403);
  expect((await helper.call('logouteverywhere', { pid: member.pid, takesnames: '' })).status).toBe(403);
});

test('on a phone of two accounts neither login is new to the other’s, by phone or by name', async () => {
  const { client } = member;
  const newBrowsers = async ({ pid }: TestMember) =>
    (
      await app.pool.query(
        "select from notices where kind = 'newBrowser' and account_id = (select account_id from account_profiles where profile_id = $1)",
        [pid],
      )
    ).rowCount;
  const before = [await newBrowsers(member), await newBrowsers(other)];
  await logInHere(client, other);
  await logInHere(client, member);
  await keep(member, 'Ruma');
  await logInHere(client, other);
  await choose(client, 'Ruma');
  // The other member had logged in elsewhere before, so this browser is new for them once.
  expect([await newBrowsers(member), await newBrowsers(other)]).toEqual([before[0], (before[1] ?? 0) + 1]);
});

test('a registration that another has left half-way here is not the next account’s to see', async () => {
  const client = app.client();
  const phone = '9830098300';
  const form = { name: 'Mina Pal', gender: 'Female', phone, email: '', password: 'shonar bangla', profile_id: 'SV77' };
  const ticked = { consentform: '1', agreed: 'Yes', marriageonly: 'Yes', truthful: 'Yes' };
  expect((await client.call('registerstep1', { ...form, ...ticked })).body.msgcode).toBe(1);
  expect(client.cookies.has('registration')).toBe(true);
  await logInHere(client, member);
  expect(client.cookies.has('registration')).toBe(false);
});
