import { expect, test } from 'vitest';
import { sentNames } from '#contract/call.ts';
import { officeCalls } from '#contract/staff/api.ts';
import { STAFF_ROLES } from '#contract/staff/roles.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeMember } from '#server/testing/members.ts';
import { codeOf, makeStaff, PASSWORD } from '#server/testing/staff.ts';

const app = await startTestApp();
const all = await makeStaff(app, STAFF_ROLES);

const withCookies = (headers: Record<string, string>) => {
  const client = app.client(headers);
  for (const [name, value] of all.client.cookies) client.cookies.set(name, value);
  return client;
};

test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }] as Record<
  string,
  string
>[])('what another site sends with the office’s cookie is refused (%j), by every call', async (headers) => {
  const client = withCookies(headers);
  for (const { path } of officeCalls.filter(({ method }) => method === 'POST')) {
    const answer = await client.call(path, {});
    expect([path, answer.status, answer.body.msgkey]).toEqual([path, 403, 'foreignSite']);
  }
  expect((await all.client.call('office/showdesk')).status).toBe(200);
});

const STRANGE = ['abc', '1\0', '\0', '-1', '1e9', '99999999999999999999', '1.5', "1'--", '\u202e1', '০'];
/** Calls that would end the session used by the test. */
const NOT_ASKED = ['office/logout'];

test('no call of the office answers what is strange with a fault', { timeout: 180_000 }, async () => {
  for (const call of officeCalls) {
    if (NOT_ASKED.includes(call.path)) continue;
    const names = sentNames(call).filter((name) => !call.files.includes(name));
    const fields = names.filter((name) => !['password', 'code'].includes(name));
    for (const strange of STRANGE) {
      // A code of the authenticator is accepted once, so its counter is reset.
      await app.pool.query('update staff set factor_step = 0 where email = $1', [all.email]);
      const proof: Record<string, string> = names.includes('code')
        ? { password: PASSWORD, code: codeOf(all.secret) }
        : {};
      const form = Object.fromEntries(fields.map((name) => [name, strange]));
      const answer = await all.client.call(call.path, { ...form, ...proof });
      expect([call.path, strange, answer.status]).toEqual([call.path, strange, expect.toSatisfy((it) => it < 500)]);
    }
  }
});

test('a cookie that was there before the login is not the one that comes in', async () => {
  const { email, secret } = await makeStaff(app, ['helper']);
  const client = app.client();
  await client.call('office/login', { email, password: PASSWORD });
  const [name = ''] = [...client.cookies.keys()];
  const planted = 'A'.repeat(43);
  client.cookies.set(name, planted);
  await client.call('office/login', { email, password: PASSWORD });
  const halfway = client.cookies.get(name);
  await client.call('office/givefactor', { code: codeOf(secret, 1) });
  const proven = client.cookies.get(name);
  expect(new Set([planted, halfway, proven]).size).toBe(3);
  for (const value of [planted, halfway ?? '']) {
    const thief = app.client();
    thief.cookies.set(name, value);
    expect((await thief.call('office/liststaff')).status).toBe(401);
    expect((await thief.call('office/findmembers', { asked: '9830' })).status).toBe(401);
  }
  expect((await client.call('office/findmembers', { asked: '9830' })).status).toBe(200);
});

test('the office’s cookie opens no member’s page or call, under any name', async () => {
  const { pid, client } = await makeMember(app);
  const [token = ''] = [...all.client.cookies.values()];
  for (const name of client.cookies.keys()) {
    const thief = app.client();
    thief.cookies.set(name, token);
    expect((await thief.call('showprofile', { pid })).status).toBe(401);
  }
});

test.each([
  ['a megabyte', 'ক'.repeat(350_000), [413, 422]],
  ['a megabyte of open tags', '<p>'.repeat(350_000), [413, 422]],
  ['open tags', '<p><strong>গল্প'.repeat(400), [200]],
  ['a script', '<script>alert(1)</script><p onclick="x()">গল্প</p>', [200]],
  ['nothing but a nul', '\0', [422]],
])('%s as a text is answered with a sentence, and no script comes through', async (_, html, statuses) => {
  const answer = await all.client.call('office/previewtext', { lang: 'bn', html });
  expect(statuses).toContain(answer.status);
  if (answer.status !== 200) expect(answer.body.msg).toMatch(/\S/);
  expect(String(answer.body.html)).not.toMatch(/<script|onclick/);
});

test('no address of the office stands in what is told to visitors and searchers', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/api/openapi.json']) {
    const answer = await app.client().get(path);
    expect(answer.text, path).not.toMatch(/\/office|office\//);
  }
});
