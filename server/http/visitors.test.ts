import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { makeMember, TEST_PASSWORD } from '#server/testing/members.ts';
import { LIMITS } from './limits.ts';

let app: TestApp;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts']);
  app = await startTestApp({ trustProxy: ['127.0.0.1'] }, { pages: 'built' });
}, 120_000);

const post = (path: string, form: Record<string, string>) =>
  [path, { method: 'POST', body: new URLSearchParams(form) }] as const;

const wrongLogin = post('/login', { phone: '9000000001', password: 'not the password' });

test('plain forms are limited by the visitor’s address, not by one address for all', async () => {
  const [one, other] = ['203.0.113.7', '198.51.100.9'].map((from) => app.client({ 'x-forwarded-for': from }));
  expect((await one?.send(...wrongLogin))?.status).toBe(200);
  await app.db.updateTable('attempts').set({ count: LIMITS.loginByAddress.most }).execute();

  const refused = await one?.send(...wrongLogin);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.text).toContain('Too many attempts');
  expect((await other?.send(...post('/login', { phone: '9000000002', password: 'not the password' })))?.status).toBe(
    200,
  );
});

test('a plain login of a member opens the dashboard, and its plain logout closes it', async () => {
  const { phone } = await makeMember(app);
  const client = app.client();
  const login = await client.send(...post('/login', { phone, password: TEST_PASSWORD }));
  expect([login.status, login.headers.get('location')]).toEqual([303, '/logged-in?back=%2Fdashboard']);
  expect((await client.get('/logged-in?back=%2Fdashboard')).headers.get('location')).toBe('/dashboard');
  const cookie = login.headers.getSetCookie().find((line) => line.startsWith('session='));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect((await client.get('/dashboard')).status).toBe(200);
  expect((await client.send(...post('/logout', {}))).headers.get('location')).toBe('/login');
  expect((await client.get('/dashboard')).headers.get('location')).toBe('/login');
});

test.each(['/login', '/register', '/register2', '/logout', '/dashboard'])(
  'a form that another site posts to %s is refused',
  async (path) => {
    const { client } = await makeMember(app);
    const asked = new Map(client.cookies);
    for (const foreign of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
      const [url, init] = post(path, { phone: '9000000003', password: 'secret1' });
      const answer = await client.send(url, { ...init, headers: foreign });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
    expect(client.cookies).toEqual(asked);
  },
);

test('answers of the API and pages of a member are kept by no cache, built files for ever', async () => {
  const { client, pid } = await makeMember(app);
  expect((await client.call('showprofile', { pid })).headers.get('cache-control')).toBe('no-store');
  const page = await client.get('/dashboard');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const files = page.text.match(/\/assets\/[^"]+\.(js|css|woff2)/g) ?? [];
  expect(files.length).toBeGreaterThan(2);
  for (const file of new Set(files)) {
    const { status, headers } = await client.send(file, { headers: { 'accept-encoding': 'br' } });
    expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
    // A file that compression does not make smaller is sent as it is.
    const isTiny = Number(headers.get('content-length')) < 150 && headers.get('content-encoding') === null;
    if (!file.endsWith('woff2') && !isTiny) expect([file, headers.get('content-encoding')]).toEqual([file, 'br']);
  }
});

test('the styles and the first picture of the home page are asked for before any script', async () => {
  const { text } = await app.client().get('/');
  // The styles of member pages and the scripts that send a form are only named here and loaded later.
  const now = text.replaceAll(/<link rel="later" href="\/assets\/[^>]+>/g, '');
  expect(now).not.toBe(text);
  const asked = [...now.matchAll(/(?:href|src)="\/assets\/[^"]+\.(\w+)"/g)].map(([, kind]) => kind);
  const firstScript = asked.indexOf('js');
  expect(asked.slice(0, 2)).toEqual(['css', 'svg']);
  expect(firstScript).toBeGreaterThan(1);
  expect(new Set(asked.slice(firstScript))).toEqual(new Set(['js']));
});
