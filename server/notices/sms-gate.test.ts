import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { maySend } from '#server/domain/verification/sending-limits.ts';
import { makeLimits } from '#server/http/limits.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';
import { makeReachable } from '#server/testing/reachable.ts';
import { requestCodeWithoutLogin } from './request-code-without-login.ts';
import { notify } from './tell.queries.ts';

const app = await startTestApp();
const { db, pool, printed } = app;

let member: TestMember;
beforeEach(async () => {
  await app.outbox.drain();
  await pool.query('delete from verification_days');
  await pool.query('delete from attempts');
  member = await makeMember(app);
  printed.length = 0;
});

const logIn = () => app.client().call('custlogin', { phone: member.phone, password: TEST_PASSWORD });
const toMember = () => printed.filter((line) => line.includes(member.phone) || line.includes('victim@example.in'));

test('nothing goes to a phone and an address that nobody has confirmed, not even for safety', async () => {
  await pool.query("update accounts set phone_verified_at = null, email = 'victim@example.in' where phone = $1", [
    member.phone,
  ]);
  for (let turn = 0; turn < 5; turn += 1) expect((await logIn()).body.msgcode).toBe(1);
  await member.client.call('updatepassword', { pid: member.pid, password: 'devi-1960' });
  await app.outbox.drain();
  expect(toMember()).toEqual([]);
  const { rowCount } = await pool.query("select from notice_deliveries where channel = 'office' and state = 'created'");
  expect(rowCount).toBe(0);
});

test('of new browsers three a day are told', async () => {
  for (let turn = 0; turn < 8; turn += 1) expect((await logIn()).body.msgcode).toBe(1);
  await app.outbox.drain();
  expect(toMember()).toHaveLength(3);
});

test('an SMS of a notice goes to the countries that codes go to, and has a budget of its own', async () => {
  const accountId = await makeReachable(app, { pid: member.pid, email: '' }, []);
  await pool.query("update accounts set phone = '+2348031234567', phone_verified_at = now() where id = $1", [
    accountId,
  ]);
  await notify(db, { kind: 'passwordChanged', accountId });
  await app.outbox.drain();
  expect(printed.filter((line) => line.includes('8031234567'))).toEqual([]);
  const { rows } = await pool.query("select reason from notice_deliveries where channel = 'sms'");
  expect(rows).toContainEqual({ reason: 'budget' });
});

test('a visitor who asks about numbers that nobody has takes no code from a family', async () => {
  const config = { ...readConfig({ DATA_DIR: app.dataDir }), codes: { dialCodes: ['91'], aDay: 8 } };
  const limits = makeLimits(db, (text) => Buffer.from(text.padEnd(32).slice(0, 32)));
  const services = { db, limits, config, keyedHash: (text: string) => Buffer.from(text) };
  const asked = { purpose: 'reset', kind: 'reset', ticketHash: Buffer.alloc(32) } as const;
  for (let turn = 0; turn < 20; turn += 1)
    expect(
      await requestCodeWithoutLogin(
        Object(services),
        { ...asked, contact: `98${String(70_000_000 + turn * 10_001)}`, accounts: [] },
        'x',
      ),
    ).toBe(true);
  const { rows } = await pool.query('select dial_code, asked from verification_days where dial_code in ($1, $2)', [
    '',
    'strangers',
  ]);
  expect(rows).toEqual([{ dial_code: 'strangers', asked: 2 }]);
  expect(await maySend(services, '9830012345')).toBe(true);
});
