import { beforeEach, expect, test } from 'vitest';
import { takeNumberAway } from '#server/domain/contacts/settle-contacts.queries.ts';
import { startTestApp } from '#server/testing/app.ts';
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

const byPhone = (phone: string) => app.client().call('custlogin', { phone, password: TEST_PASSWORD });
const takenNumber = () => `+999${String(accountId).padStart(9, '0')}`;

test('an account whose number was taken away is opened by no number, and answered as one that nobody has', async () => {
  await takeNumberAway(app.db, accountId);
  const { rows } = await app.pool.query('select phone from accounts where id = $1', [accountId]);
  expect(rows).toEqual([{ phone: takenNumber() }]);
  const [taken, never] = [await byPhone(takenNumber()), await byPhone('+999987654321')];
  expect(taken.body.msgkey).toBe('loginFailed');
  expect(taken.bytes).toEqual(never.bytes);
});

test('nor by a name that a browser keeps for it, and no browser is known to it', async () => {
  await member.client.call('keepname', { pid: member.pid, name: 'Ruma' });
  const { names } = JSON.parse((await member.client.call('showkeptnames')).text);
  await takeNumberAway(app.db, accountId);
  const answer = await member.client.call('loginbyname', { keptname: names[0].id, password: TEST_PASSWORD });
  expect(answer.body.msgkey).toBe('loginFailed');
  for (const table of ['known_browsers', 'kept_names'])
    expect((await app.pool.query(`select from ${table} where account_id = $1`, [accountId])).rows).toEqual([]);
});

test('nor by a handle that is there all the same, until the account has a number again', async () => {
  await member.client.call('keepname', { pid: member.pid, name: 'Ruma' });
  const { names } = JSON.parse((await member.client.call('showkeptnames')).text);
  const choose = () => member.client.call('loginbyname', { keptname: names[0].id, password: TEST_PASSWORD });
  await app.pool.query('update accounts set phone = $2 where id = $1', [accountId, takenNumber()]);
  expect((await choose()).body.msgkey).toBe('loginFailed');
  await app.pool.query('update accounts set phone = $2 where id = $1', [accountId, member.phone]);
  expect((await choose()).body.msgkey).toBe('loginDone');
});
