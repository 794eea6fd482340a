import { beforeEach, expect, test } from 'vitest';
import { browserFamily } from '#server/http/browser-family.ts';
import { startTestApp } from '#server/testing/app.ts';
import { addHolder } from '#server/testing/holders.ts';
import { makeMember, TEST_PASSWORD, type TestMember } from '#server/testing/members.ts';

const app = await startTestApp();
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

let member: TestMember;
beforeEach(async () => {
  member = await makeMember(app);
});

interface Listed {
  id: string;
  browser: string;
  system: string;
  isThis: boolean;
}
const make = ({ client, pid }: Pick<TestMember, 'client' | 'pid'>, path: string, form: Record<string, string> = {}) =>
  client.call(path, { pid, ...form });
const list = async ({ client, pid }: Pick<TestMember, 'client' | 'pid'>): Promise<Listed[]> =>
  JSON.parse((await client.get(`/api/showsessions?${new URLSearchParams({ pid })}`)).text).sessions;
async function another(userAgent = PHONE) {
  const client = app.client({ 'user-agent': userAgent });
  await client.call('custlogin', { phone: member.phone, password: TEST_PASSWORD });
  return { client, pid: member.pid };
}

test('lists where the account is logged in, with the family of the browser alone, and ends one', async () => {
  const phone = await another();
  const listed = await list(member);
  expect(listed).toHaveLength(2);
  const there = listed.find(({ isThis }) => !isThis);
  expect(there).toMatchObject({ browser: 'chrome', system: 'android' });
  const { rows } = await app.pool.query('select s::text as row from sessions s');
  expect(rows.map(({ row }) => row).join()).not.toMatch(/128\.0|127\.0\.0\.1/);
  expect((await make(member, 'endsession', { session: there?.id ?? '' })).body).toMatchObject({
    msgkey: 'sessionEnded',
  });
  expect((await make(phone, 'showprofile')).status).toBe(401);
  expect((await make(member, 'endsession', { session: there?.id ?? '' })).body.msgkey).toBe('sessionOver');
  expect(await list(member)).toMatchObject([{ isThis: true }]);
});

test('ends all others at once and stays logged in', async () => {
  const others = [await another(), await another()];
  expect((await make(member, 'endothersessions')).body.msgkey).toBe('sessionsEnded');
  for (const one of others) expect((await make(one, 'showprofile')).status).toBe(401);
  expect(await list(member)).toHaveLength(1);
});

test('is each account’s own: no other who looks after the profile reads or ends it', async () => {
  const bride = await addHolder(app, member, 'candidate');
  const [own] = await list(member);
  expect(await list(bride)).toMatchObject([{ isThis: true }]);
  expect((await make(bride, 'endsession', { session: own?.id ?? '' })).body.msgkey).toBe('sessionOver');
  await make(bride, 'endothersessions');
  expect(await list(member)).toHaveLength(1);
});

test.each([
  [PHONE, 'chrome android'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A1) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36',
    'samsung android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 Version/15.4 Mobile/15E148 Safari/604.1',
    'safari iphone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0', 'edge windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0', 'firefox linux'],
  ['', 'other other'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
