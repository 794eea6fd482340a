import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';

const app = await startTestApp({ trustProxy: 1, powerLinkKey: 'a key for letters' }, { pages: 'built' });
const phoneOf = async (pid: string): Promise<string> =>
  (await app.pool.query('select phone from members where profile_id = $1', [pid])).rows[0].phone;
const accountOf = async (phone: string): Promise<string | null> =>
  (await app.pool.query('select letters from accounts where phone = $1', [phone])).rows[0].letters;
/** Logs this phone in on a device without a choice of its own. */
async function logIn(phone: string, device = app.client()) {
  expect((await device.call('custlogin', { phone, password: TEST_PASSWORD })).body.msgcode).toBe(1);
  return device;
}

test('a choice in the settings is the account’s, and comes along to another device', async () => {
  const { pid, client } = await makeMember(app);
  const phone = await phoneOf(pid);
  expect(await accountOf(phone)).toBeNull();
  expect((await client.call('setletters', { letters: 'large' })).body).toMatchObject({ msgcode: 1, msgkey: 'saved' });
  expect(await accountOf(phone)).toBe('large');
  const other = await logIn(phone);
  expect(other.cookies.get('letters')).toBe('large.account');
  expect((await other.get('/dashboard')).text).toContain('<html lang="en" data-letters="large">');
  await other.call('setletters', { letters: 'usual' });
  expect((await other.get('/dashboard')).text).toContain('<html lang="en">');
  expect((await logIn(phone)).cookies.get('letters')).toBe('usual.account');
});

test('what is chosen on the login page is taken over by the account that logs in', async () => {
  const { pid } = await makeMember(app);
  const phone = await phoneOf(pid);
  const device = app.client();
  const answer = await device.get('/letters?to=large&back=/login');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/login');
  expect((await device.get('/login')).text).toContain('data-letters="large"');
  await logIn(phone, device);
  expect(await accountOf(phone)).toBe('large');
});

test('on a shared phone the next account does not get the choice of the one before', async () => {
  const [mother, daughter] = await Promise.all([makeMember(app), makeMember(app)]);
  await mother.client.call('setletters', { letters: 'large' });
  await mother.client.call('logout');
  const phone = await phoneOf(daughter.pid);
  await logIn(phone, mother.client);
  expect(await accountOf(phone)).toBeNull();
});

test('a visitor’s choice stays on the device; what is no choice is refused and named', async () => {
  const visitor = app.client();
  expect((await visitor.call('setletters', { letters: 'large' })).body.msgcode).toBe(1);
  expect(visitor.cookies.get('letters')).toBe('large');
  for (const letters of ['', 'huge']) {
    const { status, body } = await visitor.call('setletters', { letters });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['letters']);
  }
  expect(visitor.cookies.get('letters')).toBe('large');
});

test('an unknown value of the cookie or the link changes nothing, and leads to no other site', async () => {
  const device = app.client({ cookie: 'letters="><script>' });
  expect((await device.get('/login')).text).toContain('<html lang="en">');
  const answer = await app.client().get('/letters?to=huge&back=//elsewhere.example');
  expect(answer.headers.get('location')).toBe('/');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('a session of the Power Link leaves the family’s account as it is', async () => {
  const { pid } = await makeMember(app);
  const phone = await phoneOf(pid);
  const office = app.client();
  await office.call('securitykeycheck', { securitykey: 'a key for letters' });
  await office.call('regphonecheck', { phone });
  await office.call('setletters', { letters: 'large' });
  expect(await accountOf(phone)).toBeNull();
});
