import { expect, test } from 'vitest';
import { LIMITS } from '#server/http/limits.ts';
import { startTestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { TEST_PASSWORD, TICKED } from '#server/testing/members.ts';

const app = await startTestApp();
let phones = 9_840_000_001;

const form = (phone: string, password = TEST_PASSWORD) => ({
  profile_id: '',
  name: 'Ruma Ghosh',
  email: '',
  phone,
  gender: 'Female',
  password,
  ...TICKED,
});

async function browser(): Promise<TestClient> {
  const client = app.client();
  await client.call('openregistration');
  return client;
}

const register = async (client: TestClient, phone = String(phones++), password = TEST_PASSWORD) =>
  client.call('registerstep1', form(phone, password));

test('behind a carrier’s address one browser that is told too often refuses no other', async () => {
  const taken = String(phones++);
  await register(await browser(), taken);
  const asking = await browser();
  for (let times = 0; times < LIMITS.phoneTakenByBrowser.most; times++)
    expect((await register(asking, taken, 'another')).body.msgcode).toBe(2);
  const refused = await register(asking, taken, 'another');
  expect([refused.status, refused.body.msgkey]).toEqual([429, 'phonesTakenTooOften']);
  // Free phones get no answer either.
  expect((await register(asking)).status).toBe(429);
  expect((await register(await browser())).body.msgcode).toBe(1);
});

test('thirty families without a mark spend their own budget, and no marked browser’s', async () => {
  for (let times = 0; times <= LIMITS.phoneTakenByAddress.most; times++) {
    const taken = String(phones++);
    await register(await browser(), taken);
    await register(app.client(), taken, 'another');
  }
  expect((await register(app.client())).status).toBe(429);
  expect((await register(await browser())).body.msgcode).toBe(1);
  const forged = app.client();
  forged.cookies.set('registering', `${'A'.repeat(22)}.${'B'.repeat(22)}`);
  expect((await register(forged)).status).toBe(429);
});

test('the lost answer of step 1: the same phone, browser and password go on with step 2', async () => {
  const client = await browser();
  const phone = String(phones++);
  const first = await register(client, phone);
  // The answer was lost together with its cookie.
  client.cookies.delete('registration');
  const again = await register(client, phone);
  expect(again.body).toMatchObject({ msgcode: 1, profile_id: first.body.profile_id });
  expect(client.cookies.has('registration')).toBe(true);
  const { rows } = await app.pool.query('select count(*)::int as count from accounts where phone = $1', [phone]);
  expect(rows).toEqual([{ count: 1 }]);

  expect((await register(client, phone, 'another-password')).body.msgcode).toBe(2);
  expect((await register(await browser(), phone)).body.msgcode).toBe(2);
  await app.pool.query("update attempts set since = now() - interval '16 minutes' where kind = 'registeredHere'");
  expect((await register(client, phone)).body.msgcode).toBe(2);
});

test('once step 2 is done, step 1 leads nowhere', async () => {
  const client = await browser();
  const phone = String(phones++);
  await register(client, phone);
  await app.pool.query(
    'update members set registered_at = now() where profile_id in (select p.profile_id from account_profiles p join accounts a on a.id = p.account_id where a.phone = $1)',
    [phone],
  );
  expect((await register(client, phone)).body.msgcode).toBe(2);
});
